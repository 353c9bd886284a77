import { errorSentence, useUnsavedGuard } from '@cadence/shared-auth';
import { Button, ErrorText } from '@cadence/shared-ui';
import { useState, type ReactNode, type Ref } from 'react';
import {
  answersOf,
  changedAnswers,
  type AnswerValues,
  type OpenQuestion,
} from '../../answers/answers-form.ts';
import { useAnswersSaved } from '../api/use-own-manual.ts';
import { countWords, findFault } from '../open-questions.ts';
import { BackButton } from './back-button.tsx';
import { QuestionField } from './question-field.tsx';

interface QuestionsStepProps {
  readonly personId: number;
  readonly questions: readonly OpenQuestion[];
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The open questions, each of which may stay without an answer. */
export function QuestionsStep({
  personId,
  questions,
  headingRef,
  onBack,
  onDone,
}: QuestionsStepProps): ReactNode {
  const before = answersOf(questions);
  const [texts, setTexts] = useState<AnswerValues>({});
  const saving = useAnswersSaved(personId, onDone);
  const changes = changedAnswers(texts, before);
  const isFaulty = changes.some(({ AnswerChoice }) => findFault(AnswerChoice) !== null);
  useUnsavedGuard(changes.length > 0, 'Your answers in your own words are not saved.');
  const isSkipping = changes.length === 0 && questions.every(({ AnswerChoice }) => AnswerChoice === null);
  const save = (): void => {
    if (isFaulty || saving.isPending) return;
    if (changes.length === 0) onDone();
    else saving.mutate({ Answers: changes });
  };
  return (
    <form
      className="pe-as"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h2 className="cd-title" ref={headingRef} tabIndex={-1}>
        {countWords(questions.length)}
      </h2>
      <p className="pe-as-hint">
        Take an answer or write your own. Leave out what you like; you can answer later, too.
      </p>
      <ol className="pe-as-questions">
        {questions.map((question) => (
          <QuestionField
            key={question.Question}
            question={question}
            value={texts[question.Question] ?? before[question.Question] ?? ''}
            onChange={(text) => setTexts({ ...texts, [question.Question]: text })}
          />
        ))}
      </ol>
      {saving.isError && <ErrorText>{errorSentence(saving.error)}</ErrorText>}
      <div className="pe-as-foot">
        <BackButton onClick={onBack} />
        <Button
          type="submit"
          variant={isSkipping ? 'outline' : 'primary'}
          size="lg"
          className="pe-as-next"
          loading={saving.isPending}
          loadingText="Saving"
        >
          {isSkipping ? 'Skip' : changes.length > 0 ? 'Save and go on' : 'Go on'}
        </Button>
        {saving.isError && (
          <Button variant="quiet" size="lg" onClick={onDone}>
            Go on without saving
          </Button>
        )}
      </div>
    </form>
  );
}
