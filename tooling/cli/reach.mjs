/** Which files of a repository a file can reach: by its imports, across packages, and by every path that it names. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

const code = /\.(ts|tsx|mjs|cjs)$/;

/** A text without spaces, and whether it is a specifier; else it may be a path. */
const texts = /((?:\b(?:from|import)|\b(?:import|require|resolve)\()\s*)?['"`]([^'"`\s]+)['"`]/g;

const hasExtension = /\.\w+$/;

/**
 * @param {string} cwd a repository
 * @param {string[]} files paths inside it, possibly including removed ones
 * @returns {Promise<Map<string, Set<string>>>} file to the files that it names itself; imports of types alone name
 *   none
 */
export async function readGraph(cwd, files) {
  const { transform } = await import('@swc/core');
  const resolve = resolverOf(cwd, files);
  const sources = files.filter((file) => code.test(file));
  const edges = await Promise.all(
    sources.map(async (file) => {
      const source = await readFile(join(cwd, file), 'utf8').catch(() => '');
      const { code: compiled } = await transform(source, compilerOptions(file));
      const named = [...compiled.matchAll(texts)].flatMap(([, specifies, text]) =>
        resolve(file, text, specifies !== undefined),
      );
      return [file, new Set(named)];
    }),
  );
  return new Map(edges);
}

/**
 * @param {Map<string, Set<string>>} graph
 * @param {Iterable<string>} targets
 * @returns {Set<string>} the targets and all that can reach one of them
 */
export function reaching(graph, targets) {
  const named = new Map();
  for (const [file, others] of graph)
    for (const other of others) named.set(other, [...(named.get(other) ?? []), file]);
  const found = new Set(targets);
  // Iterating a set includes what is added on the way.
  for (const file of found) for (const by of named.get(file) ?? []) found.add(by);
  return found;
}

function compilerOptions(filename) {
  const parser = /\.tsx?$/.test(filename)
    ? { syntax: 'typescript', tsx: filename.endsWith('x') }
    : { syntax: 'ecmascript' };
  return {
    filename,
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser,
      preserveAllComments: false,
      transform: { react: { runtime: 'preserve' } },
    },
  };
}

/**
 * @returns {(from: string, text: string, isSpecifier: boolean) => string[]} the files that a text means where it is written;
 *   a package whose name is a mere text is not imported
 */
function resolverOf(cwd, files) {
  const known = new Set(files);
  const below = (folder) => files.filter((file) => file.startsWith(`${folder}/`));
  const packages = readPackages(cwd, files);

  return (from, text, isSpecifier) => {
    const owner = packages.find(({ name }) => text === name || text.startsWith(`${name}/`));
    if (owner && !isSpecifier) return [];
    if (owner) return inPackage(owner, `.${text.slice(owner.name.length)}`);
    const isRelative = /^\.\.?\//.test(text);
    const path = posix.join(posix.dirname(from), text);
    if (known.has(path)) return [path];
    if (isRelative) return below(folderOf(from, text));
    return hasExtension.test(text) && known.has(text) ? [text] : [];
  };

  function inPackage({ folder, exports }, subpath) {
    const target = exports[subpath];
    // Any file of a package whose way in is not known.
    return typeof target === 'string' ? [posix.join(folder, target)] : below(folder);
  }
}

/** The folder that a text means, or the part of it that is known: a folder may be read as a whole. */
function folderOf(from, text) {
  const fixed = text.includes('${') ? posix.dirname(`${text.split('${', 1)[0]}.`) : text;
  // Dots alone say where a folder is and not what is wanted of it.
  return /\w/.test(fixed) ? posix.join(posix.dirname(from), fixed).replace(/\/$/, '') : null;
}

function readPackages(cwd, files) {
  return files
    .filter((file) => /^[^/]+\/package\.json$/.test(file))
    .map((file) => {
      const { name, exports = {} } = readManifest(join(cwd, file));
      return { name, exports, folder: posix.dirname(file) };
    })
    .filter(({ name }) => name);
}

function readManifest(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Removed, or not written to its end: who names it is not known.
    return {};
  }
}
