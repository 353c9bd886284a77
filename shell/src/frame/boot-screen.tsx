import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { useMenuWidth } from './menu-width.ts';

/** The frame's outline while the stored session is tried, so that nothing jumps when it is there. */
export function BootScreen(): ReactNode {
  return (
    <div className="sh-app" data-menu={useMenuWidth()}>
      <div className="sh-menu" />
      <div className="sh-header" />
      <main className="sh-main">
        <SkeletonGroup label="Opening Cadence">
          <div className="sh-home-pad">
            <Skeleton width={180} height={20} />
            <Skeleton width="100%" height={44} />
            <Skeleton width="100%" height={44} />
            <Skeleton width="100%" height={44} />
          </div>
        </SkeletonGroup>
      </main>
    </div>
  );
}
