import type { Clock } from '../../kernel/clock/clock.ts';
import type { DatabaseHandle } from '../../kernel/db/index.ts';
import type { ScheduledJob } from '../../kernel/jobs/index.ts';
import { DEAD_AFTER } from './runs/running-summaries.ts';
import { removeRunsTouchedBefore } from './runs/runs.queries.ts';
import { KEPT_AFTER_DELETION } from './saved/change-summary.ts';
import { removeDeletedBefore } from './saved/saved.queries.ts';

/** Removes summaries deleted more than a day ago, and runs of dead processes. */
export function sweepSummariesJob(db: DatabaseHandle, clock: Clock): ScheduledJob {
  return {
    name: 'sweep-summaries',
    every: 60,
    at: 47,
    run: () =>
      db.transaction({ role: 'jobs' }, async (tx) => {
        const now = clock.now().getTime();
        await removeDeletedBefore(tx, new Date(now - KEPT_AFTER_DELETION));
        await removeRunsTouchedBefore(tx, new Date(now - DEAD_AFTER));
      }),
  };
}
