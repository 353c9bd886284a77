import { ApiError, errorSentence } from '@cadence/shared-auth';
import { ErrorState, SkeletonDetail } from '@cadence/shared-ui';
import { Navigate, useParams } from '@cadence/shared-ui/router';
import type { ReactNode } from 'react';
import { PageHost } from '../routes/page-host.tsx';
import { useGoalOfStatus } from './api/goal-of-status.ts';

/** `/v3/notifications/goalstatus/{id}`: finds the goal that a weekly status belongs to and goes there (people §2.1). */
export function GoalStatusRedirect(): ReactNode {
  const statusId = Number(useParams()['statusId']);
  const status = useGoalOfStatus(statusId);
  if (status.data !== undefined) return <Navigate to={`/v3/goals/${status.data.GoalId}`} replace />;
  if (status.isFetching) return <SkeletonDetail label="Looking for the goal" />;
  const isGone = !status.isError || (status.error instanceof ApiError && status.error.status < 500);
  return (
    <PageHost pageKey="notifications" title="Notifications">
      <ErrorState
        title={isGone ? 'This update is not there any more' : 'The goal could not be looked up'}
        {...(!isGone && { onRetry: () => void status.refetch() })}
      >
        {status.isError ? errorSentence(status.error) : 'The link is not complete.'}
      </ErrorState>
    </PageHost>
  );
}
