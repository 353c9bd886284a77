import type { Clock } from '../../kernel/clock/clock.ts';
import type { DatabaseHandle } from '../../kernel/db/index.ts';
import type { ScheduledJob } from '../../kernel/jobs/index.ts';
import { discardNotes } from './notes.queries.ts';

/** D-77: how long a deletion can be undone, in milliseconds. */
const RESTORABLE_FOR = 24 * 3_600_000;

/** Removes notes that were deleted a day ago: private text that is not wanted is not kept. */
export function discardNotesJob(db: DatabaseHandle, clock: Clock): ScheduledJob {
  return {
    name: 'discard-notes',
    every: 60,
    at: 47,
    run: () =>
      db.transaction({ role: 'jobs' }, (tx) =>
        discardNotes(tx, new Date(clock.now().getTime() - RESTORABLE_FOR)),
      ),
  };
}
