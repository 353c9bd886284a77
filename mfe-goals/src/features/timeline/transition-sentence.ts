import { isolate } from '@cadence/shared-ui';
import { goalAction, isGoalAction } from '@cadence/shared-contract';
import type { GoalTransition } from '@cadence/shared-contract';

/** What the person did, to follow their name. A step unknown here, from a newer server, is described by its state. */
export function transitionSentence({ Action, GoalName, ToState }: GoalTransition): string {
  if (!isGoalAction(Action)) return `changed the state to ${(ToState ?? '').replaceAll('_', ' ')}`;
  const { past } = goalAction(Action);
  return Action === 'changeParent' && GoalName !== null ? `${past} to ${isolate(GoalName)}` : past;
}
