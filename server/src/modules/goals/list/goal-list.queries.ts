import type { GoalListInput } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import {
  entrustedSql,
  concernsSql,
  openSql,
  visibleTo,
  writtenSql,
} from '../core/visibility/visibility.queries.ts';
import type { ListPosition } from './list-cursor.ts';
import { askedParents, filterPredicates, isNarrow, mayHold } from './list-filters.queries.ts';
import type { Listing } from './list-rules.queries.ts';
import { bandsOf, hiddenParents, prioritySql } from './list-rules.queries.ts';

export interface PageRequest {
  readonly filter: GoalListInput;
  readonly limit: number;
  /** Either an offset or the last row of the previous page (D-75). */
  readonly offset: number;
  readonly after: ListPosition | null;
}

export interface FoundPage {
  readonly rows: readonly ListPosition[];
  /** How many goals match on all pages, counted up to `LIMITS.countedGoals`. */
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

/** The goals of the period that the filters keep, regardless of who may see them. */
function listedSql({ actor, period, ...listing }: Listing, filter: GoalListInput): Condition {
  return allOf([
    sql`g.tenant_id = ${actor.tenantId}`,
    sql`g.period_id = ${period.id}`,
    sql`g.deleted_at is null`,
    ...filterPredicates(filter, { actor, period, ...listing }),
  ]);
}

/** Conditions on the goals of a list that matches many, written to fit the indexes. */
interface Parts {
  /** What the viewer owns, decides on or has written: few goals for almost everybody. */
  readonly near: Condition;
  /** What everyone sees, including near goals. */
  readonly open: Condition;
  /**
   * What is not near: open goals, and for some viewers hidden ones. Each condition has an index in the order of the
   * list.
   */
  readonly others: readonly Condition[];
  /** The hidden goals among the others. */
  readonly entrusted: Condition | null;
}

function partsOf(listing: Listing, filter: GoalListInput): Parts {
  const { actor } = listing;
  const listed = listedSql(listing, filter);
  if (actor.role === 'observer') {
    const open = allOf([listed, sql`g.is_company`, openSql()]);
    const isOwn = sql<boolean>`g.owner_id = ${actor.id}`;
    return {
      near: sql`${open} and ${isOwn}`,
      open,
      others: [sql`${open} and not ${isOwn}`],
      entrusted: null,
    };
  }
  const isNear = concernsSql(actor);
  const entrusts = entrustedSql(actor);
  const entrusted = entrusts && allOf([listed, sql`not ${openSql()}`, entrusts, sql`not ${isNear}`]);
  const open = allOf([listed, openSql()]);
  return {
    // A viewer who sees all hidden goals already gets the ones they wrote.
    near: sql`${listed} and (${isNear} or ${actor.isGoalAdmin ? sql`false` : writtenSql(actor)})`,
    open,
    others: [sql`${open} and not ${isNear}`, ...(entrusted ? [entrusted] : [])],
    entrusted,
  };
}

/** The rows of the list after a position. */
function afterSql({ priority, updatedAt, id }: ListPosition): Condition {
  return sql`(l.priority > ${priority} or (l.priority = ${priority} and l.updated_at <= ${updatedAt}
    and (l.updated_at < ${updatedAt} or l.id > ${id})))`;
}

/** Rows that include those of a page. */
interface Candidates {
  /** Definitions of the subqueries; each uses only earlier ones. */
  readonly subqueries: readonly RawBuilder<unknown>[];
  /** Rows `id, priority, updated_at`, including those of the page. */
  readonly rows: RawBuilder<unknown>;
  /** How many match; above `LIMITS.countedGoals` the exact count does not matter. */
  readonly count: RawBuilder<number>;
}

/** All matches, found once. */
function narrowRows(listing: Listing, { filter }: PageRequest): Candidates {
  return {
    subqueries: [
      sql`listed as materialized (
        select g.id, ${prioritySql(listing)} as priority, g.updated_at
        from goals g where ${listedSql(listing, filter)} and ${visibleTo(listing.actor)})`,
    ],
    rows: sql`select id, priority, updated_at from listed`,
    count: sql`(select count(*) from listed)`,
  };
}

const countOf = (condition: Condition): RawBuilder<number> =>
  sql`(select count(*) from (select from goals g where ${condition} limit ${sql.lit(LIMITS.countedGoals)}) counted)`;

/**
 * All near goals, then the first of each priority of the others; a later priority is read only if the earlier ones have
 * not filled the page.
 */
function bandRows(listing: Listing, { filter, limit, offset, after }: PageRequest): Candidates {
  const { near, open, others, entrusted } = partsOf(listing, filter);
  const wanted = limit + offset;
  const bands = bandsOf(listing).filter(
    ({ priority }) => (!after || priority >= after.priority) && mayHold(filter, priority),
  );
  const name = (priority: number) => sql.ref(`band_${priority}`);
  const subqueries = bands.map(({ priority, rule }, index) => {
    const earlier = bands.slice(0, index).map((band) => sql`(select count(*) from ${name(band.priority)})`);
    const isAfter =
      after?.priority === priority
        ? sql`and g.updated_at <= ${after.updatedAt} and (g.updated_at < ${after.updatedAt} or g.id > ${after.id})`
        : sql``;
    const isWanted =
      earlier.length > 0 ? sql`and ${sql.join(earlier, sql` + `)} < ${sql.lit(wanted)}` : sql``;
    const firsts = others.map(
      (part) => sql`(select g.id, ${sql.lit(priority)} as priority, g.updated_at from goals g
        where ${part} and ${rule} ${isAfter} ${isWanted}
        order by g.updated_at desc, g.id limit ${sql.lit(wanted)})`,
    );
    return sql`${name(priority)} as materialized (${sql.join(firsts, sql` union all `)})`;
  });
  return {
    subqueries: [
      sql`near as materialized (
        select g.id, ${prioritySql(listing)} as priority, g.updated_at, ${openSql()} as is_open
        from goals g where ${near})`,
      ...subqueries,
    ],
    rows: sql.join(
      [sql.ref('near'), ...bands.map(({ priority }) => name(priority))].map(
        (from) => sql`select id, priority, updated_at from ${from}`,
      ),
      sql` union all `,
    ),
    // The count is limited: counting tens of thousands would take longer than finding the page.
    count: sql`(select count(*) from near where not is_open) + ${countOf(open)}${
      entrusted ? sql` + ${countOf(entrusted)}` : sql``
    }`,
  };
}

/**
 * One page of the list in the documented order: filtered, ordered and counted in SQL before paging (D-19), including
 * the visibility rule (D-21). One query; a page past the end is empty but still has the count.
 */
export async function findPage(db: Db, listing: Listing, page: PageRequest): Promise<FoundPage> {
  const {
    subqueries,
    rows: among,
    count,
  } = isNarrow(page.filter, listing) ? narrowRows(listing, page) : bandRows(listing, page);
  const parents = askedParents(page.filter, listing).map((which) => hiddenParents(listing, which));
  const { rows } = await sql<PageRow>`
    with ${sql.join([...parents, ...subqueries])}, page as (
      select * from (${among}) l
      where ${page.after ? afterSql(page.after) : sql`true`}
      order by priority, updated_at desc, id
      limit ${sql.lit(page.limit)} offset ${sql.lit(page.offset)}
    )
    select page.id, page.priority, page.updated_at, total.count
    from (select ${count} as count) total left join page on true
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
