import type { GoalAncestor, GoalUser } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../../kernel/db/index.ts';
import type { Viewer } from '../visibility/viewer.ts';
import { knownId, visibleTo } from '../visibility/visibility.queries.ts';

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
 * The goal of each row of a tree, looked up by its id. The planner cannot estimate how many rows a tree has, and would
 * otherwise read all goals to find three.
 */
export function oneByOne(viewer: Viewer, tree: string): RawBuilder<unknown> {
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
