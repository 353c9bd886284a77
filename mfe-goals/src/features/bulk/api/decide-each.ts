import { OfflineError } from '@cadence/shared-auth';
import type { Goal, GoalChanged } from '@cadence/shared-contract';
import { changeStatus } from '../../lifecycle/api/status-change.ts';
import { isSessionOver } from '../../goal/api/session-over.ts';
import { goalFailure } from '../../goal/goal-failure.ts';
import { actionOf } from '../decisions.ts';
import type { Verdict } from '../matter.ts';

/** How it went for one goal. */
export type Step =
  | { readonly state: 'running' }
  | { readonly state: 'done' }
  /** With the reason. */
  | { readonly state: 'refused'; readonly sentence: string }
  /** Stopped before its turn. */
  | { readonly state: 'unsent' };

export interface Decision {
  readonly goals: readonly Goal[];
  readonly verdict: Verdict;
  readonly comment: string;
  /** Of the dialog, for each of its goals (D-122). */
  readonly formKey: string;
  readonly onStep: (goalId: number, step: Step) => void;
  /** Asked before each goal. */
  readonly isStopped: () => boolean;
}

/**
 * Decides on one goal after the other, each as it is on the screen (D-3); a refusal of one does not hold up the rest.
 * Without a connection, and once the session is over, the rest is left for another try.
 *
 * @returns the goals that were changed
 */
export async function decideEach({
  goals,
  verdict,
  comment,
  formKey,
  onStep,
  isStopped,
}: Decision): Promise<GoalChanged[]> {
  const changed: GoalChanged[] = [];
  let isCutOff = false;
  for (const goal of goals) {
    if (isCutOff || isStopped()) {
      onStep(goal.Id, { state: 'unsent' });
      continue;
    }
    const action = actionOf(goal, verdict);
    if (action === null) continue;
    onStep(goal.Id, { state: 'running' });
    try {
      changed.push(await changeStatus({ goal, action, comment, formKey }));
      onStep(goal.Id, { state: 'done' });
    } catch (error) {
      onStep(goal.Id, { state: 'refused', sentence: goalFailure(error) });
      isCutOff = error instanceof OfflineError || isSessionOver(error);
    }
  }
  return changed;
}
