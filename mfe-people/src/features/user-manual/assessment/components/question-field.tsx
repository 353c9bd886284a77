import { LIMITS } from '@cadence/shared-contract';
import { Button, Field, TextInput, useIsPhone } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import type { OpenQuestion } from '../../answers/answers-form.ts';
import { findFault } from '../open-questions.ts';

interface QuestionFieldProps {
  readonly question: OpenQuestion;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One open question: answers to take, or own words. */
export function QuestionField({ question, value, onChange }: QuestionFieldProps): ReactNode {
  const isNarrow = useIsPhone();
  const fault = findFault(value);
  return (
    <li className="pe-as-question">
      <Field
        label={question.Text}
        counter={{ value: value.trim().length, max: LIMITS.answerChoice }}
        {...(fault !== null && { error: fault })}
      >
        <TextInput
          inputSize="lg"
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div className="pe-as-offers" role="group" aria-label={`Answers to take: ${question.Text}`}>
        {question.Choices.map((offer) => (
          <Button
            key={offer}
            size={isNarrow ? 'touch' : 'sm'}
            className="pe-as-offer"
            aria-pressed={value === offer}
            onClick={() => onChange(value === offer ? '' : offer)}
          >
            {offer}
          </Button>
        ))}
      </div>
    </li>
  );
}
