import { GOAL_TEXT_NAMES, goalTextOf, recordOf } from '@cadence/shared-contract';
import type { Goal, GoalEdit, GoalInput, GoalTextName } from '@cadence/shared-contract';

/** The form's fields under their names in the API, so that the server's field errors match them. */
export interface GoalFormValues extends Readonly<Record<GoalTextName, string>> {
  readonly OwnerId: number | null;
  readonly PeriodId: number | null;
  readonly IsPrivate: boolean;
  readonly ParentId: number | null;
}

export function emptyValues(ownerId: number, periodId: number): GoalFormValues {
  return {
    OwnerId: ownerId,
    PeriodId: periodId,
    ...recordOf(GOAL_TEXT_NAMES, () => ''),
    IsPrivate: false,
    ParentId: null,
  };
}

/** What the form opens with: the open edit where there is one, else the goal. */
export function valuesOf(goal: Goal, edit: GoalEdit | null): GoalFormValues {
  return {
    OwnerId: goal.User.Id,
    PeriodId: goal.GoalPeriodId,
    ...recordOf(GOAL_TEXT_NAMES, (name) => (edit ? edit[name] : goalTextOf(goal, name))),
    IsPrivate: (edit ?? goal).Hidden,
    ParentId: (edit ?? goal).ParentId,
  };
}

export function isGoalFormValues(value: unknown): value is GoalFormValues {
  if (typeof value !== 'object' || value === null) return false;
  const values = value as Partial<Record<keyof GoalFormValues, unknown>>;
  const isIdOrNull = (id: unknown): boolean => id === null || typeof id === 'number';
  return (
    GOAL_TEXT_NAMES.every((field) => typeof values[field] === 'string') &&
    [values.OwnerId, values.PeriodId, values.ParentId].every(isIdOrNull) &&
    typeof values.IsPrivate === 'boolean'
  );
}

export function isSameValues(a: GoalFormValues, b: GoalFormValues): boolean {
  return (Object.keys(a) as (keyof GoalFormValues)[]).every((field) => a[field] === b[field]);
}

export interface SaveIntent {
  readonly isDraft: boolean;
  /** True for the edit of a published goal (D-23). */
  readonly isFromEdit: boolean;
  /** `UpdatedAt` of what was edited; null for a new goal. */
  readonly version: string | null;
}

/** Body of create and update; owner and quarter have been checked by the schema. */
export function toGoalInput(values: GoalFormValues, intent: SaveIntent): GoalInput {
  if (values.PeriodId === null) throw new Error('A goal needs a quarter.');
  return {
    ...recordOf(GOAL_TEXT_NAMES, (name) => values[name].trim()),
    IsPrivate: values.IsPrivate,
    ...(values.OwnerId !== null && { OwnerId: values.OwnerId }),
    ParentId: values.ParentId,
    PeriodId: values.PeriodId,
    IsDraft: intent.isDraft,
    IsFromEdit: intent.isFromEdit,
    ...(intent.version !== null && { UpdatedAt: intent.version }),
  };
}
