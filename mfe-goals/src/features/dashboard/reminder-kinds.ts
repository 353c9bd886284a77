import { Clock, Eye, Flag, Pencil, Plus, type LucideIcon } from '@cadence/shared-ui/icons';
import type { Reminder, ReminderType } from '@cadence/shared-contract';
import { openOf, type GoalDialog } from '../place/goal-dialog.ts';

interface ReminderKind {
  readonly icon: LucideIcon;
  /** Somebody else waits for it. */
  readonly isDecision: boolean;
  /** Where it is settled. */
  readonly dialog: (reminder: Reminder) => GoalDialog;
}

const own = (icon: LucideIcon, dialog: ReminderKind['dialog']): ReminderKind => ({
  icon,
  isDecision: false,
  dialog,
});
const decision = (id: 'review' | 'review-result'): ReminderKind => ({
  icon: Eye,
  isDecision: true,
  dialog: () => openOf(id),
});

/** What each kind of reminder looks like and leads to (D-35). */
export const REMINDER_KINDS: Readonly<Record<ReminderType, ReminderKind>> = {
  no_goals: own(Plus, () => openOf('add')),
  returned_draft: own(Pencil, () => openOf('edit')),
  returned_edit: own(Pencil, () => openOf('edit')),
  missed_week: own(Clock, ({ Week }) => openOf('my-week', Week)),
  finalize_goal: own(Flag, () => openOf('finalize')),
  review_goal: decision('review'),
  review_goal_edit: decision('review'),
  review_shelve: decision('review'),
  review_result: decision('review-result'),
};
