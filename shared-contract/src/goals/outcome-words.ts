import type { Goal } from '../operations/goal-resources.ts';
import { GOAL_STATE_LABELS } from './states.ts';

/** How a finalized goal ended (core §2 Goals list). */
export const GOAL_OUTCOME_LABELS = {
  achieved: 'Achieved',
  notAchieved: 'Not Achieved',
  inDispute: 'In Dispute',
} as const satisfies Readonly<Record<NonNullable<Goal['Flags']['Outcome']>, string>>;

/** 'Finalized (Achieved)', or the state alone while it has no outcome. */
export function goalStatusText({ State, Flags: { Outcome } }: Pick<Goal, 'State' | 'Flags'>): string {
  const label = GOAL_STATE_LABELS[State];
  return Outcome === null ? label : `${label} (${GOAL_OUTCOME_LABELS[Outcome]})`;
}

type Result = Pick<NonNullable<Goal['ManagerGoalResult']>, 'Completed' | 'ObjectiveResult'>;

/** What one side said of a goal: 'Achieved', or a percentage; '–' for nothing yet. */
export function goalResultText(result: Result | null): string {
  if (result === null) return '–';
  if (result.ObjectiveResult !== null) return `${result.ObjectiveResult}%`;
  if (result.Completed === null) return '–';
  return result.Completed ? GOAL_OUTCOME_LABELS.achieved : GOAL_OUTCOME_LABELS.notAchieved;
}
