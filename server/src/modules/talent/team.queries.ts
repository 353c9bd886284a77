import type { AppraisalStatus } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import { isBeneath } from '../people/index.ts';
import { appraisalVisibleTo } from './talent-policy.queries.ts';

/** A team, a period and the viewer. */
export interface Team {
  readonly viewer: Actor;
  readonly timeZone: string;
  readonly period: { readonly id: number; readonly end_date: string };
  /** Null for the whole organisation. */
  readonly manager: { readonly id: number; readonly path: string } | null;
  /** Everybody beneath the manager, not only the direct reports. */
  readonly isDeep: boolean;
}

export interface TeamFilter {
  readonly status?: AppraisalStatus | undefined;
  readonly search?: string | undefined;
  readonly orgUnit?: string | undefined;
}

const ALIAS = { appraisal: 'a', person: 'p' } as const;

/** 'Direct report' by today's manager, or by the reviewer of an appraisal of the period; both use an index. */
function belongsTo({ viewer, period, manager, isDeep }: Team): RawBuilder<boolean> {
  if (manager === null) return sql`true`;
  if (isDeep) return isBeneath('p', manager.path);
  return sql`p.id = any(array(
    select m.id from people m where m.tenant_id = ${viewer.tenantId} and m.manager_id = ${manager.id}
    union select r.person_id from appraisals r where r.tenant_id = ${viewer.tenantId} and r.period_id = ${period.id}
      and r.reviewer_id = ${manager.id} and r.deleted_at is null))`;
}

/** SQL for the status of a row of `teamSql`. */
const STATUS = sql<AppraisalStatus>`coalesce(a.state, 'not_started')`;

/** Has an appraisal or may get one: neither ceo nor observer, active, added before the period's end (D-47). */
export function isEligible({ timeZone, period }: Team): RawBuilder<boolean> {
  return sql`(a.id is not null or p.created_at < (${period.end_date}::date + 1)::timestamp at time zone ${timeZone})`;
}

/**
 * SQL for the people of a team with their appraisals of the period, as far as the viewer may see them; never the
 * viewer, who could learn of a draft (D-51, D-52).
 */
export function teamSql(team: Team): RawBuilder<unknown> {
  const { viewer, period } = team;
  return sql`people p left join appraisals a on a.tenant_id = p.tenant_id and a.person_id = p.id
      and a.period_id = ${period.id} and a.deleted_at is null
    where p.tenant_id = ${viewer.tenantId} and p.id <> ${viewer.id} and p.role not in ('ceo', 'observer')
      and (p.deactivated_at is null or a.id is not null)
      and ${belongsTo(team)} and (a.id is null or ${appraisalVisibleTo(viewer, ALIAS)})`;
}

/** SQL for the eligible people of the team. */
export function eligibleSql(team: Team): RawBuilder<unknown> {
  return sql`${teamSql(team)} and ${isEligible(team)}`;
}

/** Who acts next: 'reviewer', 'employee', or null for nobody. */
const NEXT = sql`case
  when p.deactivated_at is not null or a.state = 'completed' then null
  when a.state = 'shared' or a.edited_after_signature_at is not null then 'employee'
  else 'reviewer' end`;

export interface MemberRow {
  readonly id: number;
  readonly created_on: string;
  readonly is_eligible: boolean;
  readonly is_deactivated: boolean;
  readonly is_reviewer_deactivated: boolean;
  readonly status: AppraisalStatus;
  readonly appraisal_id: number | null;
  readonly manager_id: number | null;
  readonly reviewer_id: number | null;
}

