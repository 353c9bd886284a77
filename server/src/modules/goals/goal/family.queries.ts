import type { GoalAncestor, GoalUser } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { unseenId } from '../../../kernel/db/index.ts';
import type { Viewer } from '../core/visibility/viewer.ts';
import { knownId, knownTo, visibleTo } from '../core/visibility/visibility.queries.ts';

interface AncestorRow {
  readonly id: number;
  readonly title: string;
  readonly parent_id: number | null;
  readonly state: GoalAncestor['State'];
  readonly owner_id: number;
  readonly owner_name: string;
  readonly owner_org_unit: GoalUser['OrgUnit'];
  readonly owner_job_title: GoalUser['Title'];
  readonly owner_manager_id: number | null;
  readonly owner_avatar_key: string | null;
}

/**
 * The goal of each row of a tree, looked up by its id. How many rows a tree has nobody can estimate: left to itself the
 * planner reads all goals to find three.
 */
function oneByOne(viewer: Viewer, tree: string): RawBuilder<unknown> {
  return sql`(select * from goals one where one.tenant_id = ${viewer.tenantId} and one.id = ${sql.ref(`${tree}.id`)} offset 0)`;
}

/** Goals above a goal, root first; those the viewer may not see are left out, a deleted one ends the chain (D-31). */
export async function findAncestors(db: Db, viewer: Viewer, goalId: number): Promise<readonly AncestorRow[]> {
  const { rows } = await sql<AncestorRow>`
    with recursive up as (
      select g.id, g.parent_id, 0 as height from goals g where g.tenant_id = ${viewer.tenantId} and g.id = ${goalId}
      union all
      select p.id, p.parent_id, up.height + 1 from goals p
      join up on p.tenant_id = ${viewer.tenantId} and p.id = up.parent_id where p.deleted_at is null
    )
    select g.id, g.title, g.state,
      ${knownId(viewer, 'parent')} as parent_id, o.id as owner_id, o.name as owner_name,
      o.org_unit as owner_org_unit, o.job_title as owner_job_title, o.manager_id as owner_manager_id,
      o.avatar_key as owner_avatar_key
    from up cross join lateral ${oneByOne(viewer, 'up')} g
    join people o on o.tenant_id = g.tenant_id and o.id = g.owner_id
    left join goals parent on parent.tenant_id = g.tenant_id and parent.id = g.parent_id
    where up.height > 0 and ${visibleTo(viewer)}
    order by up.height desc`.execute(db);
  return rows;
}

/** Deleted goals beneath a goal, each with the number of goals still aligned to it that the viewer may see (D-31). */
export async function findDeletedDescendants(
  db: Db,
  viewer: Viewer,
  goalId: number,
): Promise<readonly { id: number; parent_id: number | null; count: number }[]> {
  const { rows } = await sql<{ id: number; parent_id: number | null; count: number }>`
    with recursive down as (
      select c.id, c.deleted_at from goals c
      where c.tenant_id = ${viewer.tenantId} and c.parent_id = ${unseenId(goalId)}
      union all
      select c.id, c.deleted_at from goals c
      join down on c.tenant_id = ${viewer.tenantId} and c.parent_id = down.id
    )
    select deleted.id, ${knownId(viewer, 'parent')} as parent_id,
      (select count(*) from goals g
        where g.tenant_id = ${viewer.tenantId} and g.parent_id = down.id and ${visibleTo(viewer)}) as count
    from (select id from down where deleted_at is not null) down
    cross join lateral ${oneByOne(viewer, 'down')} deleted
    left join goals parent on parent.tenant_id = deleted.tenant_id and parent.id = deleted.parent_id
    where ${knownTo(viewer, 'deleted')}
    order by down.id`.execute(db);
  return rows;
}

/** Ids of the goals aligned to a goal that the viewer may see. */
export async function findChildIds(db: Db, viewer: Viewer, goalId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('goals as g')
    .select('g.id')
    .where('g.tenant_id', '=', viewer.tenantId)
    .where('g.parent_id', '=', goalId)
    .where(visibleTo(viewer))
    .orderBy('g.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of a period's company goals that the viewer may see (D-20). */
export async function findCompanyGoalIds(db: Db, viewer: Viewer, periodId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('goals as g')
    .select('g.id')
    .where('g.tenant_id', '=', viewer.tenantId)
    .where('g.period_id', '=', periodId)
    .where('g.is_company', '=', true)
    .where(visibleTo(viewer))
    .orderBy('g.id')
    .execute();
  return rows.map((row) => row.id);
}

/** All edits of a goal, newest first, each with its proposed parent as far as the viewer may know of it (D-83). */
export function findEdits(db: Db, viewer: Viewer, goalId: number) {
  return db
    .selectFrom('goal_edits as edit')
    .leftJoin('goals as parent', (join) =>
      join.onRef('parent.tenant_id', '=', 'edit.tenant_id').onRef('parent.id', '=', 'edit.parent_id'),
    )
    .selectAll('edit')
    .select(knownId(viewer, 'parent').as('known_parent_id'))
    .where('edit.tenant_id', '=', viewer.tenantId)
    .where('edit.goal_id', '=', goalId)
    .orderBy('edit.id', 'desc')
    .execute();
}
