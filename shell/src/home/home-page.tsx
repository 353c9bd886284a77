import { useSession } from '@cadence/shared-auth';
import type { SlotEntry } from '@cadence/shared-contract/remote';
import { cx, EmptyState, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import { FailureAnnouncer, SlotOutlet, usePlatform } from '../remotes/index.ts';
import { placeWidgets } from './place-widgets.ts';

type Widget = SlotEntry<'dashboard.widget'>;

/** Placeholder rows for a widget of each size. */
const SKELETON_ROWS = { s: 2, m: 4, l: 6 } as const satisfies Record<Widget['meta']['size'], number>;

/**
 * The dashboard: what remotes contribute, in a strip above two columns (core §2 Dashboard). The order of the widgets is
 * that of the document; each role has them where its own matter comes first (D-103). A place whose widgets show nothing
 * takes no room.
 */
export function HomePage(): ReactNode {
  const { RoleName } = useSession().profile;
  const widgets = usePlatform().slotEntries('dashboard.widget');
  const placed = placeWidgets(widgets, RoleName);
  if (widgets.length === 0)
    return <EmptyState title="Nothing is on the dashboard yet">Use the menu to open a page.</EmptyState>;
  return (
    <FailureAnnouncer>
      <div className="sh-home">
        {placed.map(({ area, cell, widgets: group }) => (
          <div key={group[0]?.id} className={cx(`sh-home-${area}`, cell > 0 && `sh-home-cell-${cell}`)}>
            <WidgetList
              widgets={group}
              skeleton={(meta) => (area === 'top' ? <StripSkeleton /> : <WidgetSkeleton size={meta.size} />)}
            />
          </div>
        ))}
      </div>
    </FailureAnnouncer>
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
