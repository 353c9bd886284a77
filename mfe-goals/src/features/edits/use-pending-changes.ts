import type { GoalBundle } from '@cadence/shared-contract';
import { useParentTitles } from './api/parent-titles.ts';
import { changedFields, type ChangedField } from './changed-fields.ts';

/** What the goal's open edit would change; empty without one. */
export function usePendingChanges(bundle: GoalBundle): readonly ChangedField[] {
  const { Goal: goal } = bundle;
  const titles = useParentTitles(bundle);
  return goal.GoalEdit === null ? [] : changedFields(goal, goal.GoalEdit, titles);
}
