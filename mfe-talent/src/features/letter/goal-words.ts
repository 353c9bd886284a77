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

type Result = Pick<NonNullable<Goal['ManagerGoalResult']>, 'Completed' | 'ObjectiveResult'>;

/** What one side said of a goal: 'Achieved', or a percentage; '–' for nothing yet. */
export function resultText(result: Result | null): string {
  if (result === null) return '–';
  if (result.ObjectiveResult !== null) return `${result.ObjectiveResult}%`;
  if (result.Completed === null) return '–';
  return result.Completed ? GOAL_OUTCOME_LABELS.achieved : GOAL_OUTCOME_LABELS.notAchieved;
}
