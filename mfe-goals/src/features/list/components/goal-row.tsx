import { memo, type ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { ListRow, Tag, VisuallyHidden } from '@cadence/shared-ui';
import { ArrowDown, ListFilter, Lock } from '@cadence/shared-ui/icons';
import { RowSelect, type RowSelectProps, type RowSelectState } from '../../bulk/components/row-select.tsx';
import { GoalStateColumn } from '../../goal/components/goal-state.tsx';
import { goalTags } from '../../goal/components/goal-tags.tsx';
import { ownerName } from '../../goal/owner-name.ts';

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
  /** Why the open goal is shown above the rows instead of among them. */
  readonly pinned?: keyof typeof PINNED;
}

const PINNED = {
  further: { label: 'Further down', Glyph: ArrowDown },
  filtered: { label: 'Not among these filters', Glyph: ListFilter },
} as const;

function PinnedTag({ why }: { readonly why: keyof typeof PINNED }): ReactNode {
  const { label, Glyph } = PINNED[why];
  return <Tag icon={<Glyph aria-hidden />}>{label}</Tag>;
}

/** One goal of the list: title, owner, pending decision and state. */
export const GoalRow = memo(function GoalRow(props: GoalRowProps): ReactNode {
  const { goal, href, isCurrent, viewerId, select, onToggle, isSelecting = false, pinned } = props;
  const own = goalTags(goal);
  const tags =
    pinned === undefined ? (
      own
    ) : (
      <>
        <PinnedTag why={pinned} />
        {own}
      </>
    );
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
          <bdi>{ownerName(goal.User, viewerId)}</bdi>
          {goal.User.OrgUnit !== null && (
            <>
              {' · '}
              <bdi>{goal.User.OrgUnit}</bdi>
            </>
          )}
        </>
      }
      {...(tags !== null && { tags })}
      aside={<GoalStateColumn goal={goal} viewerId={viewerId} />}
    />
  );
});
