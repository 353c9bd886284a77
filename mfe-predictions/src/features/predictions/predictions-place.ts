import { GOAL_STATES, readId, readMatrixView, writeMatrixView } from '@cadence/shared-contract';
import type { GoalState, MatrixView } from '@cadence/shared-contract';

const PATH = '/v3/predictions';

/** Everything about the screen that a link or Back restores. */
export interface PredictionsPlace {
  /** 0: the first one of the quarter; null: the address names no goal. */
  readonly goalId: number | null;
  /** The quarter whose first goal is wanted; null: the current one. */
  readonly periodId: number | null;
  readonly view: MatrixView;
  /** States of the goals that count; none chosen: all. */
  readonly states: readonly GoalState[];
  /** The goal in the drawer. */
  readonly openGoalId: number | null;
}

/** Reads the address; unknown values are left out. */
export function readPlace(goal: string, query: string): PredictionsPlace {
  const params = new URLSearchParams(query);
  const named = (params.get('state') ?? '').split(',');
  return {
    goalId: /^0+$/.test(goal) ? 0 : readId(goal),
    periodId: readId(params.get('period')),
    view: readMatrixView(params),
    states: GOAL_STATES.filter((state) => named.includes(state)),
    openGoalId: readId(params.get('goal')),
  };
}

/** The address of a place. */
export function placePath({ goalId, periodId, view, states, openGoalId }: PredictionsPlace): string {
  const params = new URLSearchParams();
  if (periodId !== null) params.set('period', String(periodId));
  writeMatrixView(params, view);
  if (states.length > 0) params.set('state', states.join(','));
  if (openGoalId !== null) params.set('goal', String(openGoalId));
  // A comma is allowed in a query and reads better than its escape.
  const query = params.toString().replaceAll('%2C', ',');
  return `${PATH}/${goalId ?? 0}${query === '' ? '' : `?${query}`}`;
}
