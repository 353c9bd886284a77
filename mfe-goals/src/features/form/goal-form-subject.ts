import type { GoalBundle, PeriodSummary } from '@cadence/shared-contract';
import { emptyValues, valuesOf, type GoalFormValues } from './goal-form-values.ts';

/** The subject of the form: a new goal, a new goal beneath or like another, or an existing goal. */
export type GoalFormSubject =
  | { readonly kind: 'new'; readonly periodId: number }
  | { readonly kind: 'contribute' | 'copy' | 'edit'; readonly bundle: GoalBundle };

/** The form's starting points. `choices` are the quarters a goal may be put into; the first is the current one. */
export function initialValues(
  subject: GoalFormSubject,
  ownerId: number,
  choices: readonly Pick<PeriodSummary, 'Id'>[],
): GoalFormValues {
  const openPeriod = (periodId: number): number | null =>
    choices.some(({ Id }) => Id === periodId) ? periodId : (choices[0]?.Id ?? null);
  switch (subject.kind) {
    case 'new':
      return { ...emptyValues(ownerId, subject.periodId), PeriodId: openPeriod(subject.periodId) };
    case 'contribute': {
      const { Goal } = subject.bundle;
      return { ...emptyValues(ownerId, Goal.GoalPeriodId), ParentId: Goal.Id };
    }
    case 'copy': {
      const { Goal } = subject.bundle;
      const periodId = openPeriod(Goal.GoalPeriodId);
      const isSameQuarter = periodId === Goal.GoalPeriodId;
      return {
        ...valuesOf(Goal, null),
        OwnerId: ownerId,
        PeriodId: periodId,
        ParentId: isSameQuarter ? Goal.ParentId : null,
      };
    }
    case 'edit':
      return valuesOf(subject.bundle.Goal, subject.bundle.Goal.GoalEdit);
  }
}

/** `UpdatedAt` of what is edited; null for what does not exist yet (D-3). */
export function versionOf(subject: GoalFormSubject): string | null {
  if (subject.kind !== 'edit') return null;
  const { Goal } = subject.bundle;
  return (Goal.GoalEdit ?? Goal).UpdatedAt;
}

/** What the local copy is filed under. */
export function draftEntity(subject: GoalFormSubject): string {
  switch (subject.kind) {
    case 'new':
      return 'goal:new';
    case 'contribute':
      return `goal:beneath-${subject.bundle.Goal.Id}`;
    case 'copy':
      return `goal:copy-${subject.bundle.Goal.Id}`;
    case 'edit':
      return `goal:${subject.bundle.Goal.Id}`;
  }
}

const TITLES = {
  new: 'Add goal',
  contribute: 'Add a contributing goal',
  copy: 'Copy goal',
  edit: 'Edit goal',
} as const satisfies Record<GoalFormSubject['kind'], string>;

export function formTitle(subject: GoalFormSubject): string {
  return TITLES[subject.kind];
}

/** True for the edit of a published goal, which becomes the goal's edit (D-23). */
export function isFromEdit(subject: GoalFormSubject): boolean {
  return subject.kind === 'edit' && subject.bundle.Goal.State === 'approved';
}
