/**
 * What a test rests on besides what its imports and the paths that it names lead to (../reach.mjs). A file too many costs
 * time; one that is missing would let a fault pass, so whatever reads the repository itself rests on all of it.
 */

/** What loads, compiles and runs a test, and where its packages lie. */
const RUNNER =
  /^(pnpm-(lock|workspace)\.yaml|([^/]+\/)?package\.json|jest\.config\.mjs|tooling\/(jest|noise)\/.*|tooling\/cli\/(processor|workspace)\.mjs)$/;

/** Tests of the tools and of the end-to-end helpers read the repository: workflows, docs, sources of every package. */
const READS_ALL = /^(tooling|e2e)\//;

/** What is made of a package, without what only its tests, stories and readers have; a part of a pattern. */
export const MADE = '(?!.*(\\.(test|stories|fixtures)\\.|/testing/|\\.md$|/\\.storybook/))';

/** What a browser is served, and what builds and serves it. */
const PLATFORM = [
  RUNNER,
  new RegExp(`^(shell|shared-[^/]+|server|tooling/(webpack|release))/${MADE}`),
  /^tooling\/cli\/(builds|publish|suites|demo-folder|browser)\.mjs$/,
  /^e2e\/(playwright\.config\.ts|src\/(fixtures|tags|fill-demo)\.ts|fixtures\/.*)$/,
];

/** What end-to-end tests read that is not served. */
const OF_SPEC = { storybook: [/^shared-ui\//] };

/** @param {string} file a test that runs without a browser @returns {RegExp[]} */
export const unitRestsOn = (file) => (READS_ALL.test(file) ? [/^/] : [RUNNER]);

/**
 * @param {string} file an end-to-end test
 * @param {string[]} remotes that it opens
 * @returns {RegExp[]}
 */
export const specRestsOn = (file, remotes) => [
  ...PLATFORM,
  ...(OF_SPEC[/([^/]+)\.spec\.ts$/.exec(file)?.[1]] ?? []),
  ...remotes.map(ofRemote),
];

/** @param {string} name of a remote @returns {RegExp} what it is made of */
export const ofRemote = (name) => new RegExp(`^mfe-${name}/${MADE}`);
