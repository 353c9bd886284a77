import type { Quarter } from '@cadence/shared-contract';
import { addDays, LIMITS, periodWeeks, quarterAt } from '@cadence/shared-contract';
import type { Db } from '../../kernel/db/index.ts';
import { insertPeriod, insertWeeks } from './periods.queries.ts';

/** The current quarter and the coming ones that may be chosen (D-11). */
function comingQuarters(today: string): readonly Quarter[] {
  const quarters = [quarterAt(today)];
  while (quarters.length < LIMITS.periodChoices) {
    quarters.push(quarterAt(addDays(quarters.at(-1)?.endDate ?? today, 1)));
  }
  return quarters;
}

/** Adds one period and its weeks unless the tenant has it. */
export async function addPeriod(db: Db, tenantId: number, quarter: Quarter): Promise<void> {
  const period = await insertPeriod(db, tenantId, quarter);
  if (period) await insertWeeks(db, period, periodWeeks(period.start_date));
}

/**
 * Makes sure that the tenant's current period and the next four exist, with their weeks (D-7, D-11). Used when a tenant
 * is created, at startup and by a daily job; idempotent and safe to run concurrently.
 *
 * @param today calendar date in the tenant's zone
 */
export async function ensurePeriods(db: Db, tenantId: number, today: string): Promise<void> {
  for (const quarter of comingQuarters(today)) await addPeriod(db, tenantId, quarter);
}

/**
 * Makes sure that every period from the one that contains a date up to the current one exists, with its weeks:
 * appraised periods may be older than the organization's goals here.
 *
 * @param today calendar date in the tenant's zone
 */
export async function ensurePeriodsFrom(
  db: Db,
  tenantId: number,
  { from, today }: { readonly from: string; readonly today: string },
): Promise<void> {
  for (let next = quarterAt(from); next.startDate <= today; next = quarterAt(addDays(next.endDate, 1)))
    await addPeriod(db, tenantId, next);
}
