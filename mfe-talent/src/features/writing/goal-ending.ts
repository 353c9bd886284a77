import { GOAL_STATE_LABELS } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';
import type { TagTone } from '@cadence/shared-ui';

type Outcome = NonNullable<Goal['Flags']['Outcome']>;

const OUTCOMES: Readonly<Record<Outcome, readonly [words: string, tone: TagTone]>> = {
  achieved: ['Achieved', 'good'],
  notAchieved: ['Not Achieved', 'bad'],
  inDispute: ['In Dispute', 'caution'],
};

/** How a goal ended, or where it is: 'Finalized (Achieved)', 'Results in review' (core §2 Goals list). */
export function endingOf({ State, Flags: { Outcome } }: Pick<Goal, 'State' | 'Flags'>): {
  readonly text: string;
  readonly tone: TagTone;
} {
  const label = GOAL_STATE_LABELS[State];
  if (State !== 'finalized' || Outcome === null) return { text: label, tone: 'plain' };
  const [words, tone] = OUTCOMES[Outcome];
  return { text: `${label} (${words})`, tone };
}

/** 'Achieved', 'Not Achieved', or the percentage of an objective result. */
export function resultText(
  result: { readonly Completed: boolean | null; readonly ObjectiveResult: number | null } | null,
): string | null {
  if (result === null) return null;
  if (result.ObjectiveResult !== null) return `${result.ObjectiveResult}%`;
  return result.Completed === true ? OUTCOMES.achieved[0] : OUTCOMES.notAchieved[0];
}
