import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import { needsUpdateSql, openAndHidden } from '../goals/index.ts';
import { isBeneath } from '../people/index.ts';
import { COMPLIANCE_SCOPES } from './dashboard.policy.ts';
import { foldedSql, hasEveryWord } from './folded-text.queries.ts';

/** Which of those behind are listed. */
export interface BehindPage {
  /** Those whom this count holds; undefined for everyone. */
  readonly type?: number | undefined;
  /** Words that name, job or department hold. */
  readonly search?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface ComplianceRequest {
  readonly actor: Actor;
  readonly scope: number;
  /** Calendar date in the tenant's zone. */
  readonly today: string;
  readonly timeZone: string;
  readonly period: { readonly id: number; readonly end_date: string };
  readonly page: BehindPage;
}

/** Somebody whom a count holds. */
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

/** How many people of the scope there are, and how many each count holds. */
export interface ComplianceTotals {
  readonly population: number;
  /** Those among them who joined before the last period ended. */
  readonly population_last: number;
  readonly with_no_goals: number;
  readonly with_update: number;
  readonly with_result: number;
  /** Those whom the page asks for, on all pages. */
  readonly found: number;
}

function inScope({ actor, scope }: ComplianceRequest): RawBuilder<boolean> {
  if (scope === COMPLIANCE_SCOPES.directReports) return sql`p.manager_id = ${actor.id}`;
  if (scope === COMPLIANCE_SCOPES.organization) return isBeneath('p', actor.path);
  return sql`true`;
}

/**
 * Up to this many people, goals are found one by one; beyond, all goals are read, which takes as long as for the
 * company.
 */
const FEW = 1_000;

async function areFew(db: Db, request: ComplianceRequest): Promise<boolean> {
  if (request.scope !== COMPLIANCE_SCOPES.organization)
    return request.scope === COMPLIANCE_SCOPES.directReports;
  const { rows } =
    await sql`select from people p where p.tenant_id = ${request.actor.tenantId} and ${inScope(request)}
    limit ${FEW + 1}`.execute(db);
  return rows.length <= FEW;
}

/** The flags of D-36, by the number that each has in the contract. */
const FLAGS: Readonly<Record<number, RawBuilder<boolean>>> = {
  1: sql`no_goals`,
  2: sql`needs_update`,
  3: sql`needs_result`,
};

/** Over `behind`. */
function isAskedFor({ type, search }: BehindPage): RawBuilder<boolean> {
  const flag = (type === undefined ? undefined : FLAGS[type]) ?? sql<boolean>`true`;
  if (search === undefined) return flag;
  const text = foldedSql(sql`concat_ws(' ', p.name, p.job_title, p.org_unit)`);
  return sql`(${flag} and exists (select from people p
    where p.tenant_id = behind.tenant_id and p.id = behind.id and ${hasEveryWord(text, search)}))`;
}

/**
 * What each goal of the two periods says of its owner. Goals that are open to all are read from their index alone; whether
 * the actor may see one is asked of the others.
 */
function goalFacts(
  { actor, today, period }: ComplianceRequest,
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
 * The counts of D-36 for a scope, and a page of the people in them, by name. It reads the people and goals of two
 * periods once, and of people who are not on the page no more than that.
 *
 * Goals that the actor may not see make nobody late (D-21). Whether a person has goals at all does not depend on who
 * may see them: a person with a submitted private goal is not a person without goals.
 */
export async function findCompliance(
  db: Db,
  request: ComplianceRequest,
): Promise<{ readonly totals: ComplianceTotals; readonly rows: readonly BehindRow[] }> {
  const { actor, today, timeZone, page } = request;
  const tenant = actor.tenantId;
  const isOwned = (await areFew(db, request))
    ? sql<boolean>`g.owner_id in (select id from population)`
    : sql<boolean>`true`;
  const { rows } = await sql<ComplianceTotals & (BehindRow | { readonly id: null })>`
    with last_period as materialized (
      select id, end_date from periods where tenant_id = ${tenant} and end_date < ${today}::date
      order by end_date desc limit 1
    ), population as materialized (
      select p.tenant_id, p.id, lower(p.name) as name_key,
        coalesce((p.created_at at time zone ${timeZone})::date <= (select end_date from last_period), false) as was_there
      from people p
      where p.tenant_id = ${tenant} and p.deactivated_at is null and p.invitation_accepted_at is not null
        and p.role <> 'observer' and ${inScope(request)}
    ), owners as materialized (
      select owner_id, bool_or(is_goal) as has_goals, bool_or(needs_update) as needs_update, bool_or(needs_result) as needs_result
      from (${goalFacts(request, isOwned)}) facts group by owner_id
    ), behind as materialized (
      select * from (
        select population.tenant_id, population.id, population.name_key, owners.has_goals is not true as no_goals,
          owners.needs_update is true as needs_update, owners.needs_result is true and population.was_there as needs_result
        from population left join owners on owners.owner_id = population.id
      ) flagged where no_goals or needs_update or needs_result
    ), found as materialized (
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
