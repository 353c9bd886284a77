import type { ReactNode } from 'react';
import { SkeletonList } from '@cadence/shared-ui';

/** While the first answer loads. */
export function TalentSkeleton(): ReactNode {
  return <SkeletonList rows={6} label="Loading appraisals" />;
}
