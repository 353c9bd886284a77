import type { Reminder } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { findPersonRefs } from '../people/index.ts';
import { hasReminders } from './dashboard.policy.ts';
import { REMINDER_WORDS } from './reminder-words.ts';
import { findReminders } from './reminders.queries.ts';

/** The actor's reminders from `offset` on, and their total number. Observers have none (D-35). */
export async function readReminders(
  ctx: Pick<Ctx, 'db' | 'actor' | 'tenant' | 'today' | 'now'>,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ data: Reminder[]; count: number }> {
  const { db, actor, tenant, today } = ctx;
  if (!hasReminders(actor)) return { data: [], count: 0 };
  const { rows, count } = await findReminders(db, { actor, tenant, today }, page);
  const people = await findPersonRefs(
    ctx,
    rows.flatMap((row) => row.person_id ?? []),
  );
  const data = rows.map((row) => {
    const user = row.person_id === null ? undefined : people.get(row.person_id);
    const words = REMINDER_WORDS[row.type];
    return {
      Id: row.id,
      Type: row.type,
      Title: words.title({ ...row, goal: row.title ?? '', count: row.count ?? 0, name: user?.Name ?? '' }),
      ButtonText: words.button,
      PeriodId: row.period_id,
      WeekId: row.week_id,
      GoalId: row.goal_id,
      AppraisalId: row.appraisal_id,
      User: user ?? null,
      Week: row.week,
      GoalTitle: row.title,
      Count: row.count,
      Quarter: row.quarter,
      Year: row.year,
      Since: row.since.toISOString(),
      DueDate: row.due,
      IsOverdue: row.is_overdue,
    };
  });
  return { data, count };
}
