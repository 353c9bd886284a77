import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';

const ROWS = 10;

/** The directory's rows in grey. */
export function DirectorySkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading employees">
      <div className="pe-skel-rows">
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index}>
            <Skeleton shape="round" width={32} height={32} />
            <Skeleton width="64%" />
            <Skeleton width="72%" />
            <Skeleton width="56%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
