import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';

/** Two notes that are loading. */
export function NotesSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading notes">
      <div className="pe-notes">
        <div className="pe-notes-bar">
          <Skeleton width={240} height={32} />
        </div>
        {[72, 88].map((width) => (
          <div key={width} className="pe-note">
            <Skeleton width="36%" />
            <Skeleton width="24%" />
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${width - 16}%`} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
