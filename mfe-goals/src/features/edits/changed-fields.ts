import { goalSectionLabels } from '@cadence/shared-contract';
import type { Goal, GoalEdit } from '@cadence/shared-contract';

/** One field that an edit would change, as text. */
export interface ChangedField {
  readonly field: 'Title' | 'Measurement' | 'Description' | 'ReportingMemo' | 'Hidden' | 'ParentId';
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
    { field: 'Title', label: labels.title, before: goal.GoalDetail.Title, after: edit.Title },
    {
      field: 'Measurement',
      label: labels.measurement,
      before: goal.GoalDetail.Measurement,
      after: edit.Measurement,
    },
    {
      field: 'Description',
      label: labels.description,
      before: goal.GoalDetail.Description,
      after: edit.Description,
    },
    {
      field: 'ReportingMemo',
      label: 'Reporting memo',
      before: goal.ReportingMemo,
      after: edit.ReportingMemo,
    },
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
