import { lazy, Suspense, type ReactNode } from 'react';
import type { Dashboard, Goal } from '@cadence/shared-contract';
import { failedRead, useSession } from '@cadence/shared-auth';
import { EmptyState, ErrorState, Skeleton, SkeletonGroup, registerStyles } from '@cadence/shared-ui';
import { Target } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { useDashboard } from '../features/dashboard/api/dashboard.ts';
import { ThemeLine } from '../features/dashboard/components/theme-line.tsx';
import { leastLikelyFirst } from '../features/dashboard/standing.ts';
import { GoalLine } from '../features/goal/components/goal-line.tsx';
import { COMPANY_PATH } from '../features/place/use-goals-place.ts';
import css from '../features/dashboard/dashboard.css';

registerStyles('goals-dashboard', css);

/** Goals shown here; the rest are behind the link. */
const SHOWN = 5;

const CompanyStanding = lazy(async () => ({
  default: (await import('../features/dashboard/components/company-standing.tsx')).CompanyStanding,
}));

/** The company's goals with the period's theme; the ceo and observers have the company's standing above them. */
export default function CompanyGoals(): ReactNode {
  const { data, error, isPending, isFetching, refetch } = useDashboard();
  const goals = data?.CompanyGoals ?? [];
  const viewAll = goals.length > SHOWN ? `View all ${goals.length}` : 'View all';
  return (
    // What is above it has its height only now: this appears in place instead of sliding there.
    <section key={String(isPending)} className="gl-widget" aria-labelledby="company-goals-title">
      <header>
        <h2 id="company-goals-title" className="cd-heading">
          Company goals
        </h2>
        {goals.length > 0 && (
          <Link to={COMPANY_PATH} className="cd-link cd-t13" aria-label={`${viewAll} company goals`}>
            {viewAll}
          </Link>
        )}
      </header>
      {isPending && <CompanySkeleton />}
      {data !== undefined && <Body dashboard={data} />}
      {data === undefined && error !== null && (
        <ErrorState
          size="sm"
          title="The company goals could not be loaded"
          {...failedRead({ error, isFetching, refetch })}
        />
      )}
    </section>
  );
}

function Body({ dashboard }: { readonly dashboard: Dashboard }): ReactNode {
  const { CompanyGoals: goals } = dashboard;
  const { RoleName } = useSession().profile;
  const isWhole = RoleName === 'ceo' || RoleName === 'observer';
  return (
    <>
      <ThemeLine dashboard={dashboard} />
      {goals.length === 0 && (
        <EmptyState size="sm" icon={<Target aria-hidden />} title="No company goals in this quarter yet">
          Goals the CEO publishes without a parent goal appear here.
        </EmptyState>
      )}
      {goals.length > 0 && isWhole && (
        <Suspense fallback={<CompanySkeleton />}>
          <CompanyStanding goals={goals} isObserver={RoleName === 'observer'} />
        </Suspense>
      )}
      {goals.length > 0 && !isWhole && <Lines goals={goals} />}
    </>
  );
}

function Lines({ goals }: { readonly goals: readonly Goal[] }): ReactNode {
  return (
    <ul className="gl-lines">
      {leastLikelyFirst(goals)
        .slice(0, SHOWN)
        .map((goal) => (
          <GoalLine key={goal.Id} goal={goal} hasTags={false} />
        ))}
    </ul>
  );
}

function CompanySkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading company goals">
      <div className="gl-theme">
        <Skeleton width="46%" height={20} />
      </div>
      <ul className="gl-lines" aria-hidden>
        {['72%', '64%', '80%'].map((width) => (
          <li key={width} className="gl-line">
            <Skeleton width={width} />
            <Skeleton width={109} height={20} />
            <Skeleton shape="chip" />
            <Skeleton shape="chip" />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
