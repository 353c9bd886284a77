import type { AppraisalState, RatingAxis, TalentSettings } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import { appraisalVisibleTo } from './talent.policy.ts';
import type { Team } from './team.queries.ts';
import { teamSql } from './team.queries.ts';

/** What the matrix is narrowed by. */
export interface MatrixFilter {
  readonly orgUnit?: string | undefined;
  readonly reviewerId?: number | undefined;
  readonly tertiary?: number | undefined;
}

/** Appraisals with both ratings, by one set of scales, compared with an earlier period. */
export interface MatrixQuestion {
  readonly team: Team;
  readonly filter: MatrixFilter;
  /** Of today's scales, by which drafts go. */
  readonly todayDigest: string;
  readonly digest: string;
  readonly comparePeriodId: number | null;
}

/** Everyone rated on both axes, with the digest of their scales. */
function ratedSql(
  team: Team,
  todayDigest: string,
  { orgUnit, reviewerId, tertiary }: MatrixFilter,
): RawBuilder<unknown> {
  const conditions = [
    sql`a.primary_rating is not null and a.secondary_rating is not null`,
    ...(orgUnit === undefined ? [] : [sql`coalesce(p.org_unit, '') = ${orgUnit}`]),
    ...(reviewerId === undefined ? [] : [sql`a.reviewer_id = ${reviewerId}`]),
    ...(tertiary === undefined ? [] : [sql`a.tertiary_rating = ${tertiary}`]),
  ];
  return sql`select p.id, p.tenant_id, p.path_key, lower(p.name) as name_key, p.manager_id, coalesce(p.org_unit, '') as org_unit,
      a.id as appraisal_id, a.reviewer_id, a.state, a.primary_rating, a.secondary_rating, a.tertiary_rating,
      coalesce(a.labels_digest, ${todayDigest}) as labels
    from ${teamSql(team)} and ${sql.join(conditions, sql` and `)}`;
}

/** The same with where they were before, by the same scales. */
function comparedSql({
  team,
  filter,
  todayDigest,
  digest,
  comparePeriodId,
}: MatrixQuestion): RawBuilder<unknown> {
  return sql`select r.*, b.primary_rating as before_primary, b.secondary_rating as before_secondary
    from (${ratedSql(team, todayDigest, filter)}) r
    left join appraisals b on b.tenant_id = r.tenant_id and b.person_id = r.id and b.period_id = ${comparePeriodId}
      and coalesce(b.labels_digest, ${todayDigest}) = r.labels and b.primary_rating is not null
      and b.secondary_rating is not null and ${appraisalVisibleTo(team.viewer, { appraisal: 'b', person: 'r' })}
    where r.labels = ${digest}`;
}

const MOVED = sql`(c.before_primary <> c.primary_rating or c.before_secondary <> c.secondary_rating)`;

/** The scales of the rated, with how many go by each; most first. */
export async function countByLabels(
  db: Db,
  team: Team,
  todayDigest: string,
  filter: MatrixFilter,
): Promise<readonly { readonly labels: string; readonly count: number }[]> {
  const { rows } = await sql<{ labels: string; count: number }>`
    select r.labels, count(*) as count from (${ratedSql(team, todayDigest, filter)}) r
    group by 1 order by 2 desc, (r.labels = ${todayDigest}) desc, 1`.execute(db);
  return rows;
}

/** The settings that were kept under a digest. */
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

export interface CellRow {
  readonly primary: number;
  readonly secondary: number;
  readonly count: number;
  readonly came: number;
  /** Appraisals of the first people by name. */
  readonly ids: readonly number[];
}

/** The cells with somebody in them. */
export async function tallyCells(db: Db, question: MatrixQuestion): Promise<readonly CellRow[]> {
  const { rows } = await sql<CellRow>`
    select c.primary_rating as primary, c.secondary_rating as secondary, count(*) as count,
      count(*) filter (where ${MOVED}) as came,
      (array_agg(c.appraisal_id order by c.name_key, c.id))[1:${sql.lit(LIMITS.matrixDots)}] as ids
    from (${comparedSql(question)}) c group by 1, 2`.execute(db);
  return rows;
}

