import type { ReactNode } from 'react';
import { registerStyles, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import css from './lines.css';

registerStyles('rep-lines', css);

/** Lines of the list while they load, as high as the lines. */
export function LineSkeleton({ rows, label }: { readonly rows: number; readonly label: string }): ReactNode {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="rep-line">
          <Skeleton width={16} height={16} />
          <div>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
