import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import { needsUpdateSql, visibleTo } from '../goals/index.ts';
import { isBeneath } from '../people/index.ts';
import { COMPLIANCE_SCOPES } from './dashboard.policy.ts';

export interface ComplianceRequest {
  readonly actor: Actor;
  readonly scope: number;
  /** Calendar date in the tenant's zone. */
  readonly today: string;
  readonly timeZone: string;
  readonly periodId: number;
}

/** Whom the counts hold, and how many people each count could hold. */
export interface ComplianceRow {
  readonly id: number | null;
  readonly name: string;
  readonly job_title: string | null;
  readonly org_unit: string | null;
  readonly manager_id: number | null;
  readonly avatar_key: string | null;
  readonly has_no_goals: boolean;
  readonly needs_update: boolean;
  readonly needs_result: boolean;
  readonly population: number;
  /** Of them, those who were there before the last period ended. */
  readonly population_last: number;
}

function inScope({ actor, scope }: ComplianceRequest): RawBuilder<boolean> {
  if (scope === COMPLIANCE_SCOPES.directReports) return sql`p.manager_id = ${actor.id}`;
  if (scope === COMPLIANCE_SCOPES.organization) return isBeneath('p', actor.path);
  return sql`true`;
}

/** Few people's goals are found one by one; those of many are read along with all others. */
function ownedInScope({ actor, scope }: ComplianceRequest): RawBuilder<boolean> {
  if (scope !== COMPLIANCE_SCOPES.directReports) return sql`true`;
  return sql`g.owner_id in (select p.id from people p where p.tenant_id = ${actor.tenantId} and p.manager_id = ${actor.id})`;
}

/**
 * Everyone of a scope whom a count of D-36 holds, by name, with the totals, in one query whose cost follows the people
 * and goals of two periods.
 *
 * Goals that the actor may not see make nobody late (D-21). That somebody has goals at all counts whoever may see
 * them: who submitted a private goal is no person without goals.
 */
export async function findCompliance(db: Db, request: ComplianceRequest): Promise<readonly ComplianceRow[]> {
  const { actor, today, timeZone, periodId } = request;
  const tenant = actor.tenantId;
  const { rows } = await sql<ComplianceRow>`
    with last_period as (
      select id, end_date from periods where tenant_id = ${tenant} and end_date < ${today}::date
      order by end_date desc limit 1
    ), population as materialized (
      select p.id, p.name, p.job_title, p.org_unit, p.manager_id, p.avatar_key,
        coalesce((p.created_at at time zone ${timeZone})::date <= (select end_date from last_period), false) as was_there
      from people p
      where p.tenant_id = ${tenant} and p.deactivated_at is null and p.invitation_accepted_at is not null
        and p.role <> 'observer' and ${inScope(request)}
    ), owners as materialized (
      select g.owner_id,
        bool_or(g.period_id = ${periodId} and g.state not in ('draft', 'shelved')) as has_goals,
        bool_or(${needsUpdateSql({ actor, today })} and ${visibleTo(actor)}) as needs_update,
        bool_or(g.state = 'approved' and period.id = (select id from last_period) and ${visibleTo(actor)}) as needs_result
      from goals g join periods period on period.tenant_id = g.tenant_id and period.id = g.period_id
      where g.tenant_id = ${tenant} and g.deleted_at is null
        and (g.period_id = ${periodId} or g.period_id = (select id from last_period))
        and ${ownedInScope(request)}
      group by g.owner_id
    ), flagged as (
      select population.*, owners.has_goals is not true as has_no_goals,
        owners.needs_update is true as needs_update,
        owners.needs_result is true and population.was_there as needs_result
      from population left join owners on owners.owner_id = population.id
    )
    select listed.id, listed.name, listed.job_title, listed.org_unit, listed.manager_id, listed.avatar_key, listed.has_no_goals,
      listed.needs_update, listed.needs_result, total.population, total.population_last
    from (select count(*) as population, count(*) filter (where was_there) as population_last from population) total
    left join (select * from flagged where has_no_goals or needs_update or needs_result) listed on true
    order by lower(listed.name), listed.id`.execute(db);
  return rows;
}
