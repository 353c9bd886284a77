import { memo, type ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { ListRow, VisuallyHidden } from '@cadence/shared-ui';
import { Lock } from '@cadence/shared-ui/icons';
import { GoalStateColumn } from '../../goal/components/goal-state.tsx';
import { goalTags } from '../../goal/components/goal-tags.tsx';
import { ownerLine } from '../../goal/owner-name.ts';

export interface GoalRowProps {
  readonly goal: Goal;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly viewerId: number;
}

/** One goal of the list: what it is, whose, what is asked, and how it stands. */
export const GoalRow = memo(function GoalRow({ goal, href, isCurrent, viewerId }: GoalRowProps): ReactNode {
  const tags = goalTags(goal);
  return (
    <ListRow
      to={href}
      current={isCurrent}
      title={goal.GoalDetail.Title}
      meta={
        <>
          {goal.Hidden && (
            <span className="gl-lock">
              <Lock className="cd-i-12" aria-hidden />
              <VisuallyHidden>Private. </VisuallyHidden>
            </span>
          )}
          {ownerLine(goal.User, viewerId)}
        </>
      }
      {...(tags !== null && { tags })}
      aside={<GoalStateColumn goal={goal} viewerId={viewerId} />}
    />
  );
});
