import { goalSectionLabels, LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { GoalType } from '@cadence/shared-contract';
import { boolean, number, object, string } from 'yup';

export interface GoalFormRules {
  readonly goalType: GoalType;
  /** True for a Goal Manager who creates for somebody else (core §5). */
  readonly isParentRequired: (ownerId: number | null) => boolean;
}

/** What the form calls its fields (core §2: Title/Objective, Measurement/Key Results, Description). */
export function formLabels(goalType: GoalType): ReturnType<typeof goalSectionLabels> {
  const labels = goalSectionLabels(goalType);
  return goalType === 'okr' ? labels : { ...labels, measurement: 'Measurement' };
}

function text(label: string, max: number) {
  return string().trim().max(max, `${label} can have at most ${max} characters.`);
}

/** The goal form's rules, from the contract's limits and messages (core §5 Goal form). */
export function goalFormSchema({ goalType, isParentRequired }: GoalFormRules) {
  const labels = formLabels(goalType);
  return object({
    OwnerId: number().nullable().required(MESSAGES.goalOwnerRequired),
    PeriodId: number().nullable().required(MESSAGES.goalQuarterRequired),
    Title: text(labels.title, LIMITS.goalTitle).required(`Please enter ${labels.title.toLowerCase()}.`),
    Measurement: text(labels.measurement, LIMITS.goalMeasurement).required(
      `Please enter ${labels.measurement.toLowerCase()}.`,
    ),
    Description: text(labels.description, LIMITS.goalDescription),
    ReportingMemo: text('Reporting memo', LIMITS.reportingMemo),
    IsPrivate: boolean(),
    ParentId: number()
      .nullable()
      .when('OwnerId', {
        is: (ownerId: number | null) => isParentRequired(ownerId),
        then: (schema) => schema.required(MESSAGES.goalParentRequiredForOthers),
      }),
  });
}
