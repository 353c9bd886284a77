import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';

const FIVE = ['a', 'b', 'c', 'd', 'e'];

/** The matrix and the people beside it, or the table, while they load, in their final places. */
export function MatrixSkeleton({ isTable }: { readonly isTable: boolean }): ReactNode {
  if (isTable)
    return (
      <SkeletonGroup label="Loading the talent matrix">
        <div className="tal-mx-main">
          <Skeleton width={160} height={20} />
          {FIVE.map((row) => (
            <Skeleton key={row} height={40} />
          ))}
        </div>
      </SkeletonGroup>
    );
  return (
    <SkeletonGroup label="Loading the talent matrix">
      <div className="tal-mx-body">
        <div className="tal-mx-main tal-mx-loading">
          {FIVE.map((row) => (
            <div key={row} className="tal-mx-loading-row">
              <Skeleton width="60%" />
              {FIVE.map((cell) => (
                <Skeleton key={cell} />
              ))}
            </div>
          ))}
        </div>
        <div className="tal-mx-aside">
          <Skeleton width="60%" height={20} />
          {FIVE.map((row) => (
            <Skeleton key={row} height={38} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
