import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';

const ROWS = 8;

/** Placeholder for the first answer: figure, picture and rows. */
export function ReportSkeleton(): ReactNode {
  return (
    <div className="rep-page">
      <SkeletonGroup label="Loading the report">
        <div className="rep-figures">
          <div className="rep-say">
            <Skeleton width="70%" height={28} />
            <Skeleton width="90%" />
            <Skeleton width="50%" />
            <Skeleton width="60%" />
          </div>
          <div>
            <Skeleton width="40%" />
            <Skeleton width="100%" height={132} />
          </div>
        </div>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className="rep-skel-row">
            <Skeleton width="24%" />
            <Skeleton width="16%" />
            <Skeleton width="36%" />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}
