import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';

/** The help page while it loads. */
export function HelpSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading help">
      <div className="pe-help">
        <div className="pe-help-support">
          <div>
            <Skeleton width={160} height={20} />
            <Skeleton width="70%" />
          </div>
          <Skeleton width={320} height={32} />
        </div>
        <div>
          <Skeleton width={140} height={20} />
          <div className="pe-help-roles">
            {[1, 2, 3, 4].map((role) => (
              <div key={role} className="pe-help-role">
                <header>
                  <Skeleton width="30%" />
                  <Skeleton width="90%" />
                </header>
                <Skeleton width={220} height={32} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
