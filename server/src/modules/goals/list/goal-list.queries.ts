import type { GoalListInput } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { visibleTo } from '../policy/visibility.ts';
import { filterPredicates } from './list-filters.ts';
import type { ListPosition } from './list-cursor.ts';
import type { ListViewer } from './list-rules.ts';
import { prioritySql } from './list-rules.ts';

export interface PageRequest {
  readonly filter: GoalListInput;
  readonly periodId: number;
  readonly limit: number;
  /** Either an offset or the last row of the previous page (D-75). */
  readonly offset: number;
  readonly after: ListPosition | null;
}

export interface FoundPage {
  readonly rows: readonly ListPosition[];
  /** How many goals match, on all pages. */
  readonly count: number;
}

interface PageRow {
  readonly id: number | null;
  readonly priority: number | null;
  readonly updated_at: Date | null;
  readonly count: number;
}

/**
 * One page of the list in the documented order: filtered, ordered and counted in SQL before paging (D-19), with the
 * visibility predicate in it (D-21). One query; a page past the end is empty and still knows the count.
 */
export async function findPage(db: Db, viewer: ListViewer, page: PageRequest): Promise<FoundPage> {
  const { after } = page;
  const conditions = [
    sql<boolean>`g.tenant_id = ${viewer.actor.tenantId}`,
    sql<boolean>`g.period_id = ${page.periodId}`,
    visibleTo(viewer.actor),
    ...filterPredicates(page.filter, viewer),
  ];
  const isAfter = after
    ? sql<boolean>`(priority > ${after.priority} or (priority = ${after.priority} and (updated_at < ${after.updatedAt}
        or (updated_at = ${after.updatedAt} and id > ${after.id}))))`
    : sql<boolean>`true`;
  const { rows } = await sql<PageRow>`
    with matching as materialized (
      select g.id, ${prioritySql(viewer)} as priority, g.updated_at
      from goals g
      join periods period on period.tenant_id = g.tenant_id and period.id = g.period_id
      join people owner on owner.tenant_id = g.tenant_id and owner.id = g.owner_id
      left join goals parent on parent.tenant_id = g.tenant_id and parent.id = g.parent_id
      left join goal_edits edit on edit.tenant_id = g.tenant_id and edit.goal_id = g.id
        and edit.state in ('draft', 'review')
      where ${sql.join(conditions, sql` and `)}
    ), page as (
      select * from matching where ${isAfter}
      order by priority, updated_at desc, id
      limit ${page.limit} offset ${page.offset}
    )
    select page.id, page.priority, page.updated_at, total.count
    from (select count(*) as count from matching) total left join page on true
    order by page.priority, page.updated_at desc, page.id`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.flatMap(({ id, priority, updated_at }) =>
      id === null || priority === null || updated_at === null
        ? []
        : [{ id, priority, updatedAt: updated_at }],
    ),
  };
}

/** The ceo's id, null while the tenant has none. */
export async function findCeoId(db: Db, tenantId: number): Promise<number | null> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('role', '=', 'ceo')
    .executeTakeFirst();
  return row?.id ?? null;
}
