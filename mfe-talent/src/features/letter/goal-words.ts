import { GOAL_OUTCOME_LABELS } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';

const OUTCOMES = Object.keys(GOAL_OUTCOME_LABELS) as (keyof typeof GOAL_OUTCOME_LABELS)[];

/** '2 achieved, 1 in dispute'; '' while no goal is finalized. */
export function outcomesText(goals: readonly Goal[]): string {
  return OUTCOMES.map((outcome) => ({
    outcome,
    count: goals.filter(({ Flags }) => Flags.Outcome === outcome).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${GOAL_OUTCOME_LABELS[outcome].toLowerCase()}`)
    .join(', ');
}
