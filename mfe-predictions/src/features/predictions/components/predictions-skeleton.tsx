import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Matrix, figures and weeks while they load, in their final places. */
export function PredictionsSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading predictions">
      <div className="pr-room">
        <div className="pr-top">
          <div className="pr-goal">
            <Skeleton width="30%" height={16} />
            <Skeleton width="80%" height={28} />
            <Skeleton width="50%" height={20} />
            <Skeleton width="60%" height={24} />
          </div>
          <div className="pr-matrix pr-loading">
            {ROWS.map((row) => (
              <Skeleton key={row} height={52} />
            ))}
          </div>
          <div className="cd-tally">
            <Skeleton height={58} />
          </div>
          <div className="pr-weeks pr-loading">
            <Skeleton width="60%" height={28} />
            <Skeleton height={48} />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
