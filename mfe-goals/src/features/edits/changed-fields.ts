import { GOAL_TEXT_NAMES, goalSectionLabels, goalTextOf } from '@cadence/shared-contract';
import type { Goal, GoalEdit, GoalTextName } from '@cadence/shared-contract';

/** One field that an edit would change, as text. */
export interface ChangedField {
  readonly field: GoalTextName | 'Hidden' | 'ParentId';
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const NO_PARENT = 'No parent';

function parentText(parentId: number | null, titles: ReadonlyMap<number, string>): string {
  return parentId === null ? NO_PARENT : (titles.get(parentId) ?? 'A goal you cannot see');
}

/** What the edit would change in the goal, in the order of the form. `titles` names parent goals. */
export function changedFields(
  goal: Goal,
  edit: GoalEdit,
  titles: ReadonlyMap<number, string>,
): readonly ChangedField[] {
  const labels = goalSectionLabels(goal.GoalType);
  const visibility = (hidden: boolean): string => (hidden ? 'Private' : 'Visible to everyone');
  const fields: readonly ChangedField[] = [
    ...GOAL_TEXT_NAMES.map((field) => ({
      field,
      label: labels[field],
      before: goalTextOf(goal, field),
      after: edit[field],
    })),
    { field: 'Hidden', label: 'Visibility', before: visibility(goal.Hidden), after: visibility(edit.Hidden) },
    {
      field: 'ParentId',
      label: 'Parent goal',
      before: parentText(goal.ParentId, titles),
      after: parentText(edit.ParentId, titles),
    },
  ];
  return fields.filter(({ field, before, after }) =>
    field === 'ParentId' ? goal.ParentId !== edit.ParentId : before !== after,
  );
}

/** 'title and measure', for the sentence about a pending edit. */
export function listChanges(fields: readonly ChangedField[]): string {
  const names = fields.map(({ label }) => label.toLowerCase());
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