function matches({ status, search, orgUnit }: TeamFilter): RawBuilder<boolean> {
  const conditions = [
    ...(status === undefined ? [] : [sql`${STATUS} = ${status}`]),
    ...(search === undefined || search === '' ? [] : [sql`position(lower(${search}) in lower(p.name)) > 0`]),
    ...(orgUnit === undefined ? [] : [sql`coalesce(p.org_unit, '') = ${orgUnit}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

const NAME = sql`lower(p.name)`;
/** Orders by status, not started first. */
const PROGRESS = sql`array_position(array['not_started', 'draft', 'shared', 'acknowledged', 'completed'], ${STATUS})`;

/** 0: waits for the viewer, whom a question about a rating may wait for in any state; 1: for someone else; 2: for nobody. */
function turn({ viewer }: Team, eligible: RawBuilder<boolean>): RawBuilder<number> {
  return sql`case
    when a.reviewer_id = ${viewer.id} and exists (select from calibration_questions q where q.tenant_id = a.tenant_id
      and q.appraisal_id = a.id and q.answered_at is null) then 0
    when not ${eligible} or ${NEXT} is null then 2
    when ${NEXT} = 'reviewer' and coalesce(a.reviewer_id, p.manager_id) = ${viewer.id} then 0
    else 1 end`;
}

export interface TeamPlace {
  readonly sortBy: 'Next' | 'Name' | 'Status';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

function orderOf(team: Team, { sortBy, order }: TeamPlace): RawBuilder<unknown> {
  const way = order === 'desc' ? sql`desc` : sql`asc`;
  const eligible = isEligible(team);
  if (sortBy === 'Name') return sql`${NAME} ${way}, p.id`;
  if (sortBy === 'Status') return sql`${eligible} desc, ${PROGRESS} ${way}, ${NAME}, p.id`;
  return sql`${turn(team, eligible)} ${way}, ${eligible} desc, ${PROGRESS} desc, ${NAME}, p.id`;
}

/** A page of a team, and how many people match; people too new for the period only without a status filter. */
export async function listMembers(
  db: Db,
  team: Team,
  { filter, place }: { readonly filter: TeamFilter; readonly place: TeamPlace },
): Promise<{ readonly rows: readonly MemberRow[]; readonly count: number }> {
  const eligible = isEligible(team);
  const onlyEligible = filter.status === undefined ? sql`true` : eligible;
  const { rows } = await sql<MemberRow & { readonly count: number }>`
    select p.id, (p.created_at at time zone ${team.timeZone})::date as created_on, ${eligible} as is_eligible,
      p.deactivated_at is not null as is_deactivated, ${STATUS} as status, a.id as appraisal_id, p.manager_id,
      a.reviewer_id, coalesce(a.state, '') <> 'completed' and exists (select from people r where r.tenant_id = p.tenant_id
        and r.id = coalesce(a.reviewer_id, p.manager_id) and r.deactivated_at is not null) as is_reviewer_deactivated,
      count(*) over () as count
    from ${teamSql(team)} and ${matches(filter)} and ${onlyEligible}
    order by ${orderOf(team, place)} limit ${place.limit} offset ${place.offset}`.execute(db);
  const isPastEnd = rows.length === 0 && place.offset > 0;
  if (!isPastEnd) return { rows, count: rows[0]?.count ?? 0 };
  return {
    rows,
    count: (await listMembers(db, team, { filter, place: { ...place, offset: 0, limit: 1 } })).count,
  };
}

export interface StatusRow {
  /** Null: too new for the period. */
  readonly status: AppraisalStatus | null;
  readonly count: number;
  /** A few of them, to show. */
  readonly ids: readonly number[];
}

/** How many people of a team have each status, and how many are too new for the period. */
export async function countStatuses(db: Db, team: Team, faces: number): Promise<readonly StatusRow[]> {
  const { rows } = await sql<StatusRow>`
    select case when ${isEligible(team)} then ${STATUS} end as status, count(*) as count,
      (array_agg(p.id order by p.id))[1:${sql.lit(faces)}] as ids
    from ${teamSql(team)} group by 1`.execute(db);
  return rows;
}

/** Managers among the direct reports whose teams the viewer may open next. */
export async function listSubManagers(db: Db, team: Team): Promise<readonly number[]> {
  if (team.manager === null) return [];
  const { rows } = await sql<{ id: number }>`
    select p.id from people p
    where p.tenant_id = ${team.viewer.tenantId} and p.manager_id = ${team.manager.id} and p.deactivated_at is null
      and exists (select from people r where r.tenant_id = p.tenant_id and r.manager_id = p.id and r.deactivated_at is null)
    order by lower(p.name), p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A group of people and the progress of their appraisals. */
export interface TallyRow {
  readonly org_unit: string;
  readonly manager_id: number | null;
  readonly counts: readonly number[];
  readonly people: number;
  readonly waiting_for_reviewers: number;
  readonly waiting_for_employees: number;
  readonly managers: number;
}

const TALLY = sql`
  array[count(*) filter (where a.id is null), count(*) filter (where a.state = 'draft'),
    count(*) filter (where a.state = 'shared'), count(*) filter (where a.state = 'acknowledged'),
    count(*) filter (where a.state = 'completed')]::integer[] as counts,
  count(*) as people,
  count(*) filter (where ${NEXT} = 'reviewer') as waiting_for_reviewers,
  count(*) filter (where ${NEXT} = 'employee') as waiting_for_employees,
  count(distinct coalesce(a.reviewer_id, p.manager_id)) as managers`;

/** How many people of the organisation are too new for the period. */
export async function countTooNew(db: Db, team: Team): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${teamSql(team)} and not ${isEligible(team)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Eligible people by department, the least completed first. */
export async function tallyDepartments(db: Db, team: Team): Promise<readonly TallyRow[]> {
  const { rows } = await sql<TallyRow>`
    select coalesce(p.org_unit, '') as org_unit, null::integer as manager_id, ${TALLY}
    from ${eligibleSql(team)} group by 1
    order by count(*) filter (where a.state = 'completed')::float / count(*), people desc, org_unit`.execute(
    db,
  );
  return rows;
}

/** Eligible people of a department by reviewer, the least completed first. */
export async function tallyManagers(db: Db, team: Team, orgUnit: string): Promise<readonly TallyRow[]> {
  const { rows } = await sql<TallyRow>`
    select '' as org_unit, coalesce(a.reviewer_id, p.manager_id) as manager_id, ${TALLY}
    from ${eligibleSql(team)} and coalesce(p.org_unit, '') = ${orgUnit} and coalesce(a.reviewer_id, p.manager_id) is not null
    group by 2
    order by count(*) filter (where a.state = 'completed')::float / count(*), people desc, 2`.execute(db);
  return rows;
}

/** An eligible person in the compliance spreadsheet. */
export interface ComplianceMember {
  readonly id: number;
  readonly name: string;
  readonly name_key: string;
  readonly job_title: string | null;
  readonly org_unit: string | null;
  readonly reviewer_name: string | null;
  readonly is_deactivated: boolean;
  readonly status: AppraisalStatus;
  readonly is_edited: boolean;
  readonly created_at: Date | null;
  readonly shared_at: Date | null;
  readonly acknowledged_at: Date | null;
  readonly completed_at: Date | null;
}

/** SQL for the eligible people of a team, as the spreadsheets list them. */
export function complianceSql(team: Team): RawBuilder<ComplianceMember> {
  return sql`
    select p.id, p.name, ${NAME} as name_key, p.job_title, p.org_unit, ${STATUS} as status,
      p.deactivated_at is not null as is_deactivated, a.edited_after_signature_at is not null as is_edited,
      a.created_at, a.shared_at, a.acknowledged_at, a.completed_at,
      (select r.name from people r where r.tenant_id = p.tenant_id and r.id = coalesce(a.reviewer_id, p.manager_id)) as reviewer_name
    from ${eligibleSql(team)}`;
}

/** The next people of a team by name, after the given one. */
export async function pageCompliance(
  db: Db,
  team: Team,
  { after, limit }: { readonly after: ComplianceMember | null; readonly limit: number },
): Promise<readonly ComplianceMember[]> {
  const isNext = after === null ? sql`true` : sql`(${NAME}, p.id) > (${after.name_key}, ${after.id})`;
  const { rows } = await sql<ComplianceMember>`
    ${complianceSql(team)} and ${isNext}
    order by ${NAME}, p.id limit ${limit}`.execute(db);
  return rows;
}
