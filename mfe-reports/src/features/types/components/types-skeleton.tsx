import type { ReactNode } from 'react';
import { registerStyles, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import css from './types.css';

registerStyles('rep-types', css);

/** Reports of each band: most viewers are offered all of them. */
const BANDS = [
  { name: 'goals', types: 5 },
  { name: 'people', types: 2 },
  { name: 'appraisals', types: 3 },
  { name: 'summaries', types: 2 },
] as const;

/** The types while it is not known which are offered: bands and rows where they will be. */
export function TypesSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading the reports">
      <div className="rep-skel-types">
        {BANDS.map(({ name, types }) => (
          <div key={name}>
            <div className="rep-skel-band">
              <Skeleton width={64} />
            </div>
            {Array.from({ length: types }, (_, index) => (
              <div key={index} className="rep-skel-type">
                <Skeleton width="80%" />
                <Skeleton width="90%" />
                <Skeleton width={92} height={28} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
