import type { CallInput, OutputOf } from '../call-types.ts';
import type { Goal, GoalBundle } from '../operations/goal-resources.ts';
import type { GoalPage } from '../operations/goals.ts';
import type { Prediction, PredictionGoal, PredictionWeek } from '../operations/predictions.ts';

type Permissions = GoalBundle['Permissions'];

/** Where a read shows goals, so that a changed goal can be updated there without reading the others again. */
export interface GoalRows<Answer> {
  readonly ids: (answer: Answer) => readonly number[];
  /** Goals that are only named, as those above a row. */
  readonly names?: (answer: Answer) => readonly number[];
  /** The answer with this goal, which it shows, as it is now, and what may be done with it if known; the order stays. */
  readonly put: (answer: Answer, goal: Goal, permissions?: Permissions) => Answer;
  /** The answer without a goal that the viewer can no longer open. */
  readonly without?: (answer: Answer, goalId: number) => Answer;
}

const replace = (goals: readonly Goal[], goal: Goal): Goal[] =>
  goals.map((one) => (one.Id === goal.Id ? goal : one));
const idsOf = (goals: readonly { readonly Id: number }[]): number[] => goals.map(({ Id }) => Id);

/** The weeks that have begun and that the goal has. */
function predictedWeeks({ Weeks }: Goal): PredictionWeek[] {
  return Weeks.filter(({ State }) => State !== 'off' && State !== 'ahead').map(
    ({ Week, Likelihood, Quality }) => ({ Week, Likelihood, Quality }),
  );
}

/** The row beneath a matrix, with its status of exactly the matrix' week (D-34). */
function predictionOf(row: PredictionGoal, goal: Goal, week: number): PredictionGoal {
  const slot = goal.Weeks.find(({ Week }) => Week === week);
  const { Likelihood = row.Likelihood, Quality = row.Quality } = slot ?? {};
  return {
    ...row,
    Title: goal.GoalDetail.Title,
    State: goal.State,
    User: goal.User,
    Likelihood,
    Quality,
    Weeks: predictedWeeks(goal),
  };
}

function putOutcome<Outcome extends { readonly GoalId: number }>(
  outcomes: readonly Outcome[],
  goalId: number,
  outcome: Omit<Outcome, 'GoalId'> | null,
): Outcome[] {
  const others = outcomes.filter((one) => one.GoalId !== goalId);
  return outcome === null ? others : [...others, { ...outcome, GoalId: goalId } as Outcome];
}

function putInMatrix(matrix: Prediction, goal: Goal): Prediction {
  return {
    ...matrix,
    goal: matrix.goal.Id === goal.Id ? goal : matrix.goal,
    childs: matrix.childs.map((row) =>
      row.Id === goal.Id ? predictionOf(row, goal, matrix.weekPeriod.Week) : row,
    ),
    results: putOutcome(matrix.results, goal.Id, goal.OwnerGoalResult),
    managerresults: putOutcome(matrix.managerresults, goal.Id, goal.ManagerGoalResult),
  };
}

function putInPage(page: GoalPage, goal: Goal): GoalPage {
  const ParentTitle = goal.GoalDetail.Title;
  const data = replace(page.data, goal).map((one) =>
    one.ParentId === goal.Id ? { ...one, ParentTitle } : one,
  );
  if (!page.data.some(({ Id }) => Id === goal.Id)) return { ...page, data };
  return {
    ...page,
    data,
    goalEdits: [
      ...page.goalEdits.filter(({ GoalId }) => GoalId !== goal.Id),
      ...(goal.GoalEdit ? [goal.GoalEdit] : []),
    ],
    pendingEdits: [
      ...page.pendingEdits.filter((id) => id !== goal.Id),
      ...(goal.Flags.PendingEdits ? [goal.Id] : []),
    ],
  };
}

/** Reads that show goals as rows, or one with what may be done with it. */
export const GOAL_ROWS = {
  'goals.list': {
    ids: ({ data }) => idsOf(data),
    names: ({ data }) => data.flatMap(({ ParentId }) => ParentId ?? []),
    put: putInPage,
    without: (page, goalId) => ({ ...page, data: page.data.filter(({ Id }) => Id !== goalId) }),
  } satisfies GoalRows<OutputOf<'goals.list'>>,
  'goals.company': {
    ids: ({ data }) => idsOf(data),
    put: (answer, goal) => ({ ...answer, data: replace(answer.data, goal) }),
  } satisfies GoalRows<OutputOf<'goals.company'>>,
  'goals.read': {
    ids: ({ Goal: { Id } }) => [Id],
    put: (bundle, goal, permissions = bundle.Permissions) => ({
      ...bundle,
      Goal: goal,
      Permissions: permissions,
    }),
  } satisfies GoalRows<OutputOf<'goals.read'>>,
  'predictions.matrix': {
    ids: ({ goal, childs }) => [goal.Id, ...idsOf(childs)],
    put: putInMatrix,
  } satisfies GoalRows<OutputOf<'predictions.matrix'>>,
  'dashboard.read': {
    ids: ({ CompanyGoals }) => idsOf(CompanyGoals),
    put: (dashboard, goal) => ({ ...dashboard, CompanyGoals: replace(dashboard.CompanyGoals, goal) }),
  } satisfies GoalRows<OutputOf<'dashboard.read'>>,
} as const;

/** Which of some changed goals a filtered list has now: the list's own question, about these alone. */
export const NEWS_OF = {
  'goals.list': ({ body }: CallInput<'goals.list'>, ids: readonly number[]): CallInput<'goals.list'> => {
    const { Page: _page, After: _after, ...filter } = body;
    return { body: { ...filter, Ids: [...ids], PageSize: ids.length } };
  },
} as const;
