import type { ReactNode } from 'react';
import { GOAL_SELECT, MESSAGES } from '@cadence/shared-contract';
import type { GoalSelect } from '@cadence/shared-contract';
import { Button, EmptyState, formatDate, Inline } from '@cadence/shared-ui';
import { Plus, Target } from '@cadence/shared-ui/icons';

export interface ListEmptyProps {
  /** 'Q4 2026' */
  readonly period: string;
  readonly periodEnd: string;
  /** What narrows the list, in words; empty when nothing does. */
  readonly narrowedBy: readonly string[];
  /** The role's default scopes while nothing else narrows the list; null when it shows all goals. */
  readonly scope: readonly GoalSelect[] | null;
  readonly onClear: () => void;
  /** Absent where the viewer may not add a goal in this quarter. */
  readonly onAdd: (() => void) | null;
  /** Leads back to the current quarter; null in the current one. */
  readonly current: { readonly label: string; readonly onGo: () => void } | null;
  readonly isPast: boolean;
}

function whoseNone(scope: readonly GoalSelect[] | null): string {
  if (scope === null) return 'No goals';
  return scope.includes(GOAL_SELECT.directReports)
    ? 'You and your direct reports have no goals'
    : 'You have no goals';
}

/** Why the list is empty: none yet, filtered out, or no goals may be added here (D-66). */
export function ListEmpty(props: ListEmptyProps): ReactNode {
  const { period, periodEnd, narrowedBy, scope, onClear, onAdd, current, isPast } = props;
  const showAll = scope !== null && <Button onClick={onClear}>Show All Goals</Button>;
  if (narrowedBy.length > 0) {
    const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(narrowedBy);
    return (
      <EmptyState
        kind="filtered"
        title={MESSAGES.noGoalsInQuarter}
        action={<Button onClick={onClear}>Clear all</Button>}
      >
        No goals match {list}.
      </EmptyState>
    );
  }
  if (onAdd !== null) {
    return (
      <EmptyState
        icon={<Target aria-hidden />}
        title={`${whoseNone(scope)} in ${period} yet`}
        action={
          <Inline>
            {showAll}
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
              Add a Goal
            </Button>
          </Inline>
        }
      >
        Start with the result you want to see on {formatDate(periodEnd)}.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind={isPast ? 'forbidden' : 'none'}
      title={MESSAGES.noGoalsInQuarter}
      action={
        (showAll !== false || current !== null) && (
          <Inline>
            {showAll}
            {current !== null && <Button onClick={current.onGo}>Go to {current.label}</Button>}
          </Inline>
        )
      }
    >
      {isPast && `${period} has ended; goals are added to the current quarter and the next four.`}
    </EmptyState>
  );
}