/** How many have left each cell since the earlier period. */
export async function tallyLeft(
  db: Db,
  question: MatrixQuestion,
): Promise<readonly { readonly primary: number; readonly secondary: number; readonly count: number }[]> {
  if (question.comparePeriodId === null) return [];
  const { rows } = await sql<{ primary: number; secondary: number; count: number }>`
    select c.before_primary as primary, c.before_secondary as secondary, count(*) as count
    from (${comparedSql(question)}) c where ${MOVED} group by 1, 2`.execute(db);
  return rows;
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

/** Some of the rated by their appraisals, by name. */
export async function listRated(
  db: Db,
  question: MatrixQuestion,
  appraisalIds: readonly number[],
): Promise<readonly RatedRow[]> {
  const { rows } = await sql<RatedRow>`
    select ${RATED_COLUMNS} from (${comparedSql(question)}) c
    where c.appraisal_id = any(${appraisalIds}::integer[]) order by c.name_key, c.id`.execute(db);
  return rows;
}

/** A page of the rated of one cell or of all, by name, and how many there are. */
export async function pageRated(
  db: Db,
  question: MatrixQuestion,
  {
    primary,
    secondary,
    isDescending,
    limit,
    offset,
  }: {
    readonly primary?: number | undefined;
    readonly secondary?: number | undefined;
    readonly isDescending: boolean;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: readonly RatedRow[]; readonly count: number }> {
  const inColumn = primary === undefined ? sql`true` : sql`c.primary_rating = ${primary}`;
  const inRow = secondary === undefined ? sql`true` : sql`c.secondary_rating = ${secondary}`;
  const byName = isDescending ? sql`c.name_key desc, c.id desc` : sql`c.name_key, c.id`;
  const { rows } = await sql<RatedRow & { readonly count: number }>`
    select ${RATED_COLUMNS}, count(*) over () as count from (${comparedSql(question)}) c
    where ${inColumn} and ${inRow} order by ${byName} limit ${limit} offset ${offset}`.execute(db);
  return { rows, count: rows[0]?.count ?? 0 };
}

/** Departments of a team, and who appraises the rated of one of them or of all. */
export async function listChoices(
  db: Db,
  team: Team,
  { todayDigest, orgUnit }: { readonly todayDigest: string; readonly orgUnit?: string | undefined },
): Promise<{ readonly departments: readonly string[]; readonly reviewers: readonly number[] }> {
  const departments = await sql<{ org_unit: string }>`
    select distinct p.org_unit from ${teamSql(team)} and p.org_unit is not null order by 1`.execute(db);
  const reviewers = await sql<{ id: number }>`
    select r.reviewer_id as id from (${ratedSql(team, todayDigest, { orgUnit })}) r
    group by 1 order by count(*) desc, 1 limit ${LIMITS.calibrationRows}`.execute(db);
  return {
    departments: departments.rows.map(({ org_unit }) => org_unit),
    reviewers: reviewers.rows.map(({ id }) => id),
  };
}

const RATING_COLUMNS = {
  Primary: 'primary_rating',
  Secondary: 'secondary_rating',
  Tertiary: 'tertiary_rating',
} as const satisfies Record<RatingAxis, string>;

export interface DistributionRow {
  /** Null for the company and for managers. */
  readonly org_unit: string | null;
  readonly reviewer_id: number | null;
  readonly rating: number;
  readonly count: number;
}

/** How often each step was given, in the company, by department and by reviewer. */
export async function tallySteps(
  db: Db,
  question: MatrixQuestion,
  axis: RatingAxis,
): Promise<readonly DistributionRow[]> {
  const rating = sql.ref(`c.${RATING_COLUMNS[axis]}`);
  const { rows } = await sql<DistributionRow>`
    select case when grouping(c.org_unit) = 0 then c.org_unit end as org_unit,
      case when grouping(c.reviewer_id) = 0 then c.reviewer_id end as reviewer_id, ${rating} as rating, count(*) as count
    from (${comparedSql(question)}) c where ${rating} is not null
    group by grouping sets ((${rating}), (c.org_unit, ${rating}), (c.reviewer_id, ${rating}))`.execute(db);
  return rows;
}

/** How many eligible people of a team there are, as the filter narrows it. */
export async function countEligible(
  db: Db,
  eligible: RawBuilder<unknown>,
  { orgUnit }: MatrixFilter,
): Promise<number> {
  const inDepartment = orgUnit === undefined ? sql`true` : sql`coalesce(p.org_unit, '') = ${orgUnit}`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${eligible} and ${inDepartment}`.execute(db);
  return rows[0]?.count ?? 0;
}
