import type { Goal, ParamsOf, PeriodWeek, Prediction } from '@cadence/shared-contract';
import { notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import type { WeekRow } from '../periods/index.ts';
import { presentOutcome, presentOwner, readGoal } from '../goals/index.ts';
import { findPeriod, findWeeks } from '../periods/index.ts';
import { readFirstGoal } from './first-goal.ts';
import type { DescendantRow } from './predictions.queries.ts';
import { findDescendants } from './predictions.queries.ts';

type ReadCtx = Pick<Ctx, 'db' | 'actor' | 'today' | 'now'>;

function presentWeek(week: WeekRow): PeriodWeek {
  return { Id: week.id, Week: week.week, StartDate: week.start_date, EndDate: week.end_date };
}

function presentDescendant(ctx: ReadCtx, row: DescendantRow): Prediction['childs'][number] {
  return {
    Id: row.id,
    Title: row.title,
    State: row.state,
    User: presentOwner(ctx, row),
    ParentId: row.parent_id,
    Depth: row.depth,
    Likelihood: row.likelihood,
    Quality: row.quality,
    Weeks: row.weeks,
  };
}

type Outcomes = Pick<Prediction, 'results' | 'managerresults'>;

/** The results and reviews of the goal and everything beneath it, as far as they are shown. */
function outcomesOf(goal: Goal, beneath: readonly DescendantRow[]): Outcomes {
  const outcomes = [
    { GoalId: goal.Id, ...goal },
    ...beneath.map((row) => ({ GoalId: row.id, ...presentOutcome(row) })),
  ];
  return {
    results: outcomes.flatMap(({ GoalId, OwnerGoalResult }) =>
      OwnerGoalResult ? [{ ...OwnerGoalResult, GoalId }] : [],
    ),
    managerresults: outcomes.flatMap(({ GoalId, ManagerGoalResult }) =>
      ManagerGoalResult ? [{ ...ManagerGoalResult, GoalId }] : [],
    ),
  };
}

async function loadGoal(ctx: ReadCtx, wanted: number): Promise<Goal> {
  const id = wanted === 0 ? (await readFirstGoal(ctx, 0)).Id : wanted;
  if (id === null) throw notFound();
  return readGoal(ctx, id);
}

/**
 * The matrix of a goal: everything visible beneath it with its status of exactly the chosen week, nothing carried
 * forward (D-34), and what was posted in the weeks that have begun. The weeks are those that start in the goal's period.
 * Goal 0 is the first prediction goal.
 *
 * @throws not_found for the goal, and for a week that its period does not have
 */
export async function readMatrix(
  ctx: ReadCtx,
  { goalId, weekNumber }: ParamsOf<'predictions.matrix'>,
): Promise<Prediction> {
  const goal = await loadGoal(ctx, goalId);
  const period = await findPeriod(ctx.db, goal.GoalPeriodId);
  if (!period) throw notFound();
  const all = await findWeeks(ctx.db, [period.id]);
  const weeks = all.filter((week) => week.start_date <= period.end_date).map(presentWeek);
  const place = weeks.findIndex(({ Week }) => Week === weekNumber);
  const weekPeriod = weeks[place];
  if (!weekPeriod) throw notFound();
  const asked = { weekId: weekPeriod.Id, periodId: period.id, today: ctx.today };
  const beneath = await findDescendants(ctx.db, ctx.actor, { goalId: goal.Id, ...asked });
  return {
    goal,
    childs: beneath.map((row) => presentDescendant(ctx, row)),
    ...outcomesOf(goal, beneath),
    weeks,
    weekPeriod,
    prevWeek: weeks[place - 1] ?? null,
    nextWeek: weeks[place + 1] ?? null,
  };
}
