import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';

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
    .where('s.goal_id', 'in', goalIds)
    .orderBy('s.goal_id')
    .orderBy('w.week')
    .execute();
}

export function findStatus(db: Db, id: number): Promise<StatusRow | undefined> {
  return statuses(db).where('s.tenant_id', '=', currentTenant).where('s.id', '=', id).executeTakeFirst();
}
