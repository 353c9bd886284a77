import { rmSync } from 'node:fs';
import { watchCosts } from '../costs.mjs';
import { chooseStages, databaseEnv } from '../parts.mjs';
import { runStages } from '../stages.mjs';
import { writeRequirementsPage } from '../suites.mjs';
import { parseTestOptions } from '../test-options.mjs';
import { environmentOf, judgeAll } from '../watchers.mjs';
import { at } from '../workspace.mjs';

/**
 * `npm test`: gates, unit tests, build, end-to-end tests.
 * `--only unit` (or check, build, e2e) runs one part; further arguments go to Jest or Playwright then.
 * `--database postgres` runs the suites that touch a database against DATABASE_URL (and REDIS_URL). Without it
 * the embedded database has some of the server's tests (see ../../jest/server-tests.mjs), with `--database embedded` all.
 * `--changed` runs the gates and the tests that can reach what differs from the revision: by default what is not
 * committed, or else what the branch has more than main.
 * `--coverage` counts which lines and branches the unit tests execute; on PostgreSQL it adds to the embedded database's.
 * `--under-load` disturbs the run by noise that a seed chooses and that is measured; `--under-load=<seed>` does it again.
 * The page of requirements is written at the end (docs/qa.md).
 * What passed with the same contents on this machine counts without running again; `--fresh` runs it, `--why <file>` says
 * what is known of a test file and what that rests on (../proof).
 * `--renew-budget` writes what the run took of the processor as the budget of those after it, if that is less.
 */
export async function run(args) {
  const options = parseTestOptions(args);
  const { only, renew, why } = options;
  if (why) return explainFile(why, options);
  // The first of whole runs takes the most.
  if (renew) rmSync(at('.cache'), { recursive: true, force: true });
  const watchers = await startWatchers(options);
  const stages = await chooseStages(options, environmentOf(watchers));
  const code = await runChosen(stages, { options, watchers });
  if (only !== 'check' && only !== 'build') await writeRequirementsPage();
  return code;
}

/** Loaded on demand: it reads sources by a compiler, which is there once packages are installed. */
async function explainFile(file, { database }) {
  const { explain } = await import('../proof/why.mjs');
  return explain(file, databaseEnv(database === 'postgres'));
}

function runChosen(stages, { options: { only, database, renew, changed }, watchers }) {
  // What is watched or disturbed takes more of the processor than limits are for.
  if (watchers.length > 0) return runStages(stages, { judge: judgeAll(watchers) });
  const isWhole = !only && !changed;
  const run = database === 'postgres' ? 'postgres' : database ? undefined : 'seconds';
  return runStages(stages, watchCosts({ run: isWhole ? run : undefined, renew }));
}

/**
 * Loaded on demand: they need a newer Node than a task starts with. Coverage comes first, because V8 counts only what
 * is loaded after it.
 */
const startWatchers = async ({ coverage, database, underLoad }) => [
  ...(coverage ? [(await import('../coverage.mjs')).watchCoverage({ database })] : []),
  ...(underLoad ? [(await import('../noise.mjs')).startNoise(underLoad.seed)] : []),
];
