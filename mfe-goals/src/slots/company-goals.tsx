import type { ReactNode } from 'react';
import type { SlotProps } from '@cadence/shared-contract/remote';
import { errorSentence } from '@cadence/shared-auth';
import { EmptyState, ErrorState, SkeletonList } from '@cadence/shared-ui';
import { Target } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { useGoalsLive } from '../features/goal/api/refresh.ts';
import { COMPANY_PATH } from '../features/place/use-goals-place.ts';
import { useCompanyGoals } from '../features/widgets/api/company-goals.ts';
import { GoalLine } from '../features/widgets/components/goal-line.tsx';
import '../styles/goals.styles.ts';

/** Where the company stands, in ten seconds: its goals with their weeks and chips. */
export default function CompanyGoals({ periodId }: SlotProps<'dashboard.widget'>): ReactNode {
  useGoalsLive();
  return (
    <section className="gl-widget" aria-labelledby="company-goals-title">
      <header>
        <h2 id="company-goals-title" className="cd-heading">
          Company goals
        </h2>
        <Link to={COMPANY_PATH} className="cd-link cd-t13" aria-label="View all company goals">
          View all
        </Link>
      </header>
      <Body periodId={periodId} />
    </section>
  );
}

function Body({ periodId }: { readonly periodId: number }): ReactNode {
  const { data, error, isPending, isRefetching, refetch } = useCompanyGoals();
  if (isPending) return <SkeletonList rows={4} label="Loading company goals" />;
  if (data === undefined) {
    return (
      <ErrorState
        size="sm"
        title="The company goals could not be loaded"
        retrying={isRefetching}
        onRetry={() => void refetch()}
      >
        {errorSentence(error)}
      </ErrorState>
    );
  }
  const goals = data.data.filter(({ GoalPeriodId }) => GoalPeriodId === periodId);
  if (goals.length === 0)
    return (
      <EmptyState size="sm" icon={<Target aria-hidden />} title="No company goals in this quarter yet" />
    );
  return (
    <ul className="gl-lines">
      {goals.map((goal) => (
        <GoalLine key={goal.Id} goal={goal} hasTags={false} />
      ))}
    </ul>
  );
}
