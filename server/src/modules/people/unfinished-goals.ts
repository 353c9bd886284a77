import type { GoalState } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';

/** States in which a goal needs nothing more of its owner. */
const SETTLED: readonly GoalState[] = ['finalized', 'shelved'];

/**
 * How many goals a person would leave unfinished in current and coming periods (D-40).
 * A count of its own rather than a call into the goals slice, which itself asks this one for approvers.
 *
 * @param today calendar date in the tenant's zone
 */
export async function countUnfinishedGoals(db: Db, ownerId: number, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from goals join periods on periods.tenant_id = goals.tenant_id and periods.id = goals.period_id
    where goals.owner_id = ${ownerId} and goals.deleted_at is null
      and goals.state <> all(${SETTLED}) and periods.end_date >= ${today}::date`.execute(db);
  return rows[0]?.count ?? 0;
}
