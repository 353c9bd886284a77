/**
 * The one Jest preset. Tests are ES modules in TypeScript, compiled by swc and run under
 * `node --experimental-vm-modules`; workspace packages resolve to their sources through the `exports`
 * of their package.json, so that nothing has to be built before a test runs.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** One swc transform; `.ts` and `.tsx` differ because `<T>(x: T) => x` only parses without JSX. */
const swc = (tsx) => [
  require.resolve('@swc/jest'),
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

/** `.cluster.test.ts` files need PostgreSQL and Redis, which the second half of CI has. */
const hasServices = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  moduleNameMapper: { '\\.(css|woff2?|png|svg)$': here('asset.mjs') },
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/storybook-static/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/storybook-static/'],
  watchPathIgnorePatterns: ['/dist/', '/\\.data/', '/artifacts/'],
  restoreMocks: true,
};

/**
 * @param {string} name folder of the package, seen from the workspace's root
 * @returns {object} a Jest project for code that runs on Node: server, contract, tooling
 */
export function nodeProject(name) {
  return {
    ...shared,
    displayName: name,
    rootDir: here(`../../${name}`),
    testEnvironment: require.resolve('jest-environment-node'),
    setupFilesAfterEnv: [here('setup-node.mjs')],
    // What needs both services is left out where they are not, instead of being skipped in silence.
    testPathIgnorePatterns: [
      ...shared.testPathIgnorePatterns,
      ...(hasServices ? [] : ['\\.cluster\\.test\\.ts$']),
    ],
  };
}

/**
 * @param {string} name folder of the package, seen from the workspace's root
 * @returns {object} a Jest project for code that runs in the browser, on jsdom with Node's own web APIs
 *   (fetch, streams, structuredClone, TextEncoder), which MSW and ky need
 */
export function browserProject(name) {
  return {
    ...shared,
    displayName: name,
    rootDir: here(`../../${name}`),
    testEnvironment: require.resolve('jest-fixed-jsdom'),
    testEnvironmentOptions: { url: 'http://acme.localhost:8080/' },
    setupFiles: [here('browser-apis.mjs')],
    setupFilesAfterEnv: [here('setup-browser.mjs')],
  };
}
