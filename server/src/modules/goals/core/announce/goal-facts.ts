import type { GoalChange, GoalFacts } from '@cadence/shared-contract';
import { GOAL_CHANGES } from '@cadence/shared-contract';
import type { RowViewer } from '../visibility/viewer.ts';
import type { VisibleSubject } from '../visibility/visibility.queries.ts';
import { canSee, isOpenToAll } from '../visibility/visibility.queries.ts';

/** A goal as far as an event describes it: its identity, its state and what decides who sees it. */
export interface GoalSubject extends VisibleSubject {
  readonly id: number;
  readonly title: string;
  readonly period_id: number;
  readonly parent_id: number | null;
  readonly updated_at: Date;
}

/** What became of a goal. */
export interface Changed {
  readonly change: GoalChange;
  /** Null for a goal that did not exist. */
  readonly before: GoalSubject | null;
  readonly after: GoalSubject;
  /** The parents of both, deleted ones too. */
  readonly parents: readonly GoalSubject[];
  /** Goals beneath it, where it becomes visible to people who did not see it before. */
  readonly children: readonly GoalSubject[];
}

/** A receiver: a person, or a group that knows what each in it may. */
export type Receiver = RowViewer | 'members' | 'observers';

/** Whether the receiver may see a goal like this; all of a group, where it is one. */
export function sees(receiver: Receiver, goal: VisibleSubject): boolean {
  if (typeof receiver === 'object') return canSee(receiver, goal);
  const isOpen = goal.deleted_at === null && isOpenToAll(goal);
  return isOpen && (receiver === 'members' || goal.is_company);
}

/** A deleted parent is named to anyone who could see it, as in every answer (D-83). */
const knows = (receiver: Receiver, parent: VisibleSubject): boolean =>
  sees(receiver, { ...parent, deleted_at: null });

const unique = (ids: readonly (number | null)[]): number[] =>
  [...new Set(ids)].filter((id): id is number => id !== null);

function isElsewhere(before: GoalSubject, after: GoalSubject): boolean {
  const parts = ['owner_id', 'parent_id', 'period_id', 'is_private'] as const;
  return (
    parts.some((part) => before[part] !== after[part]) ||
    (before.deleted_at === null) !== (after.deleted_at === null)
  );
}

/** Of what was meant to change and what did, the most (`GOAL_CHANGES`). */
export function whatChanged(
  meant: GoalChange,
  { before, after }: Pick<Changed, 'before' | 'after'>,
): GoalChange {
  const changes: readonly GoalChange[] = [
    meant,
    ...(before === null || isElsewhere(before, after) ? (['place'] as const) : []),
    ...(before?.state === after.state ? [] : (['state'] as const)),
  ];
  return GOAL_CHANGES.findLast((change) => changes.includes(change)) ?? meant;
}

/**
 * What a receiver is sent of a changed goal: of before and after, what they may see of each; of the parents, those they
 * may know of (D-83). Null for those who could see it neither before nor now.
 */
export function factsFor(
  receiver: Receiver,
  { change, before, after, parents, children }: Changed,
): GoalFacts | null {
  const seen = [...(before === null ? [] : [before]), after].filter((goal) => sees(receiver, goal));
  const last = seen.at(-1);
  if (!last) return null;
  const known = parents.filter((parent) => knows(receiver, parent)).map(({ id }) => id);
  const naming = sees(receiver, after) ? children.filter((child) => sees(receiver, child)) : [];
  return {
    change,
    periodId: last.period_id,
    ownerIds: unique(seen.map((goal) => goal.owner_id)),
    approverIds: unique(seen.map((goal) => goal.approver_id)),
    parentIds: unique(seen.map((goal) => goal.parent_id)).filter((id) => known.includes(id)),
    ...(naming.length > 0 && { childIds: naming.map(({ id }) => id) }),
  };
}

/** Whether some may receive more than all members: they see the goal when others do not, or a parent that is hidden. */
export function isKnownBetter({ change, before, after, parents }: Changed): boolean {
  const hidden = [...(before === null ? [] : [before]), after].some((goal) => !sees('members', goal));
  // A parent's page is concerned when a goal beneath it is moved, not when that has a comment.
  const isMoved = change === 'state' || change === 'place';
  return hidden || (isMoved && parents.some((parent) => !knows('members', parent)));
}

/** Everyone with a direct relation to these goals. */
export function peopleNear(goals: readonly (GoalSubject | null)[]): number[] {
  return unique(goals.flatMap((goal) => (goal ? [goal.owner_id, goal.creator_id, goal.approver_id] : [])));
}
