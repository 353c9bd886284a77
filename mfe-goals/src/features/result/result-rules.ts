import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { GoalType } from '@cadence/shared-contract';
import { stillNeeded } from '../lifecycle/still-needed.ts';
import type { ScaleStep } from '@cadence/shared-ui';

/** Owner's result and manager's review share their fields; only the owner gives a quality. */
export interface ResultValues {
  readonly completed: boolean | null;
  /** As typed; only for objective-result goals. */
  readonly percent: string;
  readonly quality: ScaleStep | null;
  readonly text: string;
}

export interface ResultErrors {
  readonly completed?: string;
  readonly percent?: string;
  readonly quality?: string;
  readonly text?: string;
}

export function isObjectiveResult(type: GoalType): boolean {
  return type === 'objective_results';
}

function percentError(text: string): string | null {
  const percent = Number(text);
  const isWhole = text.trim() !== '' && Number.isInteger(percent);
  if (!isWhole || percent < LIMITS.objectiveResultMin || percent > LIMITS.objectiveResultMax)
    return MESSAGES.objectiveResultRange;
  return percent === 0 ? MESSAGES.objectiveResultZero : null;
}

/** What keeps a result from being submitted (core §5 Finalize, Manager review). */
export function resultErrors(
  values: ResultValues,
  { goalType, needsQuality }: { readonly goalType: GoalType; readonly needsQuality: boolean },
): ResultErrors {
  const percent = isObjectiveResult(goalType) ? percentError(values.percent) : null;
  return {
    ...(!isObjectiveResult(goalType) &&
      values.completed === null && { completed: 'Please choose Yes or No.' }),
    ...(percent !== null && { percent }),
    ...(needsQuality && values.quality === null && { quality: 'Please choose the final quality.' }),
    ...(values.text.trim() === '' && { text: MESSAGES.outcomeRequired }),
    ...(values.text.length > LIMITS.comment && {
      text: `A text can have at most ${LIMITS.comment} characters.`,
    }),
  };
}

/** What keeps a result from being submitted, in one short sentence; null for nothing. */
export function missingParts({ percent, text }: ResultValues, errors: ResultErrors): string | null {
  const isTyped = percent.trim() !== '';
  const names = [
    ...(errors.completed === undefined ? [] : ['Yes or No']),
    ...(errors.percent === undefined || isTyped ? [] : ['percentage']),
    ...(errors.quality === undefined ? [] : ['final quality']),
    ...(errors.text === undefined || text.trim() !== '' ? [] : ['text']),
  ];
  if (names.length > 0) return stillNeeded(names);
  if (errors.percent !== undefined) return 'The percentage does not fit';
  return errors.text === undefined ? null : 'The text is too long';
}

/** 'Achieved', 'Not achieved', or the percentage. */
export function verdictText({
  Completed,
  ObjectiveResult,
}: {
  readonly Completed: boolean | null;
  readonly ObjectiveResult: number | null;
}): string {
  if (ObjectiveResult !== null) return `${ObjectiveResult}%`;
  return Completed === true ? 'Achieved' : 'Not achieved';
}

/** Fields in the API: a percentage or a yes, never both. */
export function verdictFields(values: ResultValues, goalType: GoalType) {
  return isObjectiveResult(goalType)
    ? { ObjectiveResult: Number(values.percent), Completed: null }
    : { Completed: values.completed, ObjectiveResult: null };
}

export function isResultValues(value: unknown): value is ResultValues {
  if (typeof value !== 'object' || value === null) return false;
  const { completed, percent, quality, text } = value as Partial<Record<keyof ResultValues, unknown>>;
  return (
    (completed === null || typeof completed === 'boolean') &&
    typeof percent === 'string' &&
    (quality === null || typeof quality === 'number') &&
    typeof text === 'string'
  );
}
