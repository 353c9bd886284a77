import type { AppraisalState, RatingAxis, TalentSettings } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import { appraisalVisibleTo } from './talent-policy.queries.ts';
import type { Team } from './team.queries.ts';
import { isEligible, teamSql } from './team.queries.ts';

/** The filters of the matrix. */
export interface MatrixFilter {
  readonly orgUnit?: string | undefined;
  readonly reviewerId?: number | undefined;
  readonly tertiary?: number | undefined;
}

/** Whose ratings are read, and which earlier period they are compared with. */
export interface MatrixQuestion {
  readonly team: Team;
  readonly filter: MatrixFilter;
  /** The digest of today's scales, which drafts use. */
  readonly todayDigest: string;
  readonly comparePeriodId: number | null;
}

/** The members of a team, selected once for all counts. */
function membersSql(
  { team, todayDigest }: MatrixQuestion,
  only: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> {
  return sql`select p.id, p.tenant_id, p.path_key, p.manager_id, coalesce(p.org_unit, '') as org_unit,
      ${isEligible(team)} as is_eligible, a.id as appraisal_id, a.reviewer_id, a.state, a.primary_rating,
      a.secondary_rating, a.tertiary_rating, coalesce(a.labels_digest, ${todayDigest}) as labels
    from ${teamSql(team)} and ${only}`;
}

function narrowed({ orgUnit, reviewerId, tertiary }: MatrixFilter): RawBuilder<boolean> {
  const conditions = [
    sql`true`,
    ...(orgUnit === undefined ? [] : [sql`m.org_unit = ${orgUnit}`]),
    ...(reviewerId === undefined ? [] : [sql`m.reviewer_id = ${reviewerId}`]),
    ...(tertiary === undefined ? [] : [sql`m.tertiary_rating = ${tertiary}`]),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** The members `m` who are rated on both axes, with their earlier ratings on the same scales. */
function ratedSql({ team, filter, todayDigest, comparePeriodId }: MatrixQuestion): RawBuilder<unknown> {
  return sql`select m.*, b.primary_rating as before_primary, b.secondary_rating as before_secondary
    from members m
    left join appraisals b on b.tenant_id = m.tenant_id and b.person_id = m.id and b.period_id = ${comparePeriodId}
      and coalesce(b.labels_digest, ${todayDigest}) = m.labels and b.primary_rating is not null
      and b.secondary_rating is not null and ${appraisalVisibleTo(team.viewer, { appraisal: 'b', person: 'm' })}
    where m.primary_rating is not null and m.secondary_rating is not null and ${narrowed(filter)}`;
}

const MOVED = sql`(c.before_primary <> c.primary_rating or c.before_secondary <> c.secondary_rating)`;

interface Placed {
  /** The digest of the scales it is rated on. */
  readonly labels: string;
  readonly primary: number;
  readonly secondary: number;
  readonly count: number;
}
export interface CellRow extends Placed {
  readonly came: number;
  /** Appraisals to show in the cell, as many as fit. */
  readonly ids: readonly number[];
}

export interface MatrixFigures {
  readonly cells: readonly CellRow[];
  /** The earlier cells of the people who are in another cell now. */
  readonly left: readonly Placed[];
  /** The departments of the team. */
  readonly departments: readonly string[];
  /** The reviewers who wrote the ratings of the selected department, or of all; most ratings first. */
  readonly reviewers: readonly number[];
  /** The number of eligible people of that department, or of all. */
  readonly eligible: number;
}

/** All counts of a matrix for each set of scales, in one pass over the team. */
export async function countMatrix(db: Db, question: MatrixQuestion): Promise<MatrixFigures> {
  const { orgUnit } = question.filter;
  const inDepartment = narrowed({ orgUnit });
  const { rows } = await sql<MatrixFigures>`
    with members as materialized (${membersSql(question)}), rated as materialized (${ratedSql(question)})
    select
      (select coalesce(json_agg(x), '[]') from (
        select c.labels, c.primary_rating as primary, c.secondary_rating as secondary, count(*) as count,
          count(*) filter (where ${MOVED}) as came,
          (array_agg(c.appraisal_id order by c.appraisal_id))[1:${sql.lit(LIMITS.matrixDots)}] as ids
        from rated c group by 1, 2, 3) x) as cells,
      (select coalesce(json_agg(x), '[]') from (
        select c.labels, c.before_primary as primary, c.before_secondary as secondary, count(*) as count
        from rated c where ${MOVED} group by 1, 2, 3) x) as "left",
      (select coalesce(json_agg(x.org_unit order by x.org_unit), '[]') from (
        select distinct m.org_unit from members m where m.org_unit <> '') x) as departments,
      (select coalesce(json_agg(x.reviewer_id), '[]') from (
        select m.reviewer_id from members m
        where m.primary_rating is not null and m.secondary_rating is not null and ${inDepartment}
        group by 1 order by count(*) desc, 1 limit ${LIMITS.calibrationRows}) x) as reviewers,
      (select count(*) from members m where m.is_eligible and ${inDepartment}) as eligible`.execute(db);
  return rows[0] ?? { cells: [], left: [], departments: [], reviewers: [], eligible: 0 };
}

/** How many rated people use each set of scales. */
export async function countByLabels(
  db: Db,
  question: MatrixQuestion,
): Promise<readonly { readonly labels: string; readonly count: number }[]> {
  const { rows } = await sql<{ labels: string; count: number }>`
    with members as (${membersSql(question)})
    select c.labels, count(*) as count from (${ratedSql(question)}) c group by 1`.execute(db);
  return rows;
}

/** The settings stored under a digest. */
export async function findKeptSettings(db: Db, digest: string): Promise<TalentSettings | undefined> {
  const row = await db
    .selectFrom('appraisals')
    .select('settings')
    .where('tenant_id', '=', currentTenant)
    .where('labels_digest', '=', digest)
    .where('settings', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.settings ?? undefined;
}

export interface RatedRow {
  readonly id: number;
  readonly appraisal_id: number;
  readonly reviewer_id: number;
  readonly manager_id: number | null;
  readonly state: AppraisalState;
  readonly primary_rating: number;
  readonly secondary_rating: number;
  readonly tertiary_rating: number | null;
  readonly before_primary: number | null;
  readonly before_secondary: number | null;
  readonly has_open_question: boolean;
}

const RATED_COLUMNS = sql`c.id, c.appraisal_id, c.reviewer_id, c.manager_id, c.state, c.primary_rating, c.secondary_rating,
  c.tertiary_rating, c.before_primary, c.before_secondary, exists (select from calibration_questions q
    where q.tenant_id = c.tenant_id and q.appraisal_id = c.appraisal_id and q.answered_at is null) as has_open_question`;

const BY_NAME = sql`join people named on named.tenant_id = c.tenant_id and named.id = c.id`;

/** The rated people with the given appraisals, by name. */
export async function listRated(
  db: Db,
  question: MatrixQuestion,
  appraisalIds: readonly number[],
): Promise<readonly RatedRow[]> {
  const { rows } = await sql<RatedRow>`
    with members as (${membersSql(question, sql`a.id = any(${appraisalIds}::integer[])`)})
    select ${RATED_COLUMNS} from (${ratedSql(question)}) c ${BY_NAME} order by lower(named.name), c.id`.execute(
    db,
  );
  return rows;
}

interface RatedPlace {
  readonly labels: string;
  readonly primary?: number | undefined;
  readonly secondary?: number | undefined;
  /** The order of the names. */
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** A page of the rated people of one cell or of all, by name, and their total. */
export async function pageRated(
  db: Db,
  question: MatrixQuestion,
  place: RatedPlace,
): Promise<{ readonly rows: readonly RatedRow[]; readonly count: number }> {
  const { labels, primary, secondary, order, limit, offset } = place;
  const inColumn = primary === undefined ? sql`true` : sql`c.primary_rating = ${primary}`;
  const inRow = secondary === undefined ? sql`true` : sql`c.secondary_rating = ${secondary}`;
  const way = order === 'desc' ? sql`desc` : sql`asc`;
  const { rows } = await sql<RatedRow & { readonly count: number }>`
    with members as (${membersSql(question)})
    select ${RATED_COLUMNS}, count(*) over () as count from (${ratedSql(question)}) c ${BY_NAME}
    where c.labels = ${labels} and ${inColumn} and ${inRow}
    order by lower(named.name) ${way}, c.id limit ${limit} offset ${offset}`.execute(db);
  if (rows.length > 0 || offset === 0) return { rows, count: rows[0]?.count ?? 0 };
  return { rows, count: (await pageRated(db, question, { ...place, limit: 1, offset: 0 })).count };
}

const RATING_COLUMNS = {
  Primary: 'primary_rating',
  Secondary: 'secondary_rating',
  Tertiary: 'tertiary_rating',
} as const satisfies Record<RatingAxis, string>;

export interface DistributionRow {
  readonly labels: string;
  /** Null for the company and for managers. */
  readonly org_unit: string | null;
  readonly reviewer_id: number | null;
  readonly rating: number;
  readonly count: number;
}

/** How often each step was given in the company, by department and by reviewer, for each set of scales. */
export async function tallySteps(
  db: Db,
  question: MatrixQuestion,
  axis: RatingAxis,
): Promise<readonly DistributionRow[]> {
  const rating = sql.ref(`c.${RATING_COLUMNS[axis]}`);
  const { rows } = await sql<DistributionRow>`
    with members as (${membersSql(question)})
    select c.labels, case when grouping(c.org_unit) = 0 then c.org_unit end as org_unit,
      case when grouping(c.reviewer_id) = 0 then c.reviewer_id end as reviewer_id, ${rating} as rating, count(*) as count
    from (${ratedSql(question)}) c where ${rating} is not null
    group by grouping sets ((c.labels, ${rating}), (c.labels, c.org_unit, ${rating}), (c.labels, c.reviewer_id, ${rating}))`.execute(
    db,
  );
  return rows;
}
