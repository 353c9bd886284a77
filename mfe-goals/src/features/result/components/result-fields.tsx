import type { ReactNode } from 'react';
import { LIMITS } from '@cadence/shared-contract';
import type { GoalType } from '@cadence/shared-contract';
import { Field, QualityCards, RadioCards, TextArea, TextInput } from '@cadence/shared-ui';
import { isObjectiveResult } from '../result-rules.ts';
import type { ResultFormControl } from '../use-result-form.ts';

export interface ResultFieldsProps {
  readonly form: ResultFormControl;
  readonly goalType: GoalType;
  readonly question: string;
  readonly textLabel: string;
  readonly needsQuality: boolean;
}

/** Achieved or how far, the final quality where asked, and the comment. */
export function ResultFields({
  form,
  goalType,
  question,
  textLabel,
  needsQuality,
}: ResultFieldsProps): ReactNode {
  const { values, errors, set } = form;
  return (
    <>
      {isObjectiveResult(goalType) ? (
        <Field label={question} note="0 to 100 percent" required error={errors.percent}>
          <TextInput
            inputSize="lg"
            inputMode="numeric"
            value={values.percent}
            onChange={({ target }) => set({ percent: target.value })}
          />
        </Field>
      ) : (
        <RadioCards
          legend={question}
          columns={2}
          value={values.completed === null ? null : values.completed ? 'yes' : 'no'}
          options={[
            { value: 'yes', title: 'Yes', text: 'Achieved' },
            { value: 'no', title: 'No', text: 'Not achieved' },
          ]}
          error={errors.completed}
          onChange={(value) => set({ completed: value === 'yes' })}
        />
      )}
      {needsQuality && (
        <QualityCards
          legend="Final quality"
          note="of the work"
          value={values.quality}
          error={errors.quality}
          onChange={(quality) => set({ quality })}
        />
      )}
      <Field
        label={textLabel}
        required
        error={errors.text}
        counter={{ value: values.text.length, max: LIMITS.comment }}
      >
        <TextArea
          dir="auto"
          minHeight={96}
          value={values.text}
          onChange={({ target }) => set({ text: target.value })}
        />
      </Field>
    </>
  );
}
