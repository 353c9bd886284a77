import type { Clock } from '../../kernel/clock/clock.ts';
import { dateInZone } from '../../kernel/clock/clock.ts';
import type { DatabaseHandle, Db } from '../../kernel/db/index.ts';
import { listActiveTenants } from '../../kernel/db/index.ts';
import type { ScheduledJob } from '../../kernel/jobs/index.ts';
import { ensurePeriods, ensurePeriodsFrom } from './ensure-periods.ts';
import { findMissingStart } from './periods.queries.ts';

/** The coming periods of a tenant, and the earlier ones that its appraisals start with (D-135). */
async function ensureAll(db: Db, tenantId: number, today: string): Promise<void> {
  await ensurePeriods(db, tenantId, today);
  const from = await findMissingStart(db, today);
  if (from !== undefined) await ensurePeriodsFrom(db, tenantId, { from, today });
}

/**
 * Creates the periods that every active tenant needs (D-11); one transaction per tenant, so that none blocks others.
 */
export async function ensureAllPeriods(db: DatabaseHandle, clock: Clock): Promise<void> {
  const tenants = await db.transaction({ role: 'app', tenantId: null }, listActiveTenants);
  for (const { id, time_zone } of tenants) {
    const today = dateInZone(clock.now(), time_zone);
    await db.transaction({ role: 'app', tenantId: id }, (tx) => ensureAll(tx, id, today));
  }
}

/** Keeps the selectable periods complete; runs often enough to follow midnight in every time zone. */
export function periodsJob(db: DatabaseHandle, clock: Clock): ScheduledJob {
  return { name: 'goal-periods', every: 60, at: 4, run: () => ensureAllPeriods(db, clock) };
}
