import type { AnyGoalAction, GoalBundle } from '@cadence/shared-contract';

/** Steps of the lifecycle by which somebody asks for a decision. */
const ASKING: readonly string[] = [
  'submit',
  'resubmit',
  'requestShelve',
  'submitEdit',
  'resubmitEdit',
] satisfies AnyGoalAction[];

/** What was written when the open decision was asked for; null for nothing, or where the viewer may not read it. */
export function reasonOf({ GoalTransitions, GoalStatusComments }: GoalBundle): string | null {
  const last = GoalTransitions.filter(({ Action }) => ASKING.includes(Action)).sort(
    (a, b) => b.CreatedAt.localeCompare(a.CreatedAt) || b.Id - a.Id,
  )[0];
  const comment = GoalStatusComments.find(
    ({ Type, CommentableId }) => Type === 'StateTransition' && CommentableId === last?.Id,
  );
  return comment?.Comment ?? null;
}
