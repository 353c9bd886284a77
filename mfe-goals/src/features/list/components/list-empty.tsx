import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { Button, EmptyState, formatDate } from '@cadence/shared-ui';
import { Plus, Target } from '@cadence/shared-ui/icons';

export interface ListEmptyProps {
  /** 'Q4 2026' */
  readonly period: string;
  readonly periodEnd: string | null;
  /** What narrows the list, in words; empty when nothing does. */
  readonly narrowedBy: readonly string[];
  readonly onClear: () => void;
  /** Absent where the viewer may not add a goal in this quarter. */
  readonly onAdd: (() => void) | null;
  /** Leads back from another quarter; null in the current one. */
  readonly current: { readonly label: string; readonly onGo: () => void } | null;
  readonly isPast: boolean;
}

/** Why the list is empty: none yet, filtered out, or no goals may be added here (D-66). */
export function ListEmpty(props: ListEmptyProps): ReactNode {
  const { period, periodEnd, narrowedBy, onClear, onAdd, current, isPast } = props;
  if (narrowedBy.length > 0) {
    const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(narrowedBy);
    return (
      <EmptyState
        kind="filtered"
        title={MESSAGES.noGoalsInQuarter}
        action={<Button onClick={onClear}>Clear all</Button>}
      >
        None matches {list}.
      </EmptyState>
    );
  }
  if (onAdd !== null) {
    return (
      <EmptyState
        icon={<Target aria-hidden />}
        title={`No goals in ${period} yet`}
        action={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
            Add a Goal
          </Button>
        }
      >
        {periodEnd === null
          ? 'Start with the result you want to see.'
          : `Start with the result you want to see on ${formatDate(periodEnd)}.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind={isPast ? 'forbidden' : 'none'}
      title={MESSAGES.noGoalsInQuarter}
      {...(current !== null && { action: <Button onClick={current.onGo}>Go to {current.label}</Button> })}
    >
      {isPast && `${period} has ended; goals are added to the current quarter and the next four.`}
    </EmptyState>
  );
}
