import { GOAL_TEXT_NAMES, goalSectionLabels } from '@cadence/shared-contract';
import type { GoalType } from '@cadence/shared-contract';
import type { GoalFormValues } from './goal-form-values.ts';

/** A field that somebody else changed while the form was open. */
export interface TheirChange {
  readonly field: keyof GoalFormValues;
  readonly label: string;
  readonly before: string;
  readonly theirs: string;
  /** True when it was changed here as well, to something else. */
  readonly isContested: boolean;
}

/** What others changed between the version the form started from and the newest one. */
export function theirChanges(
  { base, theirs, mine }: Readonly<Record<'base' | 'theirs' | 'mine', GoalFormValues>>,
  goalType: GoalType,
): readonly TheirChange[] {
  const labels = goalSectionLabels(goalType);
  return GOAL_TEXT_NAMES.filter((field) => base[field] !== theirs[field]).map((field) => ({
    field,
    label: labels[field],
    before: base[field],
    theirs: theirs[field],
    isContested: mine[field] !== base[field] && mine[field] !== theirs[field],
  }));
}

/** Takes over others' changes to fields not edited here; what was typed stays. */
export function rebase({
  base,
  theirs,
  mine,
}: Readonly<Record<'base' | 'theirs' | 'mine', GoalFormValues>>): GoalFormValues {
  const fields = Object.keys(mine) as (keyof GoalFormValues)[];
  return Object.assign(
    {},
    ...fields.map((field) => ({ [field]: mine[field] === base[field] ? theirs[field] : mine[field] })),
  ) as GoalFormValues;
}
