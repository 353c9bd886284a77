import { ErrorState, registerStyles } from '@cadence/shared-ui';
import { ApiError, failedRead } from '@cadence/shared-auth';
import { useState, type ReactNode } from 'react';
import { useAnswerQueue } from '../api/use-answer-queue.ts';
import { useAssessment } from '../api/use-assessment.ts';
import { AssessmentBar } from './assessment-bar.tsx';
import { AssessmentSkeleton } from './assessment-skeleton.tsx';
import { Finished } from './finished.tsx';
import { TakingAssessment } from './taking-assessment.tsx';
import { UnknownAssessment } from './unknown-assessment.tsx';
import css from '../assessment.css';

registerStyles('people-assessment', css);

interface AssessmentProps {
  readonly publicKey: string;
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** One's own assessment by its key, in any state (people §4 User manual, D-46). */
export function Assessment({ publicKey }: AssessmentProps): ReactNode {
  const { queue, state } = useAnswerQueue(publicKey);
  const assessment = useAssessment(publicKey, queue);
  const [isJustFinished, setJustFinished] = useState(false);
  const { data } = assessment;
  const isOpen =
    data !== undefined && data.FinishedAt === null && !isJustFinished && !isUnknown(assessment.error);

  function drawPage(): ReactNode {
    if (isUnknown(assessment.error)) return <UnknownAssessment />;
    if (data === undefined)
      return assessment.isError ? (
        <ErrorState title="The assessment could not be loaded" {...failedRead(assessment)} />
      ) : (
        <AssessmentSkeleton />
      );
    if (!isOpen)
      return <Finished personId={data.UserId} publicKey={data.PublicKey} isJustNow={isJustFinished} />;
    return (
      <TakingAssessment
        assessment={data}
        queue={queue}
        queueState={state}
        onFinished={() => setJustFinished(true)}
      />
    );
  }

  return (
    <>
      <AssessmentBar queue={isOpen ? state : null} />
      {drawPage()}
    </>
  );
}
