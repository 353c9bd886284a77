import type { ReactNode } from 'react';
import { GOAL_STATE_LABELS } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Avatar } from '@cadence/shared-ui';
import { usePeriods } from '../../goal/api/periods.ts';
import { ownerName } from '../../goal/owner-name.ts';
import { periodLabel } from '../../goal/period-label.ts';

/** Whose goal it is, of which department, for which quarter, and its state. */
export function GoalFacts({ goal }: { readonly goal: Goal }): ReactNode {
  const { profile, period: current } = useSession();
  const periods = usePeriods().data?.data ?? [];
  const period = [...periods, current].find(({ Id }) => Id === goal.GoalPeriodId);
  const { User } = goal;
  return (
    <p className="cd-facts gl-facts">
      <Avatar id={User.Id} name={User.Name} src={User.Avatar} size="s" />
      <bdi>{ownerName(User, profile.Id)}</bdi>
      {User.OrgUnit !== null && <bdi>{User.OrgUnit}</bdi>}
      {period !== undefined && <span>{periodLabel(period)}</span>}
      <span>{GOAL_STATE_LABELS[goal.State]}</span>
      {goal.Hidden && <span>Private</span>}
    </p>
  );
}
