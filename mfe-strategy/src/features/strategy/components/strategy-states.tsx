import type { ReactNode } from 'react';
import { EmptyState, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import { Compass } from '@cadence/shared-ui/icons';

/** The page while it loads. */
export function StrategySkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading the strategy">
      <div className="st-page">
        <div className="st-main">
          {[84, 92, 70].map((width) => (
            <div key={width} className="st-statement">
              <Skeleton width={120} />
              <div>
                <Skeleton width={`${width}%`} height={16} />
                <Skeleton width={`${width - 30}%`} height={16} />
              </div>
            </div>
          ))}
          <div className="st-objectives">
            <Skeleton width={160} height={16} />
            {[88, 64, 72, 90, 56, 78].map((width) => (
              <div key={width} className="st-area">
                <Skeleton width={24} height={24} />
                <Skeleton width={96} />
                <Skeleton width={`${width}%`} />
              </div>
            ))}
          </div>
        </div>
        <div className="st-aside">
          <Skeleton width="56%" height={16} />
          <Skeleton width="100%" height={166} />
        </div>
      </div>
    </SkeletonGroup>
  );
}

/** Nothing is published, and the viewer may not write it. */
export function NoStrategy(): ReactNode {
  return (
    <EmptyState icon={<Compass aria-hidden />} title="There is no strategy yet">
      Mission, vision, values and objectives appear here once they are published.
    </EmptyState>
  );
}
