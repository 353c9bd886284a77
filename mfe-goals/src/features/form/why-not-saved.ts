import { goalFormLabels } from '@cadence/shared-contract';
import type { GoalType } from '@cadence/shared-contract';
import { ValidationError } from 'yup';
import { stillNeeded } from '../lifecycle/still-needed.ts';
import type { goalFormSchema } from './goal-form-schema.ts';
import type { GoalFormValues } from './goal-form-values.ts';

/** Why the goal cannot be saved yet, in one short sentence; null when it can. */
export function whyNotSaved(
  schema: ReturnType<typeof goalFormSchema>,
  values: GoalFormValues,
  goalType: GoalType,
): string | null {
  const labels: Readonly<Record<string, string>> = {
    ...goalFormLabels(goalType),
    OwnerId: 'Owner',
    PeriodId: 'Quarter',
    ParentId: 'Parent goal',
  };
  const labelOf = ({ path = '' }: ValidationError): string => labels[path] ?? path;
  const errors = errorsOf(schema, values);
  const [long] = errors.filter(({ type }) => type === 'max');
  const missing = errors.filter(({ type }) => type !== 'max').map((error) => labelOf(error).toLowerCase());
  if (missing.length > 0) return stillNeeded([...new Set(missing)]);
  return long === undefined ? null : `${labelOf(long)} is too long`;
}

function errorsOf(
  schema: ReturnType<typeof goalFormSchema>,
  values: GoalFormValues,
): readonly ValidationError[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner;
    throw error;
  }
}
