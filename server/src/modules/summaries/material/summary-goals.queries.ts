import type { SavedSummary } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant, isAnyOf } from '../../../kernel/db/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { visibleTo } from '../../goals/index.ts';

/** States of goals that a summary may describe: published ones and what followed. */
const SUMMARIZED_STATES = sql`('approved', 'results_in_review', 'finalized')`;

/** The rank of a goal in a summary for an audience, nearest first; null leaves the goal out. */
function bandSql(viewer: Actor, audience: SavedSummary['Audience']): RawBuilder<number | null> {
  if (audience === 'me')
    return sql`case when g.owner_id = ${viewer.id} then 0 when o.manager_id = ${viewer.id} then 1 when g.is_company then 2 end`;
  return sql`case when g.is_company then 0 when exists (
    select from people ceo where ceo.tenant_id = o.tenant_id and ceo.id = o.manager_id and ceo.role = 'ceo'
  ) then 1 end`;
}

/** Ids of all goals of a period that a summary may describe and the viewer may see (D-21, D-57). */
export async function listGoalIds(
  db: Db,
  viewer: Actor,
  { periodId, audience }: { readonly periodId: number; readonly audience: SavedSummary['Audience'] },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select g.id, lower(o.name) as name, o.id as owner_id, ${bandSql(viewer, audience)} as band
      from goals g join people o on o.tenant_id = g.tenant_id and o.id = g.owner_id
      where g.tenant_id = ${viewer.tenantId} and g.period_id = ${periodId} and g.state in ${SUMMARIZED_STATES}
        and ${visibleTo(viewer)}
    ) told
    where band is not null
    order by band, name, owner_id, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Which of these goals the viewer may still see and a summary may still describe. */
export async function keepVisible(
  db: Db,
  viewer: Actor,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select g.id from goals g
    where g.tenant_id = ${viewer.tenantId} and g.id = any(${ids}::integer[]) and g.state in ${SUMMARIZED_STATES}
      and ${visibleTo(viewer)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export interface WeeklyComment {
  readonly goal_id: number;
  readonly week: number;
  readonly comment: string;
  readonly created_at: Date;
}

/** The owners' comments on their weekly updates, oldest first. The caller has filtered for visibility. */
export async function listWeeklyComments(
  db: Db,
  goalIds: readonly number[],
): Promise<readonly WeeklyComment[]> {
  if (goalIds.length === 0) return [];
  return db
    .selectFrom('goal_comments as c')
    .innerJoin('goals as g', (join) =>
      join.onRef('g.tenant_id', '=', 'c.tenant_id').onRef('g.id', '=', 'c.goal_id'),
    )
    .innerJoin('goal_statuses as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.status_id'),
    )
    .innerJoin('period_weeks as w', (join) =>
      join.onRef('w.tenant_id', '=', 's.tenant_id').onRef('w.id', '=', 's.week_id'),
    )
    .select(['c.goal_id', 'w.week', 'c.comment', 'c.created_at'])
    .where('c.tenant_id', '=', currentTenant)
    .where(isAnyOf(sql`c.goal_id`, goalIds))
    .where('c.type', '=', 'GoalStatus')
    .whereRef('c.person_id', '=', 'g.owner_id')
    .orderBy('w.week')
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();
}
