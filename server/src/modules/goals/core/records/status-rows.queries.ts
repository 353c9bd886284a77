import { sql } from 'kysely';
import type { Db } from '../../../../kernel/db/index.ts';
import { currentTenant, idList, isAnyOf } from '../../../../kernel/db/index.ts';

/** A goal's weekly status with its week; not posted while both levels are null (D-12, D-13). */
export interface StatusRow {
  readonly id: number;
  readonly goal_id: number;
  readonly is_enabled: boolean;
  readonly likelihood: number | null;
  readonly quality: number | null;
  readonly posted_at: Date | null;
  readonly week_id: number;
  readonly week: number;
  readonly week_start: string;
  readonly week_end: string;
  readonly comment_count: number;
}

function statuses(db: Db) {
  return db
    .selectFrom('goal_statuses as s')
    .innerJoin('period_weeks as w', (join) =>
      join.onRef('w.tenant_id', '=', 's.tenant_id').onRef('w.id', '=', 's.week_id'),
    )
    .select([
      's.id',
      's.goal_id',
      's.is_enabled',
      's.likelihood',
      's.quality',
      's.posted_at',
      'w.id as week_id',
      'w.week',
      'w.start_date as week_start',
      'w.end_date as week_end',
      sql<number>`(select count(*) from goal_comments c where c.tenant_id = s.tenant_id and c.status_id = s.id)`.as(
        'comment_count',
      ),
    ]);
}

/** The weekly statuses of some goals, by goal and week. */
export async function findStatuses(db: Db, goalIds: readonly number[]): Promise<readonly StatusRow[]> {
  if (goalIds.length === 0) return [];
  return statuses(db)
    .where('s.tenant_id', '=', currentTenant)
    .where(isAnyOf(sql`s.goal_id`, goalIds))
    .orderBy('s.goal_id')
    .orderBy('w.week')
    .execute();
}

/** A week of a goal's period, with the goal's status of that week where it has one. */
export interface GoalWeekRow {
  readonly goal_id: number;
  readonly week: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly is_enabled: boolean | null;
  readonly is_posted: boolean;
  readonly likelihood: number | null;
  readonly quality: number | null;
}

/** All weeks of the periods of some goals, by goal and week. */
export async function findGoalWeeks(
  db: Db,
  goals: readonly { readonly id: number; readonly period_id: number }[],
): Promise<readonly GoalWeekRow[]> {
  const ids = idList(goals.map(({ id }) => id));
  const periodIds = idList(goals.map((goal) => goal.period_id));
  const { rows } = await sql<GoalWeekRow>`
    select g.id as goal_id, w.week, w.start_date, w.end_date, s.is_enabled, s.posted_at is not null as is_posted,
      s.likelihood, s.quality
    from unnest(${ids}, ${periodIds}) as g(id, period_id)
    join period_weeks w on w.tenant_id = ${currentTenant} and w.period_id = g.period_id
    left join goal_statuses s on s.tenant_id = w.tenant_id and s.goal_id = g.id and s.week_id = w.id
    order by g.id, w.week`.execute(db);
  return rows;
}

export function findStatus(db: Db, id: number): Promise<StatusRow | undefined> {
  return statuses(db).where('s.tenant_id', '=', currentTenant).where('s.id', '=', id).executeTakeFirst();
}
