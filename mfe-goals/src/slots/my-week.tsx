import { useMemo, type ReactNode } from 'react';
import type { SlotProps } from '@cadence/shared-contract/remote';
import { failedRead, useSession } from '@cadence/shared-auth';
import {
  Button,
  EmptyState,
  ErrorState,
  formatDateRange,
  registerStyles,
  Skeleton,
  SkeletonGroup,
} from '@cadence/shared-ui';
import { Target } from '@cadence/shared-ui/icons';
import { useDashboard } from '../features/dashboard/api/dashboard.ts';
import { useOwnGoals } from '../features/dashboard/api/own-goals.ts';
import { OwnGoals } from '../features/dashboard/components/own-goals.tsx';
import { useHomePlace, type HomeMoves } from '../features/dashboard/home-place.ts';
import { useLastCount } from '../features/dashboard/use-last-count.ts';
import { KeyHint } from '../features/goal/components/key-hint.tsx';
import { endOfWeek } from '../features/dashboard/weekday.ts';
import { openOf } from '../features/place/goal-dialog.ts';
import css from '../features/dashboard/dashboard.css';

registerStyles('goals-dashboard', css);

/** A contributor's goals of the quarter, week by week, and one button to update them all. */
export default function MyWeek({ periodId }: SlotProps<'dashboard.widget'>): ReactNode {
  const query = useOwnGoals(periodId);
  const { data: dashboard } = useDashboard();
  const { period } = useSession();
  const { moves } = useHomePlace();
  const goals = useMemo(
    () => query.data?.pages.flatMap(({ data }) => data).filter(({ State }) => State !== 'shelved'),
    [query.data],
  );
  const lacking = dashboard?.ThisWeek?.count ?? 0;
  return (
    <section className="gl-widget gl-my-week" aria-labelledby="my-week-title">
      <header>
        <h2 id="my-week-title" className="cd-title">
          My week
        </h2>
        <p className="cd-t13 cd-ink2">
          Week {period.Week}, {formatDateRange(period.WeekStartDate, period.WeekEndDate)}
          {goals !== undefined && <Posted goals={goals} lacking={lacking} />}
        </p>
        {lacking > 0 && (
          <Button
            variant="primary"
            aria-haspopup="dialog"
            data-reminder="this-week"
            onClick={() => moves.settle({ goalId: null, dialog: openOf('my-week'), next: [] })}
          >
            Update my week <KeyHint>U</KeyHint>
          </Button>
        )}
      </header>
      <Body query={query} goals={goals} onSettle={moves.settle} />
    </section>
  );
}

type Goals = NonNullable<ReturnType<typeof useOwnGoals>['data']>['pages'][number]['data'];

/** ' · 1 of 3 posted, due Sunday' */
function Posted({ goals, lacking }: { readonly goals: Goals; readonly lacking: number }): ReactNode {
  const { period } = useSession();
  const { Week } = period;
  const taking = goals.filter(
    ({ State, Weeks }) =>
      State === 'approved' && Weeks.some((slot) => slot.Week === Week && slot.State !== 'off'),
  ).length;
  const total = Math.max(taking, lacking);
  if (total === 0) return null;
  return (
    <>
      {' · '}
      <b>
        {total - lacking} of {total} posted
      </b>
      {lacking > 0 && `, due ${endOfWeek(period)}`}
    </>
  );
}

interface BodyProps {
  readonly query: ReturnType<typeof useOwnGoals>;
  readonly goals: Goals | undefined;
  readonly onSettle: HomeMoves['settle'];
}

function Body({ query, goals, onSettle }: BodyProps): ReactNode {
  const { error, isFetching, refetch } = query;
  const rows = useLastCount('my-week', goals?.length);
  if (goals === undefined && error === null) return <MyWeekSkeleton rows={rows} />;
  if (goals === undefined) {
    return (
      <ErrorState
        size="sm"
        title="Your goals could not be loaded"
        {...failedRead({ error, isFetching, refetch })}
      />
    );
  }
  if (goals.length > 0) return <OwnGoals goals={goals} onSettle={onSettle} />;
  return <EmptyState size="sm" icon={<Target aria-hidden />} title="You have no goals in this quarter yet" />;
}

function MyWeekSkeleton({ rows }: { readonly rows: number }): ReactNode {
  return (
    <SkeletonGroup label="Loading your goals">
      <div className="gl-weeks-skeleton">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row}>
            <Skeleton width={row % 2 === 0 ? '42%' : '36%'} />
            <Skeleton width="28%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
