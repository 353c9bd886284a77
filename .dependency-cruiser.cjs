/**
 * Who may import whom. `npm run check` reads it, and tooling/cli/gates.test.mjs plants one violation per rule
 * to see that each is caught.
 */

const production = {
  pathNot: ['\\.(test|stories|fixtures)\\.[a-z]+$', '/testing/', '^e2e/', '/jest/', '\\.config\\.[a-z]+$'],
};
const notOurs = (...allowed) => ({
  path: '^(shared-|shell/|mfe-|server/|e2e/)',
  pathNot: allowed.map((folder) => `^${folder}/`),
});
/** A package from the registry, wherever pnpm has put it, and also when it is not installed at all. */
const npm = (...names) => names.map((name) => `(^|/node_modules/)${name}(/|$)`);

/** Slices whose folders are rooms around a `core`. */
const SLICES_WITH_ROOMS = ['goals'];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-dependencies',
      comment: 'A package imports only what its own package.json names.',
      severity: 'error',
      from: production,
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'contract-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^shared-contract/' },
      to: notOurs('shared-contract'),
    },
    {
      name: 'ui-imports-nothing-of-ours',
      comment: 'The design system knows no domain and no HTTP.',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: notOurs('shared-ui'),
    },
    {
      name: 'auth-imports-contract-only',
      severity: 'error',
      from: { path: '^shared-auth/', pathNot: '/testing/|\\.test\\.tsx?$' },
      to: notOurs('shared-auth', 'shared-contract'),
    },
    {
      name: 'shell-imports-shared-only',
      severity: 'error',
      from: { path: '^shell/' },
      to: notOurs('shell', 'shared-contract', 'shared-ui', 'shared-auth'),
    },
    {
      name: 'remotes-import-shared-only',
      comment: 'Remotes never import each other: what crosses goes through a slot.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: notOurs('$1', 'shared-contract', 'shared-ui', 'shared-auth'),
    },
    {
      name: 'server-imports-contract-only',
      severity: 'error',
      from: { path: '^server/' },
      to: notOurs('server', 'shared-contract'),
    },
    {
      name: 'kernel-imports-no-slice',
      severity: 'error',
      from: { path: '^server/src/kernel/', ...production },
      to: { path: '^server/src/(modules|web|demo)/' },
    },
    {
      name: 'slices-meet-at-the-door',
      comment:
        "A slice's index.ts is its only door; tests share its testing folder, which production may not import.",
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/' },
      to: {
        path: '^server/src/modules/[^/]+/',
        pathNot: [
          '^server/src/modules/$1/',
          '^server/src/modules/[^/]+/index\\.ts$',
          '^server/src/modules/[^/]+/testing/',
        ],
      },
    },
    {
      name: 'rooms-share-the-core-only',
      comment:
        "A large slice has a room per feature around a core; a room imports the core and no other room, the core none. The slice's routes and its door put the rooms together.",
      severity: 'error',
      from: { path: `^server/src/modules/(${SLICES_WITH_ROOMS.join('|')})/([^/]+)/` },
      to: {
        path: '^server/src/modules/$1/[^/]+/',
        pathNot: ['$2', 'core', 'testing'].map((room) => `^server/src/modules/$1/${room}/`),
      },
    },
    {
      name: 'sql-in-queries-only',
      comment:
        'SQL is written in *.queries.ts and migrations. Beside them only what runs it knows Kysely; types of rows come from kernel/db.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          ...production.pathNot,
          '\\.queries\\.ts$',
          '^server/src/migrations/',
          '^server/src/kernel/db/(migrator|pg-connection|transaction)\\.ts$',
        ],
      },
      to: { path: npm('kysely') },
    },
    {
      name: 'browser-imports-schemas-as-types',
      comment: 'TypeBox and the schemas stay on the server; the browser needs their types only.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared-ui|shared-auth)/', ...production },
      to: { path: '^shared-contract/src/operations/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-imports-no-node',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared-[^/]+)/src/', ...production },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'faces-only',
      comment:
        'Chakra, router and query have one shared face each: shared-ui, shared-ui/router, shared-auth/query.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/src/' },
      to: { path: npm('@chakra-ui', 'react-router-dom', 'react-router', '@tanstack', 'lucide-react') },
    },
    {
      name: 'emotion-belongs-to-shared-ui',
      severity: 'error',
      from: { pathNot: '^shared-ui/' },
      to: { path: npm('@emotion') },
    },
    {
      name: 'ui-has-no-http',
      severity: 'error',
      from: { path: '^shared-ui/src/' },
      to: { path: npm('ky', 'axios', '@tanstack', 'msw') },
    },
    {
      name: 'shell-owns-the-hub',
      comment:
        'There is one hub connection, and it is the shell’s. Tests of the server and e2e speak to the hub as clients.',
      severity: 'error',
      from: { pathNot: ['^shell/', '^e2e/', '^server/.+(\\.test\\.ts$|/testing/)'] },
      to: { path: npm('@microsoft/signalr') },
    },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: production,
      to: { path: '(/testing/|\\.(test|stories|fixtures)\\.[a-z]+$|/src/testing\\.tsx?$)' },
    },
    {
      name: 'no-development-dependencies-in-production',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared-[^/]+|server)/src/', ...production },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API yet; without swc every .ts file would silently count as empty.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    exclude: { path: '(^|/)(dist|storybook-static|artifacts|\\.data|\\.cache|coverage)/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.woff2', '.svg'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
