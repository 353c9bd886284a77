import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Rows as high as those of goals, while these are loading. */
export function ListSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading goals">
      <div className="gl-skel">
        {ROWS.map((row) => (
          <div key={row} className="gl-skel-row">
            <div>
              <Skeleton width="92%" />
              <Skeleton width="64%" />
              <Skeleton width="48%" height={10} />
              <Skeleton width={96} height={20} />
            </div>
            <div>
              <Skeleton height={16} />
              <Skeleton shape="chip" />
              <Skeleton shape="chip" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
