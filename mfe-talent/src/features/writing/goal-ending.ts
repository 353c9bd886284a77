import { goalStatusText } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';
import type { TagTone } from '@cadence/shared-ui';

const TONES: Readonly<Record<NonNullable<Goal['Flags']['Outcome']>, TagTone>> = {
  achieved: 'good',
  notAchieved: 'bad',
  inDispute: 'caution',
};

/** How a goal ended, or where it is: 'Finalized (Achieved)', 'Results in review' (core §2 Goals list). */
export function endingOf(goal: Pick<Goal, 'State' | 'Flags'>): {
  readonly text: string;
  readonly tone: TagTone;
} {
  const { Outcome } = goal.Flags;
  return { text: goalStatusText(goal), tone: Outcome === null ? 'plain' : TONES[Outcome] };
}
