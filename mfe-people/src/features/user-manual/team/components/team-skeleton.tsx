import type { ReactNode } from 'react';
import { registerStyles, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import css from '../team.css';

registerStyles('pe-team', css);

/** The picture of a team in grey. */
export function TeamSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading user manuals">
      <div className="pe-team">
        <Skeleton width="64%" height={20} />
        <div className="pe-team-top">
          <div className="pe-team-figure">
            <div className="pe-team-wheel pe-team-waiting" />
          </div>
          <div className="pe-team-side">
            {['72%', '90%', '84%', '60%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
