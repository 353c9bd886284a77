import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { unseenId } from '../../../kernel/db/index.ts';
import { oneByOne } from '../core/records/ancestors.queries.ts';
import type { Viewer } from '../core/visibility/viewer.ts';
import { knownId, knownTo, visibleTo } from '../core/visibility/visibility.queries.ts';

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

/** Whether any goals, including deleted ones, are aligned to a goal. */
export async function hasChildren(db: Db, goalId: number): Promise<boolean> {
  const row = await db
    .selectFrom('goals')
    .select('id')
    .where('parent_id', '=', goalId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** All edits of a goal, newest first, each with its proposed parent if the viewer may know of it (D-83). */
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
