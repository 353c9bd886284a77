import { GOAL_STATE_CLAUSES } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { ownerName } from '../goal/owner-name.ts';
import { transitionSentence } from '../timeline/transition-sentence.ts';

export interface ClosedWeek {
  readonly week: number;
  readonly viewerId: number;
  /** The goal as it is now; undefined while it is not known. */
  readonly bundle: Pick<GoalBundle, 'Goal' | 'GoalTransitions' | 'GoalWeeklyStates'> | undefined;
  /** It is no longer there for the viewer. */
  readonly isGone: boolean;
}

/** 'Ana Ruiz shelved this goal.' */
function lastStep(
  { Goal: goal, GoalTransitions }: NonNullable<ClosedWeek['bundle']>,
  viewerId: number,
): string {
  const steps = GoalTransitions.filter(({ TransitionableType }) => TransitionableType === 'Goal');
  const last = steps.toSorted((a, b) => a.CreatedAt.localeCompare(b.CreatedAt) || a.Id - b.Id).at(-1);
  if (last === undefined) return `It cannot be updated now: ${GOAL_STATE_CLAUSES[goal.State]}.`;
  return `${ownerName({ Id: last.UserId, Name: last.UserName }, viewerId)} ${transitionSentence(last)}.`;
}

/** What happened to a week that was open and can no longer be updated. */
export function whyClosed({ week, viewerId, bundle, isGone }: ClosedWeek): string {
  if (isGone) return 'This goal was deleted, or you can no longer see it.';
  if (bundle === undefined) return 'This goal takes no update now.';
  const { State, User } = bundle.Goal;
  if (State !== 'approved' || User.Id !== viewerId) return lastStep(bundle, viewerId);
  const isEnabled = bundle.GoalWeeklyStates.some(({ Week }) => Week === week);
  return isEnabled
    ? 'Updates are open for the current week and the three before it.'
    : 'This goal takes no update now.';
}
