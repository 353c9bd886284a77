import type { ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Avatar, LikelihoodChip, plural, QualityChip, WeekSparkline } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { nameOf } from '../name-of.ts';
import { toStep } from '../to-step.ts';
import { slotCells } from '../week-cells.ts';

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
        <Link to={href} dir="auto">
          {goal.GoalDetail.Title}
        </Link>
      </h2>
      <p className="pr-facts">
        <Avatar id={owner.Id} name={owner.Name} size="s" />
        <bdi>{nameOf(owner, profile.Id)}</bdi>
        {owner.OrgUnit !== null && (
          <>
            <span aria-hidden>·</span> <bdi>{owner.OrgUnit}</bdi>
          </>
        )}
      </p>
      <p className="pr-now">
        <WeekSparkline weeks={slotCells(goal.Weeks)} />
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
