import { isolate } from '@cadence/shared-ui';
import type { Goal, GoalState } from '@cadence/shared-contract';

export interface Waiting {
  readonly personId: number;
  readonly name: string;
  /** ISO instant since when. */
  readonly since: string;
  /** 'Waiting for Ana Ruiz to approve', or 'Waiting for you to approve'. */
  readonly sentence: string;
}

const AWAITED: Readonly<Record<GoalState, string>> = {
  draft: 'to make changes',
  review: 'to approve',
  approved: 'to approve',
  shelving_in_review: 'to approve the shelving',
  shelved: 'to act',
  results_in_review: 'to review the result',
  finalized: 'to act',
};

function awaitedOf(goal: Goal): string {
  if (goal.State === 'approved' && goal.GoalEdit?.State === 'draft') return 'to finish the edits';
  return AWAITED[goal.State];
}

/** Who must act next on the goal or its edit; null when nobody is waited for. */
export function waitingOf(goal: Goal, viewerId: number): Waiting | null {
  const { WaitingFor: person } = goal;
  if (person === null) return null;
  const name = person.Id === viewerId ? 'you' : isolate(person.Name);
  return {
    personId: person.Id,
    name: person.Name,
    since: person.Since,
    sentence: `Waiting for ${name} ${awaitedOf(goal)}`,
  };
}
