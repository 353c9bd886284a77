import { addDays, LIMITS, mondayOf } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import type { Viewer } from '../policy/viewer.ts';
import { visibleTo } from '../policy/visibility.ts';

/**
 * Ids of the viewer's own approved goals with an enabled week among the selectable ones (D-8, D-13), oldest first, so
 * that none moves while its neighbours are being filled in. In the first weeks of a quarter these may be goals of the
 * one before.
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
