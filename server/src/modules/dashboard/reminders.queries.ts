import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { APPRAISAL_REMINDERS } from './appraisal-reminders.queries.ts';
import { GOAL_REMINDERS } from './goal-reminders.queries.ts';
import type { ReminderRow, ReminderSource, ReminderViewer } from './reminder-source.queries.ts';

/** All kinds of reminders in the viewer's organization; the first one names the columns. */
function sourcesFor({ tenant }: ReminderViewer): readonly ReminderSource[] {
  return tenant.talentEnabled ? [...GOAL_REMINDERS, ...APPRAISAL_REMINDERS] : GOAL_REMINDERS;
}

interface PagedRow extends Omit<ReminderRow, 'id'> {
  readonly id: number | null;
  readonly total: number;
}

/** A page of the viewer's reminders, overdue first, then oldest (D-35), and their total number; never stored. */
export async function findReminders(
  db: Db,
  viewer: ReminderViewer,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly ReminderRow[]; readonly count: number }> {
  const union = sql.join(
    sourcesFor(viewer).map((source) => source(viewer)),
    sql` union all `,
  );
  const { rows } = await sql<PagedRow>`
    with found as materialized (
      select source.*, source.due < ${viewer.today}::date as is_overdue from (${union}) source
    ), page as (
      select * from found order by is_overdue desc, since, type, id limit ${limit} offset ${offset}
    )
    select page.*, period.year, period.quarter, week.start_date as week_start, week.week, total.total
    from (select count(*) as total from found) total
    left join page on true
    left join periods period on period.tenant_id = ${viewer.actor.tenantId} and period.id = page.period_id
    left join period_weeks week on week.tenant_id = ${viewer.actor.tenantId} and week.id = page.week_id
    order by page.is_overdue desc, page.since, page.type, page.id`.execute(db);
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }])),
  };
}
