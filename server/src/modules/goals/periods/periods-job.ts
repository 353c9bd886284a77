import type { Clock } from '../../../kernel/clock/clock.ts';
import { dateInZone } from '../../../kernel/clock/clock.ts';
import type { DatabaseHandle } from '../../../kernel/db/index.ts';
import type { ScheduledJob } from '../../../kernel/jobs/index.ts';
import { ensurePeriods } from './ensure-periods.ts';

/** Creates the coming periods of every active tenant (D-11); a transaction per tenant, so that one cannot hold up others. */
export async function ensureAllPeriods(db: DatabaseHandle, clock: Clock): Promise<void> {
  const tenants = await db.transaction({ role: 'app', tenantId: null }, (tx) =>
    tx.selectFrom('tenants').select(['id', 'time_zone']).where('deactivated_at', 'is', null).execute(),
  );
  for (const { id, time_zone } of tenants) {
    const today = dateInZone(clock.now(), time_zone);
    await db.transaction({ role: 'app', tenantId: id }, (tx) => ensurePeriods(tx, id, today));
  }
}

/** Keeps the choice of periods complete, wherever in the world midnight has just passed. */
export function periodsJob(db: DatabaseHandle, clock: Clock): ScheduledJob {
  return { name: 'goal-periods', cron: '4 * * * *', run: () => ensureAllPeriods(db, clock) };
}
