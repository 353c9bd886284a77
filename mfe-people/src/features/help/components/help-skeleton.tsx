import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';

/** The help page while it loads. */
export function HelpSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading help">
      <div className="pe-help">
        <div className="pe-help-support cd-card">
          <Skeleton width="40%" />
          <Skeleton width={180} height={32} />
        </div>
        <div className="pe-help-roles">
          {[1, 2, 3, 4].map((role) => (
            <div key={role} className="pe-help-role">
              <Skeleton width="30%" />
              <Skeleton width="80%" />
              <Skeleton width="60%" height={32} />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
