import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import type { SlotProps } from '@cadence/shared-contract/remote';
import { failedRead, useSession } from '@cadence/shared-auth';
import { Button, EmptyState, ErrorState, plural, SkeletonList, registerStyles } from '@cadence/shared-ui';
import { Target } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { usePeriods } from '../features/goal/api/periods.ts';
import { periodLabel } from '../features/goal/period-label.ts';
import { useGoalList } from '../features/list/api/goal-list.ts';
import { PeriodSelect } from '../features/list/components/period-select.tsx';
import { GOALS_PATH } from '../features/place/use-goals-place.ts';
import { GoalLine } from '../features/goal/components/goal-line.tsx';
import css from './profile-goals.css';

registerStyles('goals-profile', css);

/** A person's goals of a quarter, as a tab of the profile (people §2). */
export default function ProfileGoals({ personId }: SlotProps<'profile.tab'>): ReactNode {
  const { period: current } = useSession();
  const periods = usePeriods().data?.data ?? [{ ...current, Index: 0 }];
  const [periodId, setPeriodId] = useState(current.Id);
  const period = periods.find(({ Id }) => Id === periodId) ?? current;
  const query = useGoalList({ PeriodId: period.Id, Users: [personId] });
  const total = query.data?.pages.at(-1)?.count;
  const listHref = `${GOALS_PATH}?${new URLSearchParams({ owners: String(personId), ...(period.Id !== current.Id && { period: String(period.Id) }) })}`;
  return (
    <section aria-label="Goals">
      <div className="cd-row gl-profile-head">
        <PeriodSelect periods={periods} selected={period} onSelect={setPeriodId} />
        {total !== undefined && <span className="cd-t13 cd-ink3">{plural(total, 'goal')}</span>}
        <Link to={listHref} className="cd-link cd-t13 cd-push">
          View list
        </Link>
      </div>
      <Lines query={query} quarter={periodLabel(period)} />
    </section>
  );
}

function Lines({
  query,
  quarter,
}: {
  readonly query: ReturnType<typeof useGoalList>;
  readonly quarter: string;
}): ReactNode {
  const { data, error, isPending, isFetching, refetch } = query;
  if (isPending) return <SkeletonList rows={4} label="Loading goals" />;
  if (data === undefined) {
    return (
      <ErrorState title="The goals could not be loaded" {...failedRead({ error, isFetching, refetch })} />
    );
  }
  const goals = data.pages.flatMap((page) => page.data);
  if (goals.length === 0)
    return <EmptyState icon={<Target aria-hidden />} title={MESSAGES.profileGoalsEmpty(quarter)} />;
  return (
    <>
      <ul className="gl-lines">
        {goals.map((goal) => (
          <GoalLine key={goal.Id} goal={goal} hasTags />
        ))}
      </ul>
      {query.hasNextPage && (
        <p className="gl-more">
          <Button
            size="sm"
            loading={query.isFetchingNextPage}
            loadingText="Loading"
            onClick={() => void query.fetchNextPage()}
          >
            Load More
          </Button>
        </p>
      )}
    </>
  );
}
