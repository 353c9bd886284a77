import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Matrix and figures while they load, in their final places. */
export function PredictionsSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading predictions">
      <div className="pr-top">
        <div className="pr-loading">
          {ROWS.map((row) => (
            <Skeleton key={row} height={52} />
          ))}
        </div>
        <div className="pr-loading">
          <Skeleton width="80%" height={28} />
          <Skeleton width="40%" height={20} />
          <Skeleton height={78} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
