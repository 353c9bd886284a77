import type { GoalChange, GoalFacts } from '@cadence/shared-contract';
import { GOAL_CHANGES } from '@cadence/shared-contract';
import type { RowViewer } from '../visibility/viewer.ts';
import type { VisibleSubject } from '../visibility/visibility.queries.ts';
import { canSee, isOpenToAll } from '../visibility/visibility.queries.ts';

/** A goal as far as events need it: its title, its place and state, and what decides who sees it. */
export interface GoalSubject extends VisibleSubject {
  readonly id: number;
  readonly title: string;
  readonly period_id: number;
  readonly parent_id: number | null;
  readonly updated_at: Date;
}

/** What happened to a goal. */
export interface Changed {
  readonly change: GoalChange;
  /** Null for a goal that did not exist. */
  readonly before: GoalSubject | null;
  readonly after: GoalSubject;
  /** The parents before and after, including deleted ones. */
  readonly parents: readonly GoalSubject[];
  /** Its children, where the goal becomes visible to people who did not see it before. */
  readonly children: readonly GoalSubject[];
}

/** Who is notified: a person, or a group with what each member of it may know. */
export type Receiver = RowViewer | 'members' | 'observers';

/** Whether the receiver may see a goal like this; for a group, whether all of it may. */
export function sees(receiver: Receiver, goal: VisibleSubject): boolean {
  if (typeof receiver === 'object') return canSee(receiver, goal);
  const isOpen = goal.deleted_at === null && isOpenToAll(goal);
  return isOpen && (receiver === 'members' || goal.is_company);
}

/** A deleted parent is named to everyone who could see it, as in every answer (D-83). */
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

/** The greatest of the intended change and the actual ones (the order of `GOAL_CHANGES`). */
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
 * What a receiver is sent about a changed goal: before and after, as far as they may see each; the parents that they
 * may know of (D-83). Null for those who can see it neither before nor after.
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

/** Whether some may know more than all members: they see the goal when others do not, or a hidden parent. */
export function isKnownBetter({ change, before, after, parents }: Changed): boolean {
  const hidden = [...(before === null ? [] : [before]), after].some((goal) => !sees('members', goal));
  // A parent's page changes when a goal beneath it is moved, not when that goal gets a comment.
  const isMoved = change === 'state' || change === 'place';
  return hidden || (isMoved && parents.some((parent) => !knows('members', parent)));
}

/** Everyone with a direct relation to these goals. */
export function peopleNear(goals: readonly (GoalSubject | null)[]): number[] {
  return unique(goals.flatMap((goal) => (goal ? [goal.owner_id, goal.creator_id, goal.approver_id] : [])));
}
