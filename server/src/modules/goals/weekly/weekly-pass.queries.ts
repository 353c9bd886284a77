import { addDays, LIMITS, mondayOf } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import type { Viewer } from '../core/visibility/viewer.ts';
import { visibleTo } from '../core/visibility/visibility.queries.ts';

/**
 * Ids of the viewer's own approved goals with an enabled week among the selectable ones (D-8, D-13), oldest first, so
 * that the order is stable while they are filled in. Early in a quarter these may be goals of the previous one.
 */
export async function findGoalsTakingUpdates(db: Db, viewer: Viewer, today: string): Promise<number[]> {
  const thisWeek = mondayOf(today);
  const rows = await db
    .selectFrom('goals as g')
    .select('g.id')
    .where('g.owner_id', '=', viewer.id)
    .where('g.state', '=', 'approved')
    .where(visibleTo(viewer))
    .where(
      sql<boolean>`exists (select from goal_statuses s where s.tenant_id = g.tenant_id and s.goal_id = g.id
        and s.is_enabled and s.week_start <= ${thisWeek}::date
        and s.week_start >= ${addDays(thisWeek, -7 * LIMITS.selectableWeeksBack)}::date)`,
    )
    .orderBy('g.id')
    .execute();
  return rows.map((row) => row.id);
}

/** The current week and how many of the viewer's own goals lack an update for it; undefined when none does (D-13). */
export async function findLackingThisWeek(
  db: Db,
  viewer: Viewer,
  today: string,
): Promise<{ readonly week: number; readonly end_date: string; readonly count: number } | undefined> {
  const { rows } = await sql<{ week: number; end_date: string; count: number }>`
    select week.week, week.end_date, count(*) as count
    from goals g
    join goal_statuses s on s.tenant_id = g.tenant_id and s.goal_id = g.id
    join period_weeks week on week.tenant_id = s.tenant_id and week.id = s.week_id
    where g.tenant_id = ${viewer.tenantId} and g.owner_id = ${viewer.id} and g.deleted_at is null
      and g.state = 'approved' and s.is_enabled and s.posted_at is null and s.week_start = ${mondayOf(today)}::date
    group by week.week, week.end_date
    order by week.week limit 1`.execute(db);
  return rows[0];
}
