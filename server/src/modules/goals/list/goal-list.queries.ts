import type { GoalListInput } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { peopleDecidedBy } from '../policy/approval.ts';
import { grantedSql, nearSql, openSql } from '../policy/visibility.ts';
import { filterPredicates, isNarrow } from './list-filters.ts';
import type { ListPosition } from './list-cursor.ts';
import type { Listing, ListViewer } from './list-rules.ts';
import { bandPrioritySql, bandsOf, prioritySql } from './list-rules.ts';

export interface PageRequest {
  readonly filter: GoalListInput;
  readonly limit: number;
  /** Either an offset or the last row of the previous page (D-75). */
  readonly offset: number;
  readonly after: ListPosition | null;
}

export interface FoundPage {
  readonly rows: readonly ListPosition[];
  /** How many goals match, on all pages, counted up to `LIMITS.countedGoals`. */
  readonly count: number;
}

interface PageRow {
  readonly id: number | null;
  readonly priority: number | null;
  readonly updated_at: Date | null;
  readonly count: number;
}

type Condition = RawBuilder<boolean>;

function allOf(conditions: readonly Condition[]): Condition {
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** The goals of a list, each by conditions that the indexes are made for. */
interface Parts {
  /** What the viewer owns, decides on, or sees although it is hidden: few, for nearly everybody. */
  readonly near: Condition;
  /** What everyone sees, near ones included. */
  readonly open: Condition;
  /** Open and not near. */
  readonly others: Condition;
}

function partsOf(listing: Listing, filter: GoalListInput): Parts {
  const { actor, period } = listing;
  const isObserver = actor.role === 'observer';
  const listed = allOf([
    sql`g.tenant_id = ${actor.tenantId}`,
    sql`g.period_id = ${period.id}`,
    sql`g.deleted_at is null`,
    ...(isObserver ? [sql<boolean>`g.is_company`] : []),
    ...filterPredicates(filter, listing),
  ]);
  const isNear = isObserver ? sql<boolean>`g.owner_id = ${actor.id}` : nearSql(actor);
  const isHidden = sql<boolean>`(not ${openSql()} and ${grantedSql(actor)})`;
  return {
    near: sql`${listed} and ${isObserver ? allOf([openSql(), isNear]) : sql`(${isNear} or ${isHidden})`}`,
    open: sql`${listed} and ${openSql()}`,
    others: sql`${listed} and ${openSql()} and not ${isNear}`,
  };
}

/** The rows of one priority that stand after a position. */
function afterSql({ priority, updatedAt, id }: ListPosition): Condition {
  return sql`(l.priority > ${priority} or (l.priority = ${priority} and l.updated_at <= ${updatedAt}
    and (l.updated_at < ${updatedAt} or l.id > ${id})))`;
}

interface OtherRows {
  /** Definitions of the subqueries, in the order in which they use each other. */
  readonly subqueries: readonly RawBuilder<unknown>[];
  /** Rows `id, priority, updated_at` with the first ones of the page among them. */
  readonly rows: RawBuilder<unknown>;
  /** How many match, near ones included; more than `LIMITS.countedGoals` need not be told apart. */
  readonly count: RawBuilder<number>;
}

/** All that match, found once. */
function narrowRows({ others }: Parts, listing: Listing): OtherRows {
  return {
    subqueries: [
      sql`others as materialized (
        select g.id, ${bandPrioritySql(listing)} as priority, g.updated_at from goals g where ${others})`,
    ],
    rows: sql`select id, priority, updated_at from others`,
    count: sql`(select count(*) from near) + (select count(*) from others)`,
  };
}

/** The first of each priority, and of the later ones only what the earlier ones leave room for. */
function bandRows(
  { open, others }: Parts,
  listing: Listing,
  { limit, offset, after }: PageRequest,
): OtherRows {
  const wanted = limit + offset;
  const bands = bandsOf(listing).filter(({ priority }) => !after || priority >= after.priority);
  const name = (priority: number) => sql.ref(`band_${priority}`);
  const subqueries = bands.map(({ priority, rule }, index) => {
    const earlier = bands.slice(0, index).map((band) => sql`(select count(*) from ${name(band.priority)})`);
    const isAfter =
      after?.priority === priority
        ? sql`and g.updated_at <= ${after.updatedAt} and (g.updated_at < ${after.updatedAt} or g.id > ${after.id})`
        : sql``;
    const isWanted = earlier.length > 0 ? sql`and ${sql.join(earlier, sql` + `)} < ${wanted}` : sql``;
    return sql`${name(priority)} as materialized (
      select g.id, ${sql.lit(priority)} as priority, g.updated_at from goals g
      where ${others} and ${rule} ${isAfter} ${isWanted}
      order by g.updated_at desc, g.id limit ${wanted})`;
  });
  return {
    subqueries,
    rows: sql.join(
      bands.map(({ priority }) => sql`select id, priority, updated_at from ${name(priority)}`),
      sql` union all `,
    ),
    // Counting tens of thousands would take longer than finding the page.
    count: sql`(select count(*) from near where not is_open)
      + (select count(*) from (select from goals g where ${open} limit ${LIMITS.countedGoals}) counted)`,
  };
}

/**
 * One page of the list in the documented order: filtered, ordered and counted in SQL before paging (D-19), with the
 * visibility rule in it (D-21). One query; a page past the end is empty and still knows the count.
 */
export async function findPage(db: Db, listing: Listing, page: PageRequest): Promise<FoundPage> {
  const parts = partsOf(listing, page.filter);
  const others = isNarrow(page.filter) ? narrowRows(parts, listing) : bandRows(parts, listing, page);
  const { rows } = await sql<PageRow>`
    with near as materialized (
      select g.id, ${prioritySql(listing)} as priority, g.updated_at, ${openSql()} as is_open
      from goals g where ${parts.near}
    ), ${sql.join(others.subqueries)}, page as (
      select * from (select id, priority, updated_at from near union all ${others.rows}) l
      where ${page.after ? afterSql(page.after) : sql`true`}
      order by priority, updated_at desc, id
      limit ${page.limit} offset ${page.offset}
    )
    select page.id, page.priority, page.updated_at, total.count
    from (select ${others.count} as count) total left join page on true
    order by page.priority, page.updated_at desc, page.id`.execute(db);
  return {
    count: Math.min(rows[0]?.count ?? 0, LIMITS.countedGoals),
    rows: rows.flatMap(({ id, priority, updated_at }) =>
      id === null || priority === null || updated_at === null
        ? []
        : [{ id, priority, updatedAt: updated_at }],
    ),
  };
}

/** What a list depends on besides its filters. */
export interface ListScope {
  /** The wanted period; null when the tenant has none like it. */
  readonly period: Listing['period'] | null;
  /** Everyone whose requests the viewer decides on (D-17). */
  readonly decides: readonly number[];
  /** Null while the tenant has no ceo. */
  readonly ceoId: number | null;
}

/** Reads what a list of a period depends on; of the current period unless one is named. */
export async function findListScope(
  db: Db,
  { actor, today }: ListViewer,
  periodId: number | undefined,
): Promise<ListScope> {
  const isWanted = periodId
    ? sql`period.id = ${periodId}`
    : sql`period.start_date <= ${today}::date and period.end_date >= ${today}::date`;
  const { rows } = await sql<{
    id: number | null;
    end_date: string;
    decides: number[];
    ceo_id: number | null;
  }>`
    select period.id, period.end_date, array${peopleDecidedBy(actor)} as decides,
      (select ceo.id from people ceo where ceo.tenant_id = ${actor.tenantId} and ceo.role = 'ceo') as ceo_id
    from (select) nothing
    left join periods period on period.tenant_id = ${actor.tenantId} and ${isWanted}`.execute(db);
  const [row] = rows;
  return {
    period: row && row.id !== null ? { id: row.id, end_date: row.end_date } : null,
    decides: row?.decides ?? [],
    ceoId: row?.ceo_id ?? null,
  };
}
