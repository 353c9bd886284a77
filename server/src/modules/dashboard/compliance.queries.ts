import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import { needsUpdateSql, openAndHidden } from '../goals/index.ts';
import { isBeneath } from '../people/index.ts';
import { COMPLIANCE_SCOPES } from './dashboard.policy.ts';
import { foldedSql, hasEveryWord } from './folded-text.queries.ts';

/** The filter and page of the listed people. */
export interface BehindPage {
  /** Only people in this count; undefined for everyone. */
  readonly type?: number | undefined;
  /** Words that must occur in name, job or department. */
  readonly search?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Whose compliance it is, as seen by whom, and when. */
export interface StandingRequest {
  readonly actor: Actor;
  readonly scope: number;
  /** Calendar date in the tenant's zone. */
  readonly today: string;
  readonly timeZone: string;
  readonly period: { readonly id: number; readonly end_date: string };
}

export interface ComplianceRequest extends StandingRequest {
  readonly page: BehindPage;
}

/** A person in at least one of the counts. */
export interface BehindRow {
  readonly id: number;
  readonly name: string;
  readonly job_title: string | null;
  readonly org_unit: string | null;
  readonly manager_id: number | null;
  readonly avatar_key: string | null;
  readonly no_goals: boolean;
  readonly needs_update: boolean;
  readonly needs_result: boolean;
}

/** The number of people in the scope, and in each count. */
export interface ComplianceTotals {
  readonly population: number;
  /** How many of them were there before the last period ended. */
  readonly population_last: number;
  readonly with_no_goals: number;
  readonly with_update: number;
  readonly with_result: number;
  /** The number of people that match the filter, on all pages. */
  readonly found: number;
}

function inScope({ actor, scope }: StandingRequest): RawBuilder<boolean> {
  if (scope === COMPLIANCE_SCOPES.directReports) return sql`p.manager_id = ${actor.id}`;
  if (scope === COMPLIANCE_SCOPES.organization) return isBeneath('p', actor.path);
  return sql`true`;
}

/** For up to this many people their goals are looked up by owner; above it all goals are read, as for the company. */
const FEW = 1_000;

async function areFew(db: Db, request: StandingRequest): Promise<boolean> {
  if (request.scope !== COMPLIANCE_SCOPES.organization)
    return request.scope === COMPLIANCE_SCOPES.directReports;
  const { rows } =
    await sql`select from people p where p.tenant_id = ${request.actor.tenantId} and ${inScope(request)}
    limit ${FEW + 1}`.execute(db);
  return rows.length <= FEW;
}

/** The flags of D-36, by their numbers in the contract. */
const FLAGS: Readonly<Record<number, RawBuilder<boolean>>> = {
  1: sql`no_goals`,
  2: sql`needs_update`,
  3: sql`needs_result`,
};

/** The filter as a condition on `behind`. */
function isAskedFor({ type, search }: BehindPage): RawBuilder<boolean> {
  const flag = (type === undefined ? undefined : FLAGS[type]) ?? sql<boolean>`true`;
  if (search === undefined) return flag;
  const text = foldedSql(sql`concat_ws(' ', p.name, p.job_title, p.org_unit)`);
  return sql`(${flag} and exists (select from people p
    where p.tenant_id = behind.tenant_id and p.id = behind.id and ${hasEveryWord(text, search)}))`;
}

/**
 * The facts about the owner from each goal of the two periods. Goals that are open to all are read from their index
 * alone; only for the others visibility is checked.
 */
function goalFacts(
  { actor, today, period }: StandingRequest,
  isOwned: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const lastId = sql`(select id from last_period)`;
  const end = sql`(case when g.period_id = ${period.id} then ${period.end_date}::date else (select end_date from last_period) end)`;
  return openAndHidden(
    actor,
    (isRead, isVisible) => sql`
    select g.owner_id, g.period_id = ${period.id} and g.state not in ('draft', 'shelved') as is_goal,
      ${needsUpdateSql(today, end)} and ${isVisible} as needs_update,
      g.state = 'approved' and g.period_id = ${lastId} and ${isVisible} as needs_result
    from goals g
    where g.tenant_id = ${actor.tenantId} and g.deleted_at is null and ${isRead}
      and g.period_id = any(array[${period.id}::int, ${lastId}]) and ${isOwned}`,
  );
}

/**
 * SQL for the tables that compliance is counted from (D-36): `last_period`, the `population` of the scope, its `owners` of
 * goals, and who of it is `behind`. Reads the people and goals of two periods once.
 *
 * Goals that the actor may not see make nobody late (D-21), but every goal counts as a goal of its owner: a person who
 * submitted a private goal is not without goals.
 */
export async function standingTables(db: Db, request: StandingRequest): Promise<RawBuilder<unknown>> {
  const { actor, today, timeZone } = request;
  const tenant = actor.tenantId;
  const isOwned = (await areFew(db, request))
    ? sql<boolean>`g.owner_id in (select id from population)`
    : sql<boolean>`true`;
  return sql`last_period as materialized (
      select id, end_date from periods where tenant_id = ${tenant} and end_date < ${today}::date
      order by end_date desc limit 1
    ), population as materialized (
      select p.tenant_id, p.id, p.path_key, lower(p.name) as name_key,
        coalesce((p.created_at at time zone ${timeZone})::date <= (select end_date from last_period), false) as was_there
      from people p
      where p.tenant_id = ${tenant} and p.deactivated_at is null and p.invitation_accepted_at is not null
        and p.role <> 'observer' and ${inScope(request)}
    ), owners as materialized (
      select owner_id, bool_or(is_goal) as has_goals, bool_or(needs_update) as needs_update, bool_or(needs_result) as needs_result
      from (${goalFacts(request, isOwned)}) facts group by owner_id
    ), behind as materialized (
      select * from (
        select population.tenant_id, population.id, population.path_key, population.name_key, owners.has_goals is not true as no_goals,
          owners.needs_update is true as needs_update, owners.needs_result is true and population.was_there as needs_result
        from population left join owners on owners.owner_id = population.id
      ) flagged where no_goals or needs_update or needs_result
    )`;
}

/** The counts of D-36 for a scope, and a page of the people in them, by name. */
export async function findCompliance(
  db: Db,
  request: ComplianceRequest,
): Promise<{ readonly totals: ComplianceTotals; readonly rows: readonly BehindRow[] }> {
  const { page } = request;
  const { rows } = await sql<ComplianceTotals & (BehindRow | { readonly id: null })>`
    with ${await standingTables(db, request)}, found as materialized (
      select * from behind where ${isAskedFor(page)}
    ), page as (
      select * from found order by name_key, id offset ${page.offset} limit ${page.limit}
    )
    select total.*, counted.*, (select count(*) from found) as found, p.id, p.name, p.job_title, p.org_unit, p.manager_id,
      p.avatar_key, page.no_goals, page.needs_update, page.needs_result
    from (select count(*) as population, count(*) filter (where was_there) as population_last from population) total
    cross join (select count(*) filter (where no_goals) as with_no_goals, count(*) filter (where needs_update) as with_update,
      count(*) filter (where needs_result) as with_result from behind) counted
    left join (page join people p on p.tenant_id = page.tenant_id and p.id = page.id) on true
    order by page.name_key, page.id`.execute(db);
  const [totals] = rows;
  if (totals === undefined) throw new Error('Counting answers one row at least.');
  return { totals, rows: rows.filter((row) => row.id !== null) };
}
