import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import type { Appraisal, GoalStatus } from '@cadence/shared-contract';
import { failedRead } from '@cadence/shared-auth';
import { EmptyState, ErrorState, SkeletonList } from '@cadence/shared-ui';
import { Target } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { useQuarterGoals } from '../api/facts.ts';
import { periodLabel } from '../../frame/period-label.ts';
import { GoalFact } from './goal-fact.tsx';
import { WeekNumbers } from './week-lines.tsx';

function commentsOf(statuses: readonly GoalStatus[], goalId: number): number {
  return statuses
    .filter(({ GoalId }) => GoalId === goalId)
    .reduce((sum, { CommentCount }) => sum + CommentCount, 0);
}

function GoalList({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const { data, isError, error, isFetching, refetch } = useQuarterGoals(appraisal);
  if (data === undefined && isError)
    return (
      <ErrorState
        size="sm"
        title="The goals could not be loaded"
        {...failedRead({ error, isFetching, refetch })}
      />
    );
  if (data === undefined) return <SkeletonList label="Loading the goals" rows={3} />;
  if (data.Goals.length === 0)
    return <EmptyState size="sm" icon={<Target aria-hidden />} title={MESSAGES.talentNoGoals} />;
  return (
    <>
      <div className="tal-week-head" aria-hidden>
        <WeekNumbers />
        <span>Results</span>
      </div>
      <ul>
        {data.Goals.map((goal) => (
          <GoalFact
            key={goal.Id}
            goal={goal}
            appraisal={appraisal}
            comments={commentsOf(data.GoalStatuses, goal.Id)}
          />
        ))}
      </ul>
    </>
  );
}

/** The goal summary of the quarter (people §2.5). */
export function GoalsSection({ appraisal }: { readonly appraisal: Appraisal }): ReactNode {
  const { data } = useQuarterGoals(appraisal);
  return (
    <section aria-labelledby="appraisal-goals">
      <header>
        <h3 id="appraisal-goals">Goals of {periodLabel(appraisal.Period)}</h3>
        {data !== undefined && <span className="cd-ink3">{data.Goals.length}</span>}
        <Link
          className="cd-link cd-t13"
          to={`/v3/profile/${appraisal.UserId}/goals`}
          aria-label={`View list of the goals of ${appraisal.User.Name}`}
        >
          View list
        </Link>
      </header>
      <GoalList appraisal={appraisal} />
    </section>
  );
}
