import { GROUP_SENTENCES } from '@cadence/shared-contract';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import type { ReactNode } from 'react';

/** A group while it loads. */
export function AssessmentSkeleton(): ReactNode {
  return (
    <div className="pe-as">
      <SkeletonGroup label="Loading the assessment">
        <Skeleton width="100%" height={12} />
        <Skeleton width="72%" height={28} />
        {Array.from({ length: GROUP_SENTENCES }, (_, place) => (
          <Skeleton key={place} width="100%" height={44} />
        ))}
      </SkeletonGroup>
    </div>
  );
}
