import type { ReminderType } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import type { Actor, TenantContext } from '../../kernel/session/index.ts';

/** For whom reminders are computed, and when. */
export interface ReminderViewer {
  readonly actor: Actor;
  readonly tenant: Pick<TenantContext, 'talentEnabled' | 'timeZone'>;
  /** Calendar date in the tenant's zone. */
  readonly today: string;
}

/**
 * SQL for one kind of reminders: a select of `type`, `id`, `since` (timestamptz, by which 'oldest' sorts), `due` (date,
 * overdue once it is before today), `title` (text, or null), `count` (integer), `period_id`, `week_id`, `goal_id`,
 * `person_id` and `appraisal_id`, in this order. A feature that reminds adds its sources to the list in
 * `reminders.queries.ts` and its words to `reminder-words.ts`; ordering, counting and paging then hold for its rows
 * too.
 */
export type ReminderSource = (viewer: ReminderViewer) => RawBuilder<unknown>;

/** A reminder as its sources found it. */
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
  /** Calendar date: its week or its period ends then, or its appraisal is due. */
  readonly due: string;
  readonly is_overdue: boolean;
  readonly year: number;
  readonly quarter: number;
  /** Monday of the week concerned. */
  readonly week_start: string | null;
  readonly week: number | null;
}
