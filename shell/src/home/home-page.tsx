import { useSession } from '@cadence/shared-auth';
import type { SlotEntry } from '@cadence/shared-contract/remote';
import { EmptyState, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { SlotOutlet, usePlatform } from '../remotes/index.ts';

type Widget = SlotEntry<'dashboard.widget'>;

/** Placeholder rows for a widget of each size. */
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
          <WidgetList widgets={top} skeleton={() => <StripSkeleton />} />
        </div>
      )}
      <div className="sh-home-main">
        <WidgetList widgets={ofArea('main')} skeleton={({ size }) => <WidgetSkeleton size={size} />} />
      </div>
      {aside.length > 0 && (
        <div className="sh-home-aside">
          <WidgetList widgets={aside} skeleton={({ size }) => <WidgetSkeleton size={size} />} />
        </div>
      )}
    </div>
  );
}

interface WidgetListProps {
  readonly widgets: readonly Widget[];
  /** The placeholder of a widget until it is there, as large as it will be: nothing may move then. */
  readonly skeleton: (meta: Widget['meta']) => ReactNode;
}

function WidgetList({ widgets, skeleton }: WidgetListProps): ReactNode {
  const { period } = useSession();
  return widgets.map(({ id, meta }) => (
    <SlotOutlet
      key={id}
      name="dashboard.widget"
      id={id}
      props={{ periodId: period.Id }}
      fallback={skeleton(meta)}
    />
  ));
}

/** The strip above the columns: a heading and two lines in each of its parts. */
function StripSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading a part of the dashboard">
      <div className="sh-strip-skeleton">
        {['first', 'second', 'third'].map((part) => (
          <div key={part}>
            <Skeleton width={56} />
            <Skeleton width="92%" />
            <Skeleton width="64%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
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
