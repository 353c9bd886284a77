import type { ReactNode } from 'react';
import { Skeleton } from '@cadence/shared-ui';
import { TalentSkeleton } from '../../states/components/talent-skeleton.tsx';

/** The progress, the list's head and its rows in grey, as high as they will be. */
export function OverviewSkeleton(): ReactNode {
  return (
    <>
      <div className="tal-line tal-line-loading" aria-hidden>
        <div>
          <Skeleton width={104} height={28} />
          <Skeleton width={152} />
        </div>
      </div>
      <div className="tal-list">
        <div className="tal-head" aria-hidden>
          <Skeleton width={168} height={20} />
        </div>
        <div className="tal-team-bar" aria-hidden>
          <Skeleton width={280} height={32} />
        </div>
        <TalentSkeleton />
      </div>
    </>
  );
}
