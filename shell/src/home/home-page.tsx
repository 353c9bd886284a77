import { useSession } from '@cadence/shared-auth';
import type { SlotEntry } from '@cadence/shared-contract/remote';
import { EmptyState, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { SlotOutlet, usePlatform } from '../remotes/index.ts';

type Widget = SlotEntry<'dashboard.widget'>;

/** Rows that stand in for a widget of each size. */
const SKELETON_ROWS = { s: 2, m: 4, l: 6 } as const satisfies Record<Widget['meta']['size'], number>;

/**
 * The dashboard: what remotes contribute, in a strip above two columns (core §2 Dashboard). A place whose widgets show
 * nothing takes no room.
 */
export function HomePage(): ReactNode {
  useSession();
  const widgets = usePlatform().slotEntries('dashboard.widget');
  const ofArea = (area: Widget['meta']['area']): readonly Widget[] =>
    widgets.filter(({ meta }) => meta.area === area);
  const [top, aside] = [ofArea('top'), ofArea('aside')];
  if (widgets.length === 0)
    return <EmptyState title="Nothing is on the dashboard yet">Use the menu to open a page.</EmptyState>;
  return (
    <div className="sh-home">
      {top.length > 0 && (
        <div className="sh-home-top">
          <WidgetList widgets={top} />
        </div>
      )}
      <div className="sh-home-main">
        <WidgetList widgets={ofArea('main')} />
      </div>
      {aside.length > 0 && (
        <div className="sh-home-aside">
          <WidgetList widgets={aside} />
        </div>
      )}
    </div>
  );
}

function WidgetList({ widgets }: { readonly widgets: readonly Widget[] }): ReactNode {
  const { period } = useSession();
  return widgets.map(({ id, meta }) => (
    <SlotOutlet
      key={id}
      name="dashboard.widget"
      id={id}
      props={{ periodId: period.Id }}
      fallback={<WidgetSkeleton size={meta.size} />}
    />
  ));
}

function WidgetSkeleton({ size }: Pick<Widget['meta'], 'size'>): ReactNode {
  return (
    <SkeletonGroup label="Loading a part of the dashboard">
      <div className="sh-widget-skeleton">
        <Skeleton width={160} height={16} />
        {Array.from({ length: SKELETON_ROWS[size] }, (_, row) => (
          <Skeleton key={row} width="100%" height={20} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
