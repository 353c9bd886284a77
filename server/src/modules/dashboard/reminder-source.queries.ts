import type { ReminderType } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import type { Actor, TenantContext } from '../../kernel/session/index.ts';

/** The viewer of the reminders, and the day. */
export interface ReminderViewer {
  readonly actor: Actor;
  readonly tenant: Pick<TenantContext, 'talentEnabled' | 'timeZone'>;
  /** Calendar date in the tenant's zone. */
  readonly today: string;
}

/**
 * SQL for one kind of reminder: a select of `type`, `id`, `since` (timestamptz, the sort key for 'oldest'), `due`
 * (date, overdue once it is before today), `title` (text, or null), `count` (integer), `period_id`, `week_id`,
 * `goal_id`, `person_id` and `appraisal_id`, in this order. A feature with reminders adds its sources to the list in
 * `reminders.queries.ts` and its texts to `reminder-words.ts`; ordering, counting and paging then apply to its rows
 * too.
 */
export type ReminderSource = (viewer: ReminderViewer) => RawBuilder<unknown>;

/** A reminder as returned by its source. */
export interface ReminderRow {
  readonly type: ReminderType;
  readonly id: number;
  readonly title: string | null;
  readonly count: number | null;
  readonly period_id: number;
  readonly week_id: number | null;
  readonly goal_id: number | null;
  readonly person_id: number | null;
  readonly appraisal_id: number | null;
  readonly since: Date;
  /** The calendar date on which its week or period ends, or its appraisal is due. */
  readonly due: string;
  readonly is_overdue: boolean;
  readonly year: number;
  readonly quarter: number;
  /** Monday of the reminder's week. */
  readonly week_start: string | null;
  readonly week: number | null;
}
