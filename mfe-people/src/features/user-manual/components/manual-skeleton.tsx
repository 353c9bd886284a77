import type { ReactNode } from 'react';
import { registerStyles, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import css from './user-manual.css';

registerStyles('people-user-manual', css);

/** A manual that is loading, with the figure's place kept. */
export function ManualSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading user manual">
      <div className="mn-top">
        <Skeleton width={240} height={240} />
        <div className="mn-lines-loading">
          <Skeleton width="36%" />
          <Skeleton width="80%" height={24} />
          {[92, 84, 88].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={36} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
