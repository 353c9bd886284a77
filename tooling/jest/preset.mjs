/**
 * The one Jest preset. Tests are ES modules in TypeScript and run in the worker's own realm (see runtime.mjs); workspace
 * packages resolve to their sources through the `exports` of their package.json, so that nothing has to be built first.
 */
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** `.cluster.test.ts` files need PostgreSQL and Redis, which the second half of CI has. */
const hasServices = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);

/** Left to the night, or to `npm run prove`. */
const isNight = Boolean(process.env.NIGHTLY_TESTS);

const shared = {
  runtime: here('runtime.mjs'),
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  // Node loads them, through source-hooks.mjs.
  transform: {},
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: [
    ...['/node_modules/', '/dist/', '/storybook-static/'],
    ...(isNight ? [] : ['\\.nightly\\.test\\.']),
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/storybook-static/'],
  watchPathIgnorePatterns: ['/dist/', '/\\.data/', '/artifacts/'],
  restoreMocks: true,
};

/**
 * @param {string} name folder of the package, seen from the workspace's root
 * @param {string[]} [leaveOut] test files that do not run, seen from the package's `src`
 * @returns {object} a Jest project for code that runs on Node: server, contract, tooling
 */
export function nodeProject(name, leaveOut = []) {
  return {
    ...shared,
    displayName: name,
    rootDir: here(`../../${name}`),
    runner: here('node-runner.mjs'),
    testEnvironment: here('node-environment.mjs'),
    setupFilesAfterEnv: [here('setup-node.mjs')],
    // What needs both services is left out where they are not, instead of being skipped in silence.
    testPathIgnorePatterns: [
      ...shared.testPathIgnorePatterns,
      ...(hasServices ? [] : ['\\.cluster\\.test\\.ts$']),
      ...leaveOut.map((path) => `/${name}/src/${path.replaceAll('.', '\\.')}$`),
    ],
  };
}

/**
 * @param {string} name folder of the package, seen from the workspace's root
 * @returns {object} a Jest project for code that runs in the browser
 */
export function browserProject(name) {
  return {
    ...shared,
    displayName: name,
    rootDir: here(`../../${name}`),
    runner: here('browser-runner.mjs'),
    testEnvironment: here('browser-environment.mjs'),
    // Not timers to a page: React and Node's own streams depend on them.
    fakeTimers: { doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] },
    setupFilesAfterEnv: [here('setup-browser.mjs')],
  };
}
