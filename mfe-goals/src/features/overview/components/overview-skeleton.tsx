import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The matrix and its figures while they load. */
export function OverviewSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading overview">
      <div className="gl-overview-loading">
        {ROWS.map((row) => (
          <Skeleton key={row} height={52} />
        ))}
        <Skeleton height={78} />
      </div>
    </SkeletonGroup>
  );
}
