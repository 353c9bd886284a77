/** What a proof rests on: which files, and the hash of them, of the environment and of the machine. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../git.mjs';
import { readGraph } from '../reach.mjs';

/**
 * @typedef {{ cwd: string, files: string[], graph: Map<string, Set<string>> }} Sources of a repository; `files`: paths
 *   inside it, sorted
 * @typedef {{ file: string, restsOn: RegExp[] }} Part of the proof: a test file, and what it rests on that it does not reach
 */

/** @returns {Promise<Sources>} */
export async function readSources(cwd) {
  const files = listFiles(cwd);
  return { cwd, files, graph: await readGraph(cwd, files) };
}

/**
 * @param {Part} part
 * @param {Omit<Sources, 'cwd'>} sources
 * @returns {string[]} what the part rests on: what its test file reaches, and what it names
 */
export function inputsOf({ file, restsOn }, { files, graph }) {
  const reached = new Set([file]);
  // Iterating a set includes what is added on the way.
  for (const one of reached) for (const next of graph.get(one) ?? []) reached.add(next);
  const named = namedBy(restsOn, files);
  return files.filter((path) => reached.has(path) || named.has(path));
}

/** For each list of files, what patterns mean in it: hundreds of tests rest on the same. */
const namings = new WeakMap();

function namedBy(patterns, files) {
  const known = namings.get(files) ?? new Map();
  namings.set(files, known);
  const key = patterns.join('\n');
  if (!known.has(key))
    known.set(key, new Set(files.filter((path) => patterns.some((pattern) => pattern.test(path)))));
  return known.get(key);
}

/**
 * @param {string} cwd a repository
 * @param {string[]} inputs paths inside it
 * @param {string[]} surroundings what else a result depends on
 * @returns {string} the same for the same contents, wherever the repository is
 */
export const hashOf = (cwd, inputs, surroundings) => readContents(cwd, inputs, {})(inputs, surroundings);

/**
 * Reads files as they are now.
 * @param {string} cwd a repository
 * @param {string[]} files paths inside it
 * @param {Record<string, string>} [env] a result also depends on the variables that its inputs name
 * @returns {(inputs: string[], surroundings: string[]) => string} hashes some of them, without reading them again
 */
export function readContents(cwd, files, env = process.env) {
  const names = Object.keys(env)
    .filter((name) => !OF_A_RUN.test(name))
    .toSorted();
  const anyName = names.length > 0 ? new RegExp(`\\b(?:${names.join('|')})\\b`, 'g') : null;
  const contents = new Map(files.map((path) => [path, describe(read(join(cwd, path)), anyName)]));
  return (inputs, surroundings) => {
    const hash = createHash('sha256').update(surroundings.join('\0'));
    const named = new Set();
    for (const path of inputs) {
      const { digest, variables } = contents.get(path);
      hash.update(`\0${path}\0${digest}`);
      for (const name of variables) named.add(name);
    }
    for (const name of names) if (named.has(name)) hash.update(`\0${name}=${env[name]}`);
    return hash.digest('hex');
  };
}

/** Variables that a shell, npm and a run of ours set each time, and those by which no result differs. */
const OF_A_RUN =
  /^(npm_.*|_|PATH|PWD|OLDPWD|SHLVL|HOME|USER|LOGNAME|SHELL|TERM|HOSTNAME|INIT_CWD|EDITOR|COLOR|NODE|TMPDIR|XDG_.*|CI|GITHUB_.*|(NO|FORCE)_COLOR|(TEST_)?(DATABASE|REDIS)_URL|CADENCE_(CHROMIUM|FIREFOX|WEBKIT|PREPARED)|RUN_ENDS_AT|[^A-Za-z].*|.*\W.*)$/;

function describe(content, anyName) {
  const digest = createHash('sha256').update(content).digest('hex');
  // Pictures and fonts name nothing.
  const isText = anyName !== null && !content.includes(0);
  return { digest, variables: isText ? new Set(content.toString('utf8').match(anyName)) : [] };
}

function read(path) {
  try {
    return readFileSync(path);
  } catch {
    // Removed and not yet committed.
    return Buffer.alloc(0);
  }
}

/** What every test depends on besides the repository: Node, locale, zone and cores of the machine. */
export const surroundingsOfNode = () => [
  process.platform,
  process.arch,
  process.version,
  ...['LANG', 'LC_ALL'].map((name) => process.env[name] ?? ''),
  Intl.DateTimeFormat().resolvedOptions().timeZone,
  String(availableParallelism()),
];

/** What a browser test depends on besides: the browser and the fonts of the machine. */
export const surroundingsOfBrowser = (chromium) => [
  ...surroundingsOfNode(),
  print(chromium, '--version').trim(),
  createHash('sha256')
    .update(print('fc-list', ':', 'file', 'fontversion').split('\n').toSorted().join('\n'))
    .digest('hex'),
];

/**
 * What a test in other engines depends on besides. Playwright's builds are of its version, which a lockfile has.
 * @param {Record<string, string>} engines as they were found
 */
export const surroundingsOfEngines = (engines) => [
  ...Object.values(engines),
  print('dpkg-query', '--show', 'firefox-esr', 'webkit2gtk-driver').trim(),
];

const print = (command, ...args) =>
  spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 }).stdout ?? '';
