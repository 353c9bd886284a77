import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import { CARD_HEIGHT, CARD_WIDTH } from '../layout/geometry.ts';

const REPORTS = ['first', 'second', 'third', 'fourth'] as const;

/** The top of a chart in grey. */
export function ChartSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading the org chart">
      <div className="oc-skeleton">
        <Skeleton width={CARD_WIDTH} height={CARD_HEIGHT} />
        <div>
          {REPORTS.map((report) => (
            <Skeleton key={report} width={CARD_WIDTH} height={CARD_HEIGHT} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
