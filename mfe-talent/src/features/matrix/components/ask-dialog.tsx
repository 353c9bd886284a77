import { useRef, useState, type ReactNode } from 'react';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { MatrixPerson, PersonRef, RatingAxis, TalentMatrix } from '@cadence/shared-contract';
import { fieldErrors, useLocalDraft } from '@cadence/shared-auth';
import { Field, RadioCards, TextArea } from '@cadence/shared-ui';
import { EyeOff, History } from '@cadence/shared-ui/icons';
import { periodLabel } from '../../frame/index.ts';
import { StepDialog } from '../../step-dialog/step-dialog.tsx';
import { stepFailure } from '../../writing/api/steps.ts';
import { useAskReviewer } from '../api/ask.ts';
import { axisName, stepName, usedAxes } from '../words.ts';

interface Question {
  readonly axis: RatingAxis;
  readonly words: string;
}

export interface AskDialogProps {
  readonly person: MatrixPerson;
  readonly matrix: TalentMatrix;
  readonly onClose: () => void;
}

function isQuestion(value: unknown): value is Question {
  const { axis, words } = (value ?? {}) as Partial<Record<keyof Question, unknown>>;
  return typeof axis === 'string' && typeof words === 'string';
}

/** The person who answers; reviewers may include more people than the matrix filter lists. */
function reviewerOf({ ReviewerId }: MatrixPerson, { Reviewers }: TalentMatrix): PersonRef | undefined {
  return Reviewers.find(({ Id }) => Id === ReviewerId);
}

/** The typed question, kept on this device until it is sent. */
function useQuestion({ person, onClose, reviewerName }: AskDialogProps & { readonly reviewerName: string }) {
  const entity = `appraisal-question:${person.AppraisalId}`;
  const draft = useLocalDraft({ entity, version: 'new', isTakenOver: true }, isQuestion);
  const [question, setQuestion] = useState<Question>(
    () => draft.found?.values ?? { axis: 'Primary', words: '' },
  );
  const [isTried, setTried] = useState(false);
  const ask = useAskReviewer({
    person,
    reviewerName,
    onAsked: () => {
      draft.drop();
      onClose();
    },
  });
  const words = question.words.trim();
  return {
    question,
    ask,
    change: (part: Partial<Question>): void => {
      const next = { ...question, ...part };
      setQuestion(next);
      if (next.words === '') draft.forget();
      else draft.keep(next);
    },
    problem: problemOf(words, isTried),
    submit: (): boolean => {
      setTried(true);
      const isReady = problemOf(words, true) === undefined;
      if (isReady) ask.run({ axis: question.axis, question: words });
      return isReady;
    },
  };
}

function problemOf(words: string, isTried: boolean): string | undefined {
  if (words.length > LIMITS.comment) return `A question can have at most ${LIMITS.comment} characters.`;
  return isTried && words === '' ? MESSAGES.calibrationWordsRequired : undefined;
}

/** Asks a reviewer about a rating, with a reason (D-94). There is no field for another rating. */
export function AskDialog(props: AskDialogProps): ReactNode {
  const { person, matrix, onClose } = props;
  const { Labels, Period } = matrix;
  const reviewer = reviewerOf(person, matrix);
  const reviewerName = reviewer?.Name ?? 'The reviewer';
  const { question, ask, change, problem, submit } = useQuestion({ ...props, reviewerName });
  const words = useRef<HTMLTextAreaElement>(null);
  const axes = usedAxes(Labels).filter((axis) => person[axis] !== null);
  const refused = ask.error === null ? undefined : fieldErrors(ask.error)['Question'];
  return (
    <StepDialog
      action="ask"
      person={reviewer ?? person}
      title={reviewer === undefined ? 'Ask about a rating' : `Ask ${reviewer.Name} about a rating`}
      subtitle={`${person.Name}, ${periodLabel(Period)}`}
      focus={() => words.current}
      isSaving={ask.isSaving}
      failure={
        refused === undefined
          ? stepFailure(ask.error, { title: 'Not asked', untouched: `${reviewerName} was not notified.` })
          : null
      }
      lines={[
        {
          icon: <History aria-hidden />,
          text: 'This changes no rating. Question and answer stay in the history.',
        },
      ]}
      onConfirm={() => {
        if (!submit()) words.current?.focus();
      }}
      onClose={onClose}
    >
      <RadioCards
        legend="Which rating?"
        value={question.axis}
        options={axes.map((axis) => ({
          value: axis,
          title: axisName(Labels, axis),
          text: stepName(Labels, axis, person[axis] ?? 0),
        }))}
        onChange={(value) => change({ axis: axes.find((axis) => axis === value) ?? 'Primary' })}
      />
      <Field
        label="Question and reason"
        required
        error={problem ?? refused ?? false}
        hint={
          <span className="tal-mx-readers">
            <EyeOff aria-hidden className="cd-i-14" />
            {reviewerName}, HR and the ceo; never {person.Name}
          </span>
        }
        counter={{ value: question.words.length, max: LIMITS.comment }}
      >
        <TextArea
          ref={words}
          value={question.words}
          onChange={({ target }) => change({ words: target.value })}
        />
      </Field>
    </StepDialog>
  );
}
