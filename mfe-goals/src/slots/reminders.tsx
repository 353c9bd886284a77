import { lazy, Suspense, useRef, type ReactNode } from 'react';
import type { Dashboard } from '@cadence/shared-contract';
import type { SlotProps } from '@cadence/shared-contract/remote';
import { failedRead, useSession } from '@cadence/shared-auth';
import { EmptyState, ErrorState, plural, registerStyles } from '@cadence/shared-ui';
import { CircleCheck } from '@cadence/shared-ui/icons';
import { useDashboard } from '../features/dashboard/api/dashboard.ts';
import { ReminderList, ReminderSkeleton } from '../features/dashboard/components/reminder-list.tsx';
import { useHomePlace, type HomeMoves } from '../features/dashboard/home-place.ts';
import { hasOwnWeek } from '../features/dashboard/own-week.ts';
import { useFocusInPlace } from '../features/dashboard/use-focus-in-place.ts';
import css from '../features/dashboard/dashboard.css';

registerStyles('goals-dashboard', css);

const SettledDialog = lazy(async () => ({
  default: (await import('../features/dashboard/components/settled-dialog.tsx')).SettledDialog,
}));

/** What waits for the viewer, each with the button that settles it in place (core §2 Dashboard, D-35). */
export default function Reminders({ periodId }: SlotProps<'dashboard.widget'>): ReactNode {
  const dashboard = useDashboard();
  const { place, moves } = useHomePlace();
  const isWeekElsewhere = hasOwnWeek(useSession().profile.RoleName);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useFocusInPlace(section, heading);
  const count = countIn(dashboard.data, isWeekElsewhere);
  const { settled } = place;
  return (
    <section ref={section} className="gl-widget" aria-labelledby="reminders-title" {...focus}>
      <header>
        <h2 ref={heading} id="reminders-title" className="cd-heading" tabIndex={-1}>
          Reminders {count > 0 && <span className="cd-ink3 cd-w4 cd-tn">{count}</span>}
        </h2>
        <span className="cd-vh" role="status">
          {dashboard.data === undefined ? '' : `${plural(count, 'thing')} waiting for you`}
        </span>
      </header>
      <Body dashboard={dashboard} isWeekElsewhere={isWeekElsewhere} onSettle={moves.settle} />
      {settled !== null && (
        <Suspense fallback={null}>
          <SettledDialog settled={settled} periodId={periodId} moves={moves} />
        </Suspense>
      )}
    </section>
  );
}

/** The number of reminders on all pages, with this week's updates as one more where they are listed. */
function countIn(dashboard: Dashboard | undefined, isWeekElsewhere: boolean): number {
  return (dashboard?.count ?? 0) + (dashboard?.ThisWeek && !isWeekElsewhere ? 1 : 0);
}

interface BodyProps {
  readonly dashboard: ReturnType<typeof useDashboard>;
  readonly isWeekElsewhere: boolean;
  readonly onSettle: HomeMoves['settle'];
}

function Body({ dashboard, isWeekElsewhere, onSettle }: BodyProps): ReactNode {
  const { data, dataUpdatedAt, error, isPending, isFetching, refetch } = dashboard;
  if (isPending) return <ReminderSkeleton />;
  if (data === undefined) {
    return (
      <ErrorState
        size="sm"
        title="The reminders could not be loaded"
        {...failedRead({ error, isFetching, refetch })}
      />
    );
  }
  if (countIn(data, isWeekElsewhere) === 0)
    return <EmptyState size="sm" icon={<CircleCheck aria-hidden />} title="Nothing is waiting for you" />;
  return (
    <ReminderList
      dashboard={data}
      isWeekElsewhere={isWeekElsewhere}
      asOf={dataUpdatedAt}
      onSettle={onSettle}
    />
  );
}
