import { useRef, useState, type ReactNode } from 'react';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { Appraisal, CalibrationQuestion } from '@cadence/shared-contract';
import { useTimeZone } from '@cadence/shared-auth';
import { Field, RadioCards, TextArea, useFirstErrorFocused } from '@cadence/shared-ui';
import { Said } from '../../step-dialog/said.tsx';
import { StepDialog } from '../../step-dialog/step-dialog.tsx';
import { answerQuestion, type Answer } from '../api/step-calls.ts';
import { stepFailure, useStep } from '../api/steps.ts';
import { scalesOf, stepLabel } from '../appraisal-values.ts';
import { dayText } from '../words.ts';
import { periodLabel } from '../../frame/period-label.ts';

export interface AnswerDialogProps {
  readonly appraisal: Appraisal;
  readonly question: CalibrationQuestion;
  readonly onClose: () => void;
}

/** The scale asked about, and the word of its step. */
function subjectOf({ Labels }: Appraisal, { Axis, Rating }: CalibrationQuestion) {
  const scale = scalesOf(Labels).find(({ axis }) => axis === Axis);
  return { name: scale?.name ?? Axis, step: stepLabel(scale?.steps ?? [], Rating) ?? 'the rating' };
}

/**
 * The reviewer answers a question about a rating; keeping and changing are equal choices, and neither changes it
 * (D-94).
 */
export function AnswerDialog({ appraisal, question, onClose }: AnswerDialogProps): ReactNode {
  const timeZone = useTimeZone();
  const [keeps, setKeeps] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [attempts, setAttempts] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const { name, step } = subjectOf(appraisal, question);
  const { run, isSaving, error } = useStep<Answer>(
    appraisal.Id,
    (said, key) => answerQuestion({ appraisal, question }, said, key),
    { done: () => `Answered. ${question.AskedBy.Name} was notified`, onDone: onClose },
  );
  const isMissing = words.trim() === '';
  const errors = {
    ...(keeps === null && { keeps: MESSAGES.signatureRequired }),
    ...(isMissing && { words: MESSAGES.calibrationWordsRequired }),
  };
  const shown: typeof errors = attempts > 0 ? errors : {};
  useFirstErrorFocused(fields, { errors: shown, attempts });
  const answer = (): void => {
    setAttempts((before) => before + 1);
    if (keeps !== null && !isMissing) run({ Keeps: keeps === 'keep', Answer: words.trim() });
  };
  return (
    <StepDialog
      action="answer"
      person={appraisal.User}
      title={`${name} of ${appraisal.User.Name}`}
      subtitle={`You chose ${step}, ${periodLabel(appraisal.Period)}`}
      safeLabel="Later"
      // Neither decision is chosen yet: the first thing to do is to choose.
      focus={() => fields.current?.querySelector('input') ?? null}
      isSaving={isSaving}
      failure={stepFailure(error, {
        title: 'Not answered',
        untouched: `${question.AskedBy.Name} was not notified.`,
      })}
      onConfirm={answer}
      onClose={onClose}
    >
      <Said
        person={question.AskedBy}
        lead={
          <>
            <b className="cd-w5">
              <bdi>{question.AskedBy.Name}</bdi>
            </b>{' '}
            asks
          </>
        }
        when={dayText(question.AskedAt, timeZone)}
        words={question.Question}
      />
      <div className="cd-stack cd-gap-4" ref={fields}>
        <RadioCards
          legend="Your decision"
          columns={2}
          value={keeps}
          onChange={setKeeps}
          error={shown.keeps}
          options={[
            { value: 'keep', title: `I keep ${step}` },
            { value: 'change', title: 'I will change it' },
          ]}
        />
        <Field
          label="Your answer"
          required
          error={shown.words}
          counter={{ value: words.length, max: LIMITS.comment }}
        >
          <TextArea
            minHeight={60}
            maxHeight={160}
            maxLength={LIMITS.comment}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      </div>
    </StepDialog>
  );
}
