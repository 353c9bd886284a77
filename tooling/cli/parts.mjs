/** Which parts a run of `npm test` has, and what each of them runs. */
import { buildPackages, buildStorybook } from './builds.mjs';
import { gateStages } from './gates.mjs';
import { publishRemotes } from './publish.mjs';
import { CliError } from './cli-error.mjs';
import { gate } from './stages.mjs';
import { runUnprovenSpecs, runUnprovenUnits } from './proof/run-unproven.mjs';
import { listJestFiles, runJest, runPlaywright } from './suites.mjs';
import { namesTests } from './test-options.mjs';
import { root } from './workspace.mjs';

/**
 * @param {import('./test-options.mjs').TestOptions} options
 * @param {object} [watched] environment of the tests by which the run is watched or disturbed
 * @returns {Promise<(import('./stages.mjs').Stage | import('./stages.mjs').Group)[]>}
 */
export async function chooseStages({ only, database, changed, fresh, rest }, watched = {}) {
  const postgres = database === 'postgres';
  const isWatched = Object.keys(watched).length > 0;
  const suites = {
    projects: postgres ? ['server'] : [],
    env: { ...databaseEnv(postgres), ...watched },
    specs: postgres ? ON_POSTGRES : [],
    fresh: fresh || isWatched,
  };
  const ofServer = serverTests(database, rest);
  const choice = changed
    ? await chooseChanged(changed.revision, { ...suites, ofServer })
    : { unit: rest, e2e: rest, ofServer };
  const parts = partsOf(choice, suites, postgres ? ' on PostgreSQL' : '');
  const whole = postgres ? ['unit', 'build', 'e2e'] : ['check', 'unit', 'build', 'e2e'];
  const chosen = only === 'e2e' ? ['build', 'e2e'] : only ? [only] : whole;
  return chosen.flatMap((part) => parts[part]);
}

/** What the server's own tests do not have: browsers, live events over Redis, links by mail, and sessions that end everywhere. */
const ON_POSTGRES = ['foundation-flow', 'session-end', 'accounts'];

/** What somebody names runs, whatever is known of it. */
const isChosen = (args) => args.length > 0;

/** The stages of each part; none where nothing was chosen. */
function partsOf({ unit, e2e, ofServer }, { projects, env, specs, fresh }, where) {
  const ofUnits = { projects, env: { ...env, SERVER_TESTS: ofServer } };
  const unitTests = {
    name: where ? `server tests${where}` : 'unit tests',
    run: () =>
      isChosen(unit) ? runJest({ ...ofUnits, args: unit }) : runUnprovenUnits({ ...ofUnits, fresh }),
  };
  const endToEndTests = {
    name: `end-to-end tests${where}`,
    run: () => (isChosen(e2e) ? runPlaywright({ args: e2e, env }) : runUnprovenSpecs({ env, specs, fresh })),
  };
  return {
    check: gateStages({ fresh }),
    unit: unit ? [unitTests] : [],
    build: e2e ? [buildStage({ withStorybook: isChosen(e2e) })] : [],
    e2e: e2e ? [endToEndTests] : [],
  };
}

/**
 * Of the server's tests that this database skips, the changed ones are run.
 * @returns arguments for Jest and for Playwright; undefined where there is nothing to run
 */
async function chooseChanged(revision, { projects, env, ofServer }) {
  const { changedFiles, chooseTests, describeChoice } = await import('./changes.mjs');
  const { leftOut } = await import('../jest/server-tests.mjs');
  const change = changedFiles(root, revision);
  const choice = await chooseTests(root, change.files);
  const elsewhere = new Set(leftOut(ofServer).map((file) => `server/src/${file}`));
  const all = await listJestFiles({ projects, env: { ...env, SERVER_TESTS: 'all' } });
  const here = all.filter((file) => !elsewhere.has(file) || change.files.includes(file));
  const unit = choice.reachesAll ? here : here.filter((file) => choice.reached.has(file));
  console.log(describeChoice(change, choice, { unit, of: here.length }));
  return {
    unit: unit.length > 0 ? ['--runTestsByPath', ...unit] : undefined,
    e2e: choice.specs === 'all' ? [] : choice.specs.length > 0 ? choice.specs.map(inE2e) : undefined,
    ofServer: 'all',
  };
}

/** A path as Playwright, which runs in its own folder, matches it. */
const inE2e = (file) => file.replace(/^e2e\//, '');

/** A test that is named runs, and asking for the embedded database runs all of its tests. */
function serverTests(database, rest) {
  if (namesTests(rest) || database === 'embedded') return 'all';
  return database === 'postgres' ? 'database' : 'flows';
}

/**
 * The server's tests make their own databases on TEST_DATABASE_URL; the end-to-end suite serves DATABASE_URL. What a
 * developer has exported for `npm start` must not decide which database tests write to.
 */
export function databaseEnv(postgres) {
  if (!postgres)
    return {
      DATABASE_URL: undefined,
      REDIS_URL: undefined,
      TEST_DATABASE_URL: undefined,
      TEST_REDIS_URL: undefined,
    };
  const { DATABASE_URL, REDIS_URL } = process.env;
  if (!DATABASE_URL)
    throw new CliError('--database postgres needs DATABASE_URL, and REDIS_URL where Redis is to be tested.');
  return { DATABASE_URL, REDIS_URL, TEST_DATABASE_URL: DATABASE_URL, TEST_REDIS_URL: REDIS_URL };
}

/**
 * What end-to-end tests are served.
 * @param {{ withStorybook: boolean }} choice a run of everything leaves Storybook's tests to the night; one by name may mean them
 * @returns {import('./stages.mjs').Stage}
 */
export const buildStage = ({ withStorybook }) =>
  gate('build', async () => {
    const built = await buildPackages();
    await publishRemotes();
    if (withStorybook) await buildStorybook();
    console.log(built.length > 0 ? `${built.length} packages built` : 'Everything is up to date.');
    return { code: 0 };
  });
