import { memo, type ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { ListRow, VisuallyHidden } from '@cadence/shared-ui';
import { Lock } from '@cadence/shared-ui/icons';
import { RowSelect, type RowSelectProps, type RowSelectState } from '../../bulk/components/row-select.tsx';
import { GoalStateColumn } from '../../goal/components/goal-state.tsx';
import { goalTags } from '../../goal/components/goal-tags.tsx';
import { ownerLine } from '../../goal/owner-name.ts';

export interface GoalRowProps {
  readonly goal: Goal;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly viewerId: number;
  /** While goals are selected: this one's state; undefined where it does not wait for the viewer. */
  readonly select?: RowSelectState | undefined;
  /** Rows without a checkbox keep its place. */
  readonly isSelecting?: boolean;
  readonly onToggle?: RowSelectProps['onToggle'] | undefined;
}

/** One goal of the list: title, owner, pending decision and state. */
export const GoalRow = memo(function GoalRow(props: GoalRowProps): ReactNode {
  const { goal, href, isCurrent, viewerId, select, onToggle, isSelecting = false } = props;
  const tags = goalTags(goal);
  const checkbox = select !== undefined && onToggle !== undefined && (
    <RowSelect goalId={goal.Id} title={goal.GoalDetail.Title} state={select} onToggle={onToggle} />
  );
  return (
    <ListRow
      to={href}
      {...(isSelecting && { lead: checkbox })}
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
