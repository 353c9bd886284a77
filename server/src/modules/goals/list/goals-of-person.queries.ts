import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import type { Viewer } from '../core/visibility/viewer.ts';
import { visibleTo } from '../core/visibility/visibility.queries.ts';

/** Ids of a person's goals of a period that the viewer may see: finalized ones first, shelved ones last. */
export async function listGoalIdsOf(
  db: Db,
  viewer: Viewer,
  { ownerId, periodId }: { readonly ownerId: number; readonly periodId: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.id from goals g
    where g.tenant_id = ${viewer.tenantId} and g.owner_id = ${ownerId} and g.period_id = ${periodId}
      and ${visibleTo(viewer)}
    order by case g.state when 'finalized' then 0 when 'results_in_review' then 1 when 'shelved' then 3 else 2 end, g.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** How the goals of some people ended in a period. */
export interface GoalTally {
  readonly owner_id: number;
  readonly goals: number;
  readonly achieved: number;
  readonly disputed: number;
}

/** Counts the goals that the viewer may see, by owner; shelved ones and drafts do not count. */
export async function tallyGoalsOf(
  db: Db,
  viewer: Viewer,
  { ownerIds, periodId }: { readonly ownerIds: readonly number[]; readonly periodId: number },
): Promise<ReadonlyMap<number, GoalTally>> {
  const { rows } = await sql<GoalTally>`
    select g.owner_id, count(*) as goals,
      count(*) filter (where g.state = 'finalized' and coalesce(verdict.completed, result.completed)
        and coalesce(result.completed = verdict.completed, true)) as achieved,
      count(*) filter (where g.state = 'finalized' and result.completed <> verdict.completed) as disputed
    from goals g
    left join goal_results result on result.tenant_id = g.tenant_id and result.goal_id = g.id
    left join goal_manager_results verdict on verdict.tenant_id = g.tenant_id and verdict.goal_id = g.id
    where g.tenant_id = ${viewer.tenantId} and g.period_id = ${periodId}
      and g.owner_id = any(${ownerIds}::integer[]) and g.state not in ('draft', 'shelved') and ${visibleTo(viewer)}
    group by g.owner_id`.execute(db);
  return new Map(rows.map((row) => [row.owner_id, row]));
}
