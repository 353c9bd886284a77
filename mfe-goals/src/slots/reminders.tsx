import { lazy, Suspense, useRef, type ReactNode } from 'react';
import type { Dashboard } from '@cadence/shared-contract';
import type { SlotProps } from '@cadence/shared-contract/remote';
import { failedRead, useShell } from '@cadence/shared-auth';
import { EmptyState, ErrorState, plural, registerStyles } from '@cadence/shared-ui';
import { CircleCheck } from '@cadence/shared-ui/icons';
import { useDashboard } from '../features/dashboard/api/dashboard.ts';
import { ReminderList, ReminderSkeleton } from '../features/dashboard/components/reminder-list.tsx';
import { useHomePlace, type HomePlaceControl, type Settled } from '../features/dashboard/home-place.ts';
import { useFocusInPlace } from '../features/dashboard/use-focus-in-place.ts';
import { useLastCount } from '../features/dashboard/use-last-count.ts';
import { GOALS_PATH } from '../features/place/use-goals-place.ts';
import css from '../features/dashboard/dashboard.css';

registerStyles('goals-dashboard', css);

const GoalDialogs = lazy(async () => ({
  default: (await import('../features/dialogs/components/goal-dialogs.tsx')).GoalDialogs,
}));

/** What waits for the viewer, each with the button that settles it in place (core §2 Dashboard, D-35). */
export default function Reminders({ periodId }: SlotProps<'dashboard.widget'>): ReactNode {
  const dashboard = useDashboard();
  const home = useHomePlace();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useFocusInPlace(section, heading);
  const count = countIn(dashboard.data);
  const { settled } = home.place;
  return (
    <section ref={section} className="gl-widget" aria-labelledby="reminders-title" {...focus}>
      <header>
        <h2 ref={heading} id="reminders-title" className="cd-heading" tabIndex={-1}>
          Reminders {count > 0 && <span className="cd-ink3 cd-w4 cd-tn">{count}</span>}
        </h2>
        <span className="cd-vh" role="status">
          {dashboard.isPending ? '' : `${plural(count, 'thing')} waiting for you`}
        </span>
      </header>
      <Body dashboard={dashboard} onSettle={home.settle} />
      {settled !== null && <SettledDialog settled={settled} periodId={periodId} home={home} />}
    </section>
  );
}

/** The number of reminders on all pages, with this week's updates as one more. */
function countIn(dashboard: Dashboard | undefined): number {
  return (dashboard?.count ?? 0) + (dashboard?.ThisWeek ? 1 : 0);
}

interface BodyProps {
  readonly dashboard: ReturnType<typeof useDashboard>;
  readonly onSettle: HomePlaceControl['settle'];
}

function Body({ dashboard, onSettle }: BodyProps): ReactNode {
  const { data, dataUpdatedAt, error, isPending, isFetching, refetch } = dashboard;
  const lastCount = useLastCount('reminders', data && countIn(data));
  if (isPending) return <ReminderSkeleton rows={lastCount} />;
  if (data === undefined) {
    return (
      <ErrorState
        size="sm"
        title="The reminders could not be loaded"
        {...failedRead({ error, isFetching, refetch })}
      />
    );
  }
  if (countIn(data) === 0)
    return <EmptyState size="sm" icon={<CircleCheck aria-hidden />} title="Nothing is waiting for you" />;
  return <ReminderList dashboard={data} asOf={dataUpdatedAt} onSettle={onSettle} />;
}

interface SettledDialogProps {
  readonly settled: Settled;
  readonly periodId: number;
  readonly home: HomePlaceControl;
}

function SettledDialog({ settled, periodId, home }: SettledDialogProps): ReactNode {
  const shell = useShell();
  return (
    <Suspense fallback={null}>
      <GoalDialogs
        goalId={settled.goalId}
        dialog={settled.dialog}
        periodId={periodId}
        onClose={home.close}
        onOpen={(dialog) => home.settle({ ...settled, dialog })}
        onGone={home.close}
        onCreated={(id) => shell.navigate(`${GOALS_PATH}/${id}`)}
      />
    </Suspense>
  );
}
