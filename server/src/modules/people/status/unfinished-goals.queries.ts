import type { GoalState } from '@cadence/shared-contract';
import type { Db } from '../../../kernel/db/index.ts';

/** States in which a goal needs no further action of its owner. */
const SETTLED: readonly GoalState[] = ['finalized', 'shelved'];

/**
 * How many goals a person would leave unfinished in current and coming periods (D-40). A separate count rather than a
 * call into the goals slice, which itself depends on this one for approvers.
 *
 * @param today calendar date in the tenant's zone
 */
export async function countUnfinishedGoals(db: Db, ownerId: number, today: string): Promise<number> {
  const { count } = await db
    .selectFrom('goals')
    .innerJoin('periods', (join) =>
      join.onRef('periods.tenant_id', '=', 'goals.tenant_id').onRef('periods.id', '=', 'goals.period_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('goals.owner_id', '=', ownerId)
    .where('goals.deleted_at', 'is', null)
    .where('goals.state', 'not in', SETTLED)
    .where('periods.end_date', '>=', today)
    .executeTakeFirstOrThrow();
  return count;
}
