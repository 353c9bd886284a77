import type { Goal, GoalBundle, OutputOf, Prediction } from '@cadence/shared-contract';

/** What a page shows of a goal in one place. */
export interface ShownGoal {
  readonly id: number;
  readonly likelihood: number | null;
  readonly quality: number | null;
  /** All that is shown there, to be compared with another answer. */
  readonly row: unknown;
}

const ofGoal = (goal: Goal): ShownGoal => ({
  id: goal.Id,
  likelihood: goal.MostRecentGoalStatus?.Likelihood ?? null,
  quality: goal.MostRecentGoalStatus?.Quality ?? null,
  row: goal,
});

function ofMatrix({ goal, childs }: Prediction): readonly ShownGoal[] {
  const rows = childs.map((row) => ({ id: row.Id, likelihood: row.Likelihood, quality: row.Quality, row }));
  return [ofGoal(goal), ...rows];
}

/** The goal's own line, and the week's in its timeline. */
function ofBundle({ Goal: goal, GoalStatuses }: GoalBundle, weekStart: string): readonly ShownGoal[] {
  const status = GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.StartDate === weekStart);
  const week = status && {
    id: goal.Id,
    likelihood: status.Likelihood,
    quality: status.Quality,
    row: status,
  };
  return [ofGoal(goal), ...(week ? [week] : [])];
}

/** Goals in a cached answer, by the operation that it answers; none where the read shows no goals. */
export function goalsIn(operation: string, data: unknown, weekStart: string): readonly ShownGoal[] {
  switch (operation) {
    case 'goals.list':
      return (data as { readonly pages: readonly OutputOf<'goals.list'>[] }).pages
        .flatMap((page) => page.data)
        .map(ofGoal);
    case 'goals.read':
      return ofBundle(data as GoalBundle, weekStart);
    case 'predictions.matrix':
      return ofMatrix(data as Prediction);
    case 'dashboard.read':
      return (data as OutputOf<'dashboard.read'>).CompanyGoals.map(ofGoal);
    default:
      return [];
  }
}
