import { addDays, LIMITS, mondayOf } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { visibleTo } from '../goals/index.ts';
import type { StandingRequest } from './compliance.queries.ts';
import { standingTables } from './compliance.queries.ts';

export interface TeamRow {
  readonly id: number;
  readonly no_goals: boolean;
  readonly needs_update: boolean;
  readonly needs_result: boolean;
  readonly goals: number;
  readonly unfinished: number;
  readonly least_likely_id: number | null;
  readonly weeks: number[] | null;
  /** The same in each row. */
  readonly total: number;
}

/**
 * The people of a scope with their goals of the period that the viewer may see: who is behind first, then by the least
 * likely goal.
 */
export async function findTeam(db: Db, request: StandingRequest): Promise<readonly TeamRow[]> {
  const { actor, period, today } = request;
  const thisWeek = mondayOf(today);
  const { rows } = await sql<TeamRow>`
    with ${await standingTables(db, request)}, seen as materialized (
      select g.id, g.owner_id, g.state, g.likelihood, g.likelihood_delta, g.period_id = ${period.id} as is_current
      from goals g
      where g.tenant_id = ${actor.tenantId} and g.owner_id in (select id from population)
        and g.period_id = any(array[${period.id}::int, (select id from last_period)])
        and g.state not in ('draft', 'shelved') and ${visibleTo(actor)}
    ), tallied as (
      select owner_id, count(*) filter (where is_current) as goals,
        count(*) filter (where not is_current and state = 'approved') as unfinished
      from seen group by owner_id
    ), least as (
      select distinct on (owner_id) owner_id, id, likelihood from seen
      where is_current and state = 'approved' and likelihood is not null
      order by owner_id, likelihood, likelihood_delta, id
    ), missed as (
      select seen.owner_id, array_agg(distinct week.week order by week.week) as weeks
      from seen
      join goal_statuses s on s.tenant_id = ${actor.tenantId} and s.goal_id = seen.id
      join period_weeks week on week.tenant_id = s.tenant_id and week.id = s.week_id
      where seen.state = 'approved' and seen.is_current and s.is_enabled and s.posted_at is null
        and s.week_start < ${thisWeek}::date
        and s.week_start >= ${addDays(thisWeek, -7 * LIMITS.selectableWeeksBack)}::date
      group by seen.owner_id
    )
    select population.id, behind.no_goals is true as no_goals, behind.needs_update is true as needs_update,
      behind.needs_result is true as needs_result, coalesce(tallied.goals, 0) as goals,
      coalesce(tallied.unfinished, 0) as unfinished, least.id as least_likely_id, missed.weeks, count(*) over () as total
    from population
    left join behind on behind.id = population.id
    left join tallied on tallied.owner_id = population.id
    left join least on least.owner_id = population.id
    left join missed on missed.owner_id = population.id
    order by behind.id is null, least.likelihood nulls last, population.name_key, population.id
    limit ${LIMITS.dashboardTeam}`.execute(db);
  return rows;
}

export interface BranchRow {
  readonly id: number;
  readonly total: number;
  readonly in_order: number;
  readonly is_deactivated: boolean;
}

/** Compliance of everyone beneath the viewer, by the direct report who is above them or is it: least in order first. */
export async function findBranches(db: Db, request: StandingRequest): Promise<readonly BranchRow[]> {
  const { actor } = request;
  const { rows } = await sql<BranchRow>`
    with ${await standingTables(db, request)}, placed as (
      select split_part(substr(population.path_key, ${actor.path.length + 2}), '.', 1)::int as head,
        behind.id is not null as is_behind
      from population left join behind on behind.id = population.id
    )
    select head as id, count(*) as total, count(*) filter (where not is_behind) as in_order,
      (select p.deactivated_at is not null from people p
        where p.tenant_id = ${actor.tenantId} and p.id = placed.head) as is_deactivated
    from placed group by head
    order by count(*) filter (where not is_behind)::float / count(*), head
    limit ${LIMITS.dashboardTeam}`.execute(db);
  return rows;
}
