import { mondayOf } from '@cadence/shared-contract';
import { sql } from 'kysely';
import { STATUS_COMMENTS } from '../demo/index.ts';
import type { Db } from '../kernel/db/index.ts';
import { chance, nextId, pick } from './expressions.queries.ts';
import type { GoalsPlan } from './plan-goals.queries.ts';

const MISSES = 0.12;
const IS_COMMENTED = 0.03;

/** A unique number for each goal and week; periods have at most 22 weeks (D-7). */
const week = sql<number>`(g.n::bigint * 32 + w.week)`;

/** A level from 0 to 4 that starts in the middle and follows the goal's course, with some noise. */
function levelOf(salt: number) {
  const noise = sql`case when ${chance(week, salt)} < 0.15 then -1 when ${chance(week, salt)} > 0.85 then 1 else 0 end`;
  const trend = sql`case g.course when 'rising' then 1 when 'falling' then -1 else 0 end`;
  return sql`greatest(0, least(4, 2 + ${trend} * ((w.start_date - g.enabled_from) / 21) + ${noise}))`;
}

/**
 * The weekly statuses of all planned goals (D-12, D-13), in a temporary table: a row for each enabled week, posted
 * unless the owner missed it. Stale goals have no posts in the last three weeks; only fresh ones have one in the
 * current week.
 */
export async function planStatuses(db: Db, { period, now, today }: GoalsPlan): Promise<void> {
  const thisWeek = mondayOf(today);
  await sql`create temp table seed_statuses (
    id integer not null, goal_n integer not null, goal_id integer not null, owner_id integer not null,
    week_id integer not null, week_start date not null, is_enabled boolean not null, likelihood smallint,
    quality smallint, posted_at timestamptz(3)
  ) on commit drop`.execute(db);
  await sql`insert into seed_statuses
    select ${nextId('goal_statuses')}, s.n, s.id, s.owner_id, s.week_id, s.start_date,
      s.is_posted or s.closed_week is null or s.start_date < s.closed_week,
      case when s.is_posted then s.likelihood end, case when s.is_posted then s.quality end,
      case when s.is_posted then least(s.start_date + interval '4 days 19 hours', ${now}::timestamptz - interval '1 hour') end
    from (
      select g.n, g.id, g.owner_id, g.closed_week, w.id as week_id, w.start_date,
        ${levelOf(21)} as likelihood, ${levelOf(22)} as quality,
        w.start_date <= least(${thisWeek}::date, g.closed_week) and case
          when w.start_date = ${thisWeek}::date then g.course = 'fresh'
          when g.course = 'stale' and w.start_date >= ${thisWeek}::date - 21 then false
          else ${chance(week, 23)} >= ${MISSES} end as is_posted
      from seed_goals g
      join period_weeks w on w.period_id = ${period.id} and w.start_date >= g.enabled_from
        and w.start_date <= ${period.end_date}::date
    ) s`.execute(db);
  await sql`analyze seed_statuses`.execute(db);
}

/** Writes the planned statuses, and comments under some of them. Their goals must exist already. */
export async function addStatuses(db: Db, { tenantId }: GoalsPlan): Promise<void> {
  await sql`insert into goal_statuses (tenant_id, id, goal_id, week_id, week_start, is_enabled, likelihood, quality, posted_at)
    select ${tenantId}, id, goal_id, week_id, week_start, is_enabled, likelihood, quality, posted_at
    from seed_statuses`.execute(db);
  const status = sql`s.id`;
  await sql`insert into goal_comments (tenant_id, goal_id, type, status_id, person_id, comment, created_at)
    select ${tenantId}, s.goal_id, 'GoalStatus', s.id, s.owner_id, ${pick(STATUS_COMMENTS, chance(status, 25))}, s.posted_at
    from seed_statuses s where s.posted_at is not null and ${chance(status, 24)} < ${IS_COMMENTED}`.execute(
    db,
  );
}
