import type { Clock } from '../../../kernel/clock/clock.ts';
import type { DatabaseHandle } from '../../../kernel/db/index.ts';
import type { ScheduledJob } from '../../../kernel/jobs/index.ts';
import { removeForgotten } from '../schedules/schedules.queries.ts';
import { findTenantsWithReports, removeExpired, removeOfDeparted } from './report-runs.queries.ts';

/** Deletes expired reports (D-96), the reports of people who have left, and schedules that ended long ago. */
export function cleanUpReportsJob(db: DatabaseHandle, clock: Clock): ScheduledJob {
  return {
    name: 'clean-up-reports',
    every: 60,
    at: 27,
    async run() {
      const now = clock.now();
      const tenants = await db.transaction({ role: 'jobs' }, async (tx) => {
        await removeExpired(tx, now);
        await removeForgotten(tx, now);
        return findTenantsWithReports(tx);
      });
      for (const tenantId of tenants)
        await db.transaction({ role: 'app', tenantId }, (tx) => removeOfDeparted(tx, tenantId, now));
    },
  };
}
