import { GOAL_TEXT_NAMES, goalFormLabels, goalTextField, MESSAGES, recordOf } from '@cadence/shared-contract';
import type { GoalTextName, GoalType } from '@cadence/shared-contract';
import { boolean, number, object, string } from 'yup';

export interface GoalFormRules {
  readonly goalType: GoalType;
  /** True for a Goal Manager who creates for somebody else (core §5). */
  readonly isParentRequired: (ownerId: number | null) => boolean;
}

function text(name: GoalTextName, label: string) {
  const { limit, isRequired } = goalTextField(name);
  const schema = string().trim().max(limit, `${label} must have at most ${limit} characters.`);
  return isRequired ? schema.required(`Please enter ${label.toLowerCase()}.`) : schema;
}

/** The goal form's rules, from the contract's limits and messages (core §5 Goal form). */
export function goalFormSchema({ goalType, isParentRequired }: GoalFormRules) {
  const labels = goalFormLabels(goalType);
  return object({
    OwnerId: number().nullable().required(MESSAGES.goalOwnerRequired),
    PeriodId: number().nullable().required(MESSAGES.goalQuarterRequired),
    ...recordOf(GOAL_TEXT_NAMES, (name) => text(name, labels[name])),
    IsPrivate: boolean(),
    ParentId: number()
      .nullable()
      .when('OwnerId', {
        is: (ownerId: number | null) => isParentRequired(ownerId),
        then: (schema) => schema.required(MESSAGES.goalParentRequiredForOthers),
      }),
  });
}
