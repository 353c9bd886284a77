import type { AnyGoalAction, GoalBundle } from '@cadence/shared-contract';

/** A draft that came back: who asked for changes, and why. */
export interface Returned {
  readonly personId: number;
  readonly name: string;
  /** ISO instant. */
  readonly at: string;
  /** Null where the viewer may not read it. */
  readonly comment: string | null;
}

/** Steps of the lifecycle by which an approver sends something back. */
const SENT_BACK: readonly string[] = ['requestChanges', 'requestEditChanges'] satisfies AnyGoalAction[];

/** Whether the approver sent back the draft of the goal or of its edit; null for a draft that was never submitted. */
export function returnedOf({ Goal: goal, GoalTransitions, GoalStatusComments }: GoalBundle): Returned | null {
  const isDraft = goal.State === 'draft';
  if (!isDraft && !(goal.State === 'approved' && goal.GoalEdit?.State === 'draft')) return null;
  const last = GoalTransitions.filter(
    ({ TransitionableType, ActionType }) =>
      ActionType === null && TransitionableType === (isDraft ? 'Goal' : 'GoalEdit'),
  ).sort((a, b) => b.CreatedAt.localeCompare(a.CreatedAt) || b.Id - a.Id)[0];
  if (last === undefined || !SENT_BACK.includes(last.Action)) return null;
  const comment = GoalStatusComments.find(
    ({ Type, CommentableId }) => Type === 'StateTransition' && CommentableId === last.Id,
  );
  return {
    personId: last.UserId,
    name: last.UserName,
    at: last.CreatedAt,
    comment: comment?.Comment ?? null,
  };
}
