import type { Clock } from '../../../kernel/clock/clock.ts';
import type { DatabaseHandle } from '../../../kernel/db/index.ts';
import type { ScheduledJob } from '../../../kernel/jobs/index.ts';
import { sweepImports } from './import-runs.queries.ts';

const HOUR = 3_600_000;
/** A running import is touched all the time: one that was not touched for this long died with its process. */
const DEAD_AFTER = HOUR;
/** Longer than a day in any time zone, so that what a manager added today still counts. */
const COUNTED_FOR = 48 * HOUR;

/** Removes prepared rows of imports whose process died, and imports that no longer count (D-118). */
export function sweepImportsJob(db: DatabaseHandle, clock: Clock): ScheduledJob {
  const before = (age: number): Date => new Date(clock.now().getTime() - age);
  return {
    name: 'sweep-imports',
    every: 60,
    at: 37,
    run: () =>
      db.transaction({ role: 'jobs' }, (tx) =>
        sweepImports(tx, { touchedBefore: before(DEAD_AFTER), doneBefore: before(COUNTED_FOR) }),
      ),
  };
}
