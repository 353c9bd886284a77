import { SkeletonList } from '@cadence/shared-ui';
import type { ReactNode } from 'react';

/** The placeholder of a page whose code is on its way. */
export function PageSkeleton(): ReactNode {
  return <SkeletonList label="Loading the page" />;
}
