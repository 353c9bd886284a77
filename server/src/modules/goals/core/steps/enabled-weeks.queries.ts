import { addDays, mondayOf } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../../kernel/db/index.ts';
import type { GoalRecord } from '../records/goal-records.queries.ts';

type WeeklyGoal = Pick<GoalRecord, 'tenant_id' | 'id' | 'period_id' | 'period_start' | 'period_end'>;

/**
 * Opens a goal's weeks for updates from this week on: at its approval, reactivation, or when a result is taken back.
 * Each gets an empty status row (D-12, D-13). Weeks that start after the period's last day stay closed.
 */
export async function enableWeeks(db: Db, goal: WeeklyGoal, today: string): Promise<void> {
  const thisWeek = mondayOf(today);
  const firstWeek = mondayOf(goal.period_start);
  const start = thisWeek > firstWeek ? thisWeek : firstWeek;
  await sql`
    insert into goal_statuses (tenant_id, goal_id, week_id, week_start)
    select tenant_id, ${goal.id}, id, start_date from period_weeks
    where period_id = ${goal.period_id} and start_date >= ${start}::date and start_date <= ${goal.period_end}::date
    order by week
    on conflict (tenant_id, goal_id, week_start) do update set is_enabled = true`.execute(db);
  // Without a gap before this week the goal keeps the date since when it has been enabled.
  await sql`
    update goals set enabled_from = case when exists (
        select from goal_statuses s where s.tenant_id = goals.tenant_id and s.goal_id = goals.id
          and s.week_start = ${addDays(start, -7)}::date and s.is_enabled
      ) then enabled_from else ${start}::date end
    where id = ${goal.id}`.execute(db);
}

/** Closes the weeks from this one on that have no update: the goal is shelved, or its result submitted (D-13). */
export async function disableWeeks(db: Db, goalId: number, today: string): Promise<void> {
  await db
    .updateTable('goal_statuses')
    .set({ is_enabled: false })
    .where('goal_id', '=', goalId)
    .where('week_start', '>=', mondayOf(today))
    .where('posted_at', 'is', null)
    .execute();
}
