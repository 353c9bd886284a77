import { failedRead, useUnsavedGuard } from '@cadence/shared-auth';
import { ErrorState, plural } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import type { AnswerQueue, AnswerQueueState } from '../api/answer-queue.ts';
import { mergeAnswers, type ReadAssessment } from '../api/use-assessment.ts';
import { useUserManual } from '../../api/use-user-manual.ts';
import { findOpen } from '../course.ts';
import { useCourse } from '../use-course.ts';
import { useStepFocus } from '../use-step-focus.ts';
import { AssessmentSkeleton } from './assessment-skeleton.tsx';
import { FinishStep } from './finish-step.tsx';
import { GroupStep } from './group-step.tsx';
import { QuestionsStep } from './questions-step.tsx';
import { SavedLine } from './saved-line.tsx';

interface TakingAssessmentProps {
  readonly assessment: ReadAssessment;
  readonly queue: AnswerQueue;
  readonly queueState: AnswerQueueState;
  readonly onFinished: () => void;
}

/** The open questions and the readers; groups can be answered before these are loaded. */
function useOwnPart(personId: number) {
  const manual = useUserManual(personId);
  const own = manual.data?.UserManual.Own ?? null;
  return { manual, own, questions: own?.Questions ?? [] };
}

/** An assessment under way: group after group, the open questions, the end. */
export function TakingAssessment(props: TakingAssessmentProps): ReactNode {
  const { assessment, queue, queueState, onFinished } = props;
  const { waiting } = queueState;
  const answers = mergeAnswers(assessment, queueState);
  const { manual, own, questions } = useOwnPart(assessment.UserId);
  const hasQuestions = manual.data === undefined || questions.length > 0;
  const course = useCourse({ assessment, answers, put: queue.put, hasQuestions });
  const headingRef = useStepFocus(course.step);
  useUnsavedGuard(waiting.length > 0, `${plural(waiting.length, 'group')} of the assessment not saved yet.`);
  const saved = <SavedLine queue={queueState} saved={answers.size - waiting.length} onRetry={queue.retry} />;

  if (typeof course.step === 'number')
    return <GroupStep {...{ assessment, answers, course, saved, headingRef }} place={course.step} />;
  if (manual.isError && manual.data === undefined)
    return <ErrorState title="The last part could not be loaded" {...failedRead(manual)} />;
  if (manual.data === undefined) return <AssessmentSkeleton />;
  if (course.step === 'questions')
    return (
      <QuestionsStep
        personId={assessment.UserId}
        {...{ questions, headingRef }}
        onBack={course.back}
        onDone={course.passQuestions}
      />
    );
  return (
    <FinishStep
      {...{ assessment, own, headingRef, onFinished }}
      saved={queueState.failure !== null && saved}
      open={findOpen(assessment.Groups, answers)}
      waiting={waiting.length}
      onGoTo={course.goTo}
      onBack={course.back}
    />
  );
}
