import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';

function Lines({ widths }: { readonly widths: readonly string[] }): ReactNode {
  return widths.map((width) => <Skeleton key={width} width={width} />);
}

/** The profile's layout in grey. */
export function ProfileSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading profile">
      <div className="pe-profile">
        <div className="pe-card">
          <div className="pe-head pe-skel-card">
            <Skeleton shape="round" width={72} height={72} />
            <Skeleton width="64%" height={20} />
            <Lines widths={['76%', '92%', '84%']} />
          </div>
          <section>
            <Lines widths={['70%', '48%', '66%']} />
          </section>
          <section>
            <Lines widths={['34%', '52%']} />
          </section>
        </div>
        <div className="pe-main">
          <div className="pe-skel-tabs">
            <Skeleton width={48} />
            <Skeleton width={104} />
          </div>
          <Lines widths={['60%', '72%', '55%']} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
