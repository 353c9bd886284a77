/** `npm test -- --changed`: what differs, and which tests that can reach. */
import { CliError } from './cli-error.mjs';
import { differing, git, listed, tryGit } from './git.mjs';
import { readGraph, reaching } from './reach.mjs';

/**
 * @typedef {{ files: string[], since: string }} Change files: paths that differ, including removed ones
 * @typedef {{ reached: Set<string>, reachesAll?: string, specs: 'all' | string[], served?: string }} Choice reached:
 *   all files that can reach what changed; reachesAll: a changed file that any test may depend on; specs: end-to-end
 *   files to run; served: the changed file because of which they are all run
 */

/** What an end-to-end test meets without importing it: the product, as it is built. */
const served = /^(shell|mfe-[^/]+|shared-[^/]+|server)\//;
const notServed = /\.(test|stories)\.[a-z]+$|\/testing\/|\/\.storybook\//;

/** What only Storybook shows, and the end-to-end file that walks through it. */
const ofStorybook = /^shared-ui\/(\.storybook\/|src\/.*\.stories\.)/;
const STORYBOOK_SPEC = 'e2e/tests/storybook.spec.ts';

/** What runs before any end-to-end test. */
const endToEndRoots = [
  'e2e/playwright.config.ts',
  'tooling/cli/builds.mjs',
  'tooling/cli/publish.mjs',
  'tooling/cli/suites.mjs',
];

const isCode = (file) => /\.(ts|tsx|mjs|cjs)$/.test(file);
const isTest = (file) => /\.(test|spec)\.[a-z]+$/.test(file);

/** What no import leads to: lockfile, manifests, pictures, and what loads, builds and runs the tests. */
const isForAll = (file) =>
  !isTest(file) &&
  (!(isCode(file) || file.endsWith('.md')) ||
    /^tooling\/(jest|webpack)\/|^jest\.config\.mjs$|^e2e\/fixtures\//.test(file));

/**
 * @param {string} cwd a repository
 * @param {string} [revision] to compare with; by default what is not committed, or, where everything is, what the branch
 *   has more than main
 * @returns {Change}
 * @throws {CliError} when there is nothing to compare with
 */
export function changedFiles(cwd, revision) {
  if (revision) return { files: differing(cwd, commitOf(cwd, revision)), since: revision };
  const uncommitted = differing(cwd, 'HEAD');
  if (uncommitted.length > 0) return { files: uncommitted, since: 'the last commit' };
  const main = ['main', 'origin/main'].find((name) => tryGit(cwd, 'rev-parse', '--verify', '-q', name));
  if (!main)
    throw new CliError(
      'There is no branch main to compare with. Name a revision: npm test -- --changed <revision>',
    );
  return { files: differing(cwd, git(cwd, 'merge-base', 'HEAD', main).trim()), since: main };
}

/**
 * @param {string} cwd a repository
 * @param {string[]} changed paths that differ
 * @returns {Promise<Choice>}
 */
export async function chooseTests(cwd, changed) {
  const files = [...new Set([...listed(git(cwd, 'ls-files', '-z')), ...changed])];
  const reached = reaching(await readGraph(cwd, files), changed);
  if (changed.some((file) => ofStorybook.test(file))) reached.add(STORYBOOK_SPEC);
  const reachesAll = changed.find(isForAll);
  const product = changed.find((file) => served.test(file) && !notServed.test(file) && isCode(file));
  const all = reachesAll ?? product ?? endToEndRoots.find((file) => reached.has(file));
  const specs = all
    ? 'all'
    : [...reached].filter((file) => /^e2e\/tests\/.*\.spec\.ts$/.test(file)).toSorted();
  return { reached, reachesAll, specs, served: all };
}

/**
 * @param {Change} change
 * @param {Choice} choice
 * @param {{ unit: string[], of: number }} files the unit tests chosen, and how many there are
 * @returns {string} what is run and why
 */
export function describeChoice({ files, since }, { reachesAll, specs, served: because }, { unit, of }) {
  const endToEnd = specs === 'all' ? `every end-to-end test (${because})` : countEndToEnd(specs.length);
  const why = reachesAll ? `, because any may depend on ${reachesAll}` : '';
  const what =
    unit.length === 0 && specs.length === 0
      ? 'No test can reach that; the checks alone decide.'
      : `Chosen: ${unit.length} of ${of} test files; ${endToEnd}${why}.`;
  const differ = files.length === 1 ? '1 file differs' : `${files.length} files differ`;
  return `${differ} from ${since}.\n${what}`;
}

function countEndToEnd(count) {
  if (count === 0) return 'no end-to-end tests';
  return count === 1 ? '1 end-to-end file' : `${count} end-to-end files`;
}

function commitOf(cwd, revision) {
  const commit = tryGit(cwd, 'rev-parse', '--verify', '-q', '--end-of-options', `${revision}^{commit}`);
  if (!commit) throw new CliError(`Git knows no revision ${revision}.`);
  return commit.trim();
}
