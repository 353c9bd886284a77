import type { ReactNode } from 'react';
import type { Goal, WeekSlot } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import {
  formatDate,
  LikelihoodChip,
  Person,
  plural,
  QualityChip,
  WeekSparkline,
  type WeekCell,
} from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { nameOf } from '../name-of.ts';
import { toStep } from '../to-step.ts';

function cellsOf(weeks: readonly WeekSlot[]): readonly WeekCell[] {
  return weeks.map(({ Week, StartDate, State, Likelihood, Quality }) => ({
    week: Week,
    state: State,
    likelihood: toStep(Likelihood),
    quality: toStep(Quality),
    label: formatDate(StartDate),
  }));
}

export interface FocusGoalProps {
  readonly goal: Goal;
  /** Goals beneath it that count. */
  readonly count: number;
  readonly href: string;
}

/** The goal whose contributing goals are shown, with its own status. */
export function FocusGoal({ goal, count, href }: FocusGoalProps): ReactNode {
  const { profile } = useSession();
  const { User: owner, MostRecentGoalStatus: latest } = goal;
  return (
    <div className="pr-goal">
      <p className="cd-hint">{plural(count, 'goal')} beneath</p>
      <h2>
        <Link to={href}>{goal.GoalDetail.Title}</Link>
      </h2>
      <Person id={owner.Id} name={owner.Name} size="s" meta={owner.OrgUnit}>
        {nameOf(owner, profile.Id)}
      </Person>
      <p className="pr-now">
        <WeekSparkline weeks={cellsOf(goal.Weeks)} />
        <LikelihoodChip
          value={toStep(latest?.Likelihood)}
          delta={latest?.LikelihoodDelta ?? 0}
          emptyText="No update"
        />
        <QualityChip value={toStep(latest?.Quality)} delta={latest?.QualityDelta ?? 0} />
      </p>
    </div>
  );
}
