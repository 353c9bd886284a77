import type { FieldError } from '@cadence/shared-contract';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { isBlankText } from '@cadence/shared-contract/operations';
import { invalid } from '../../../kernel/errors/index.ts';
import type { GoalRecord } from '../core/records/goal-records.queries.ts';

/** The part that both results share: achieved or not; a percentage where the goal is measured in one. */
export interface Achievement {
  readonly completed: boolean;
  readonly objective_result: number | null;
}

/** The same by the field names of the request. */
export function achievementFields({ completed, objective_result }: Achievement) {
  return { Completed: completed, ObjectiveResult: objective_result };
}

interface AchievementInput {
  readonly Completed?: boolean | null;
  readonly ObjectiveResult?: number | null;
}

function percentProblem(percent: number | null, isMeasured: boolean): string | null {
  if (percent === null) return isMeasured ? MESSAGES.objectiveResultRange : null;
  if (percent < LIMITS.objectiveResultMin || percent > LIMITS.objectiveResultMax)
    return MESSAGES.objectiveResultRange;
  return isMeasured && percent === 0 ? MESSAGES.objectiveResultZero : null;
}

function achievementErrors(input: AchievementInput, isMeasured: boolean): readonly FieldError[] {
  const isMissing = !isMeasured && typeof input.Completed !== 'boolean';
  const problem = percentProblem(input.ObjectiveResult ?? null, isMeasured);
  return [
    ...(isMissing ? [{ path: 'Completed', message: 'Please select Yes or No.' }] : []),
    ...(problem === null ? [] : [{ path: 'ObjectiveResult', message: problem }]),
  ];
}

/**
 * Yes or No, or for objective-result goals a percentage from 1 to 100, of which only 100 counts as achieved (core §5,
 * D-27); and in both cases a description. A percentage outside of the scale is refused for every goal, even where it is
 * not kept.
 *
 * @throws invalid
 */
export function readAchievement(
  goal: Pick<GoalRecord, 'goal_type'>,
  input: AchievementInput,
  text: { readonly path: string; readonly value: string },
): Achievement {
  const errors: FieldError[] = [];
  if (isBlankText(text.value)) errors.push({ path: text.path, message: MESSAGES.outcomeRequired });
  const isMeasured = goal.goal_type === 'objective_results';
  errors.push(...achievementErrors(input, isMeasured));
  const percent = isMeasured ? (input.ObjectiveResult ?? null) : null;
  if (errors.length > 0) throw invalid(errors);
  return {
    completed: isMeasured ? percent === LIMITS.objectiveResultMax : input.Completed === true,
    objective_result: percent,
  };
}
