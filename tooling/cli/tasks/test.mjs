import { parseArgs } from 'node:util';
import { buildPackages } from '../builds.mjs';
import { gateStages } from '../gates.mjs';
import { publishRemotes } from '../publish.mjs';
import { Sentence } from '../sentence.mjs';
import { gate, runStages } from '../stages.mjs';
import { runJest, runPlaywright } from '../suites.mjs';

const usage = 'npm test -- [--only check|unit|build|e2e] [--database embedded|postgres] [further arguments]';

/**
 * `npm test`: gates, unit tests, build, end-to-end tests.
 * `--only unit` (or check, build, e2e) runs one part; further arguments go to Jest or Playwright then.
 * `--database postgres` runs the suites that touch a database against DATABASE_URL (and REDIS_URL).
 */
export async function run(args) {
  const { only, database, rest } = parse(args);
  const postgres = database === 'postgres';
  const env = databaseEnv(postgres);
  const parts = {
    check: gateStages(),
    unit: [
      {
        name: postgres ? 'server tests on PostgreSQL' : 'unit tests',
        run: () => runJest({ projects: postgres ? ['server'] : [], args: rest, env }),
      },
    ],
    build: [gate('build', buildAndPublish)],
    e2e: [
      {
        name: postgres ? 'end-to-end tests on PostgreSQL' : 'end-to-end tests',
        run: () => runPlaywright({ args: rest, env }),
      },
    ],
  };
  const whole = postgres ? ['unit', 'build', 'e2e'] : ['check', 'unit', 'build', 'e2e'];
  const chosen = only === 'e2e' ? ['build', 'e2e'] : only ? [only] : whole;
  return runStages(chosen.flatMap((part) => parts[part]));
}

function parse(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { only: { type: 'string' }, database: { type: 'string', default: 'embedded' } },
    allowPositionals: true,
    strict: false,
  });
  const { only, database } = values;
  if (only !== undefined && !['check', 'unit', 'build', 'e2e'].includes(only)) throw new Sentence(usage);
  if (!['embedded', 'postgres'].includes(database)) throw new Sentence(usage);
  if (positionals.length > 0 && !only)
    throw new Sentence(`Further arguments need --only, to know whom they are for. ${usage}`);
  return { only, database, rest: positionals };
}

/**
 * The server's tests make databases of their own on TEST_DATABASE_URL; the end-to-end suite serves DATABASE_URL.
 * What a developer has exported for `npm start` must not decide which database tests write to.
 */
function databaseEnv(postgres) {
  if (!postgres)
    return {
      DATABASE_URL: undefined,
      REDIS_URL: undefined,
      TEST_DATABASE_URL: undefined,
      TEST_REDIS_URL: undefined,
    };
  const { DATABASE_URL, REDIS_URL } = process.env;
  if (!DATABASE_URL)
    throw new Sentence('--database postgres needs DATABASE_URL, and REDIS_URL where Redis is to be tested.');
  return { DATABASE_URL, REDIS_URL, TEST_DATABASE_URL: DATABASE_URL, TEST_REDIS_URL: REDIS_URL };
}

async function buildAndPublish() {
  const built = await buildPackages();
  await publishRemotes();
  console.log(built.length > 0 ? `${built.length} packages built` : 'Everything is up to date.');
  return { code: 0 };
}
