import { GOAL_TEXT_FIELDS } from '@cadence/shared-contract';
import type { SuggestionRequest } from '@cadence/shared-contract';
import { periodLabel } from '../goal/period-label.ts';
import type { GoalFormControl } from './use-goal-form.ts';

/** The form's data about the goal that suggestions are for. */
export function suggestionRequest({
  values,
  choices,
}: Pick<GoalFormControl, 'values' | 'choices'>): SuggestionRequest & { readonly Title: string } {
  const period = choices.find(({ Id }) => Id === values.PeriodId);
  return {
    Title: values.Title.slice(0, GOAL_TEXT_FIELDS.Title.limit),
    ParentId: values.ParentId,
    ...(period !== undefined && { Quarter: periodLabel(period) }),
    ...(values.Measurement !== '' && {
      Measurement: values.Measurement.slice(0, GOAL_TEXT_FIELDS.Measurement.limit),
    }),
  };
}

/** A title is replaced whole. */
export function instead(_value: string, suggestion: string): string {
  return suggestion;
}

/** Longer texts are added to: what was typed stays. */
export function asNewParagraph(value: string, suggestion: string): string {
  return value.trim() === '' ? suggestion : `${value.trimEnd()}\n\n${suggestion}`;
}
