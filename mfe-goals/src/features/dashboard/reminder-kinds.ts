import { Award, Clock, Eye, Flag, Pencil, Plus, type LucideIcon } from '@cadence/shared-ui/icons';
import type { Reminder, ReminderType } from '@cadence/shared-contract';
import { openOf, type GoalDialog } from '../place/goal-dialog.ts';

/** Where a reminder is settled: in a dialog over the dashboard, or on a separate page. */
type Place = { readonly dialog: GoalDialog } | { readonly path: string };

interface ReminderKind {
  readonly icon: LucideIcon;
  /** Somebody else waits for it. */
  readonly isDecision: boolean;
  /** Has its own due date, not the end of a quarter or a week. */
  readonly hasDueDate: boolean;
  /** The line that groups several of one quarter; null where each has its own. */
  readonly together: ((count: number) => string) | null;
  readonly place: (reminder: Reminder, viewerId: number) => Place;
}

const GOAL_KIND = { isDecision: false, hasDueDate: false, together: null } as const;

const own = (icon: LucideIcon, dialog: (reminder: Reminder) => GoalDialog): ReminderKind => ({
  ...GOAL_KIND,
  icon,
  place: (reminder) => ({ dialog: dialog(reminder) }),
});
const decision = (id: 'review' | 'reviewResult'): ReminderKind => ({
  ...GOAL_KIND,
  icon: Eye,
  isDecision: true,
  place: () => ({ dialog: openOf(id) }),
});
const appraisal = (
  path: (reminder: Reminder, viewerId: number) => string,
  together: ReminderKind['together'] = null,
): ReminderKind => ({
  icon: Award,
  isDecision: true,
  hasDueDate: true,
  together,
  place: (reminder, viewerId) => ({ path: path(reminder, viewerId) }),
});

/** What each kind of reminder looks like and leads to (D-35, D-100). */
export const REMINDER_KINDS: Readonly<Record<ReminderType, ReminderKind>> = {
  no_goals: own(Plus, () => openOf('add')),
  returned_draft: own(Pencil, () => openOf('edit')),
  returned_edit: own(Pencil, () => openOf('edit')),
  missed_week: own(Clock, ({ Week }) => openOf('my-week', Week)),
  finalize_goal: own(Flag, () => openOf('finalize')),
  review_goal: decision('review'),
  review_goal_edit: decision('review'),
  review_shelve: decision('review'),
  review_result: decision('reviewResult'),
  start_appraisal: appraisal(
    ({ PeriodId }, viewerId) => `/v3/talent/${PeriodId}/${viewerId}`,
    (count) => `Start ${count} appraisals`,
  ),
  countersign_appraisal: appraisal(({ Id }) => `/v3/talent/appraisal/${Id}`),
  sign_appraisal: appraisal(({ PeriodId }) => `/v3/talent/myappraisal?period=${PeriodId}`),
};
