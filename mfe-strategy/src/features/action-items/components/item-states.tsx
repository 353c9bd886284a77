import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { Button, EmptyState, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import { RefreshCw } from '@cadence/shared-ui/icons';
import type { ItemTab } from '../item-view.ts';

/** Items that are loading. */
export function ItemsSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading action items">
      <div className="ai-skeleton">
        {[46, 62, 38, 54, 48, 58].map((width) => (
          <div key={width}>
            <Skeleton width="70%" />
            <Skeleton width={`${width}%`} />
            <Skeleton width={84} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** ACT-005: nothing to show, and why. */
export function NoItems({
  tab,
  isFiltered,
  onClear,
}: {
  readonly tab: ItemTab;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}): ReactNode {
  if (isFiltered)
    return (
      <EmptyState
        kind="filtered"
        title={MESSAGES.noActionItems}
        action={<Button onClick={onClear}>Show All Items</Button>}
      >
        No item here is of the people you chose.
      </EmptyState>
    );
  return (
    <EmptyState title={MESSAGES.noActionItems}>
      {tab === 'progress'
        ? 'What you are asked to do, and what you ask of others, appears here.'
        : 'Items appear here once they are marked as complete.'}
    </EmptyState>
  );
}

/** ERR-004: a failed call shows no message, but can be retried. */
export function ItemsAgain({
  isLoading,
  onReload,
}: {
  readonly isLoading: boolean;
  readonly onReload: () => void;
}): ReactNode {
  return (
    <div className="ai-again">
      <Button icon={<RefreshCw aria-hidden />} loading={isLoading} loadingText="Loading" onClick={onReload}>
        Reload Action Items
      </Button>
    </div>
  );
}
