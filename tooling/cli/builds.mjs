/** Builds the shell, the remotes and Storybook, and only those whose sources changed. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { digestOf, keptFolders } from './kept-folders.mjs';
import { runNode } from './process.mjs';
import { CliError } from './cli-error.mjs';
import { at, readJson, remotes, script } from './workspace.mjs';

const sharedInputs = ['pnpm-lock.yaml', 'tooling/webpack'];
const notBuilt =
  /\.(test|stories|fixtures)\.[a-z]+$|^(node_modules|dist|testing|storybook-static)$|\.md$|^\./;

/** Of the design system, what Storybook's build reads: also stories and its settings, and no tests. */
const notInStorybook = /\.test\.[a-z]+$|^(node_modules|dist|storybook-static)$|\.md$/;
const STORYBOOK = 'storybook';

/** Packages that have something to build. */
export const builtPackages = () => ['shell', ...remotes()];

/**
 * @param {string[]} [names] packages to build; all that need it by default
 * @param {{ force?: boolean }} [options] `force` builds what is up to date, too
 * @returns {Promise<string[]>} the packages that were built
 * @throws {CliError} when a build fails
 */
export async function buildPackages(names = builtPackages(), { force = false } = {}) {
  const wanted = names.map((name) => ({ name, hash: sourceHash(name) }));
  const queue = wanted.filter(({ name, hash }) => force || !(isBuilt(name, hash) || takeKept(name, hash)));
  const built = queue.map(({ name }) => name);
  const failed = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      if (!(await build(next.name, next.hash))) failed.push(next.name);
  };
  // A build keeps a core and about a gigabyte busy; more than two at once gain nothing on small machines.
  await Promise.all([work(), work()]);
  if (failed.length > 0) throw new CliError(`Not built: ${failed.join(', ')}. The messages are above.`);
  return built;
}

/**
 * Builds the design system's static Storybook, where its sources changed since it was built here last.
 * @param {{ force?: boolean, args?: string[] }} [options] `force` builds what is up to date, too; further arguments for
 *   Storybook, whose result is not kept as up to date
 * @returns {Promise<boolean>} whether it was built
 * @throws {CliError} when the build fails
 */
export async function buildStorybook({ force = false, args = [] } = {}) {
  const hash = hashOf(['shared-ui', ...sharedInputs], notInStorybook);
  const isPlain = args.length === 0;
  if (!force && isPlain && (isBuilt(STORYBOOK, hash) || takeKept(STORYBOOK, hash))) return false;
  const start = Date.now();
  rmSync(stampOf(STORYBOOK), { force: true });
  const storybook = script('storybook', 'storybook', 'shared-ui');
  const { code, output } = await runNode([storybook, 'build', '--quiet', '--disable-telemetry', ...args], {
    cwd: at('shared-ui'),
    show: false,
  });
  if (code !== 0) throw new CliError(`Storybook does not build:\n${output}`);
  if (isPlain) await keep(STORYBOOK, hash);
  console.log(`Built Storybook in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

async function build(name, hash) {
  const start = Date.now();
  const webpack = script('webpack-cli', 'webpack-cli', 'tooling');
  const { code, output } = await runNode([webpack, 'build', '--mode', 'production'], {
    cwd: at(name),
    env: { NODE_ENV: 'production' },
    show: false,
  });
  if (code !== 0) {
    console.error(`\n${name} does not build:\n${output}`);
    return false;
  }
  await keep(name, hash);
  console.log(`Built ${name} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

/** Those of some ten states of the sources; all packages together have some thirty megabytes. */
const kept = () => keptFolders('builds', { kept: 100 });

const keyOf = (name, hash) => `${name}-${hash.slice(0, 32)}`;
const resultOf = (name) => at(name === STORYBOOK ? 'shared-ui/storybook-static' : join(name, 'dist'));

/** What was built of these sources on this machine; not if it is not what was kept. */
function takeKept(name, hash) {
  const folder = kept().find(keyOf(name, hash));
  if (!folder || !isWhole(join(folder, 'result'), join(folder, 'digest'))) return false;
  rmSync(resultOf(name), { recursive: true, force: true });
  cpSync(join(folder, 'result'), resultOf(name), { recursive: true });
  writeStamp(name, hash);
  return true;
}

async function keep(name, hash) {
  writeStamp(name, hash);
  await kept().make(keyOf(name, hash), async (draft) => {
    cpSync(resultOf(name), join(draft, 'result'), { recursive: true });
    writeFileSync(join(draft, 'digest'), digestOf(resultOf(name)));
  });
}

const isWhole = (folder, digest) => digestOf(folder) === readFileSync(digest, 'utf8');

const stampOf = (name) => at('.cache/builds', name);

/** What it was built of, and what came of it. */
const stampFor = (name, hash) => `${hash}\n${digestOf(resultOf(name))}`;

function writeStamp(name, hash) {
  mkdirSync(at('.cache/builds'), { recursive: true });
  writeFileSync(stampOf(name), stampFor(name, hash));
}

function isBuilt(name, hash) {
  const isThere = existsSync(resultOf(name)) && existsSync(stampOf(name));
  return isThere && readFileSync(stampOf(name), 'utf8') === stampFor(name, hash);
}

/** Hash over everything a build reads: the package, the workspace packages it depends on, preset and lockfile. */
const sourceHash = (name) => hashOf([...sharedInputs, ...withDependencies(name)], notBuilt);

function hashOf(inputs, ignored) {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const file of filesOf(input, ignored))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(at(file)));
  return hash.digest('hex');
}

function withDependencies(name, seen = new Set()) {
  seen.add(name);
  const { dependencies = {} } = readJson(`${name}/package.json`);
  for (const [dependency, version] of Object.entries(dependencies)) {
    const folder = dependency.replace('@cadence/', '');
    if (version.startsWith('workspace:') && !seen.has(folder)) withDependencies(folder, seen);
  }
  return [...seen];
}

/** @returns {string[]} files below a path inside the repository, sorted; empty when nothing is there */
function filesOf(path, ignored) {
  if (!existsSync(at(path))) return [];
  if (statSync(at(path)).isFile()) return [path];
  const entries = readdirSync(at(path), { withFileTypes: true });
  return entries
    .filter((entry) => !ignored.test(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(join(path, entry.name), ignored) : [join(path, entry.name)],
    )
    .sort();
}
