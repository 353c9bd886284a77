import type { ReactNode } from 'react';
import { readId } from '@cadence/shared-contract';
import { ApiError, failedRead } from '@cadence/shared-auth';
import { EmptyState, ErrorState, LinkButton, SkeletonDetail } from '@cadence/shared-ui';
import { Navigate, useParams } from '@cadence/shared-ui/router';
import { tabPath } from '../features/frame/talent-place.ts';
import { ownPath } from '../features/letter/components/earlier-letters.tsx';
import { useAppraisal } from '../features/writing/api/appraisal.ts';
import { AppraisalView } from '../features/writing/components/appraisal-view.tsx';

function NotThere(): ReactNode {
  return (
    <EmptyState
      kind="forbidden"
      title="This appraisal is not here"
      action={<LinkButton to={tabPath('overview')}>Talent</LinkButton>}
    >
      It was deleted, or you may not read it.
    </EmptyState>
  );
}

function OneAppraisal({ id }: { readonly id: number }): ReactNode {
  const { data, isError, error, isFetching, refetch } = useAppraisal(id);
  if (data === undefined && !isError) return <SkeletonDetail label="Loading the appraisal" />;
  if (data === undefined)
    return error instanceof ApiError && error.code === 'not_found' ? (
      <NotThere />
    ) : (
      <ErrorState title="The appraisal could not be loaded" {...failedRead({ error, isFetching, refetch })} />
    );
  // The employee reads theirs as a letter.
  return data.IsOwn ? (
    <Navigate to={ownPath(data.EvaluationPeriodId)} replace />
  ) : (
    <AppraisalView appraisal={data} />
  );
}

/** `/v3/talent/appraisal/:appraisalId`: one appraisal of somebody else, to write or to read (people §2.5). */
export default function AppraisalPage(): ReactNode {
  const id = readId(useParams()['appraisalId'] ?? '');
  return id === null ? <NotThere /> : <OneAppraisal key={id} id={id} />;
}
