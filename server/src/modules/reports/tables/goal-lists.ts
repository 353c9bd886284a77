import type { ReportParams } from '@cadence/shared-contract';
import { REPORT_COLUMNS, REPORT_IDS } from '@cadence/shared-contract/reports';
import { notFound } from '../../../kernel/errors/index.ts';
import type { PeriodRow } from '../../periods/index.ts';
import { findPersonRefs } from '../../people/index.ts';
import { periodOf, periodsBetween, quarterName } from '../questions.ts';
import type { ReportCtx } from '../report-request.ts';
import type { GoalFilter, ListedGoal } from './goal-lists.queries.ts';
import { listGoalIds, listGoalTree, readWeekValues } from './goal-lists.queries.ts';
import {
  FINALIZED,
  isAchieved,
  isFinalized,
  predictionsPicture,
  statePicture,
  trendPicture,
} from './goal-pictures.ts';
import { readGoalRows } from './goal-rows.ts';
import { goalOrder, isGoalOrder } from './table-orders.queries.ts';
import type { Fact, ReportSheet, TableReport } from './table-report.ts';
import { counted, GOALS, inFigures, searchFact } from './table-report.ts';

const EMPTY = 'No goals that you may see.';

function sheetOf(report: number, period: PeriodRow, goals: readonly ListedGoal[]): ReportSheet {
  return {
    name: quarterName(period),
    columns: REPORT_COLUMNS[report] ?? [],
    ids: goals.map(({ id }) => id),
    rows: readGoalRows,
  };
}

/** '3 of 4 finalized goals achieved.' */
function resultsIn(goals: readonly ListedGoal[]): string {
  const ended = goals.filter(isFinalized).length;
  const achieved = goals.filter(isAchieved).length;
  return ended === 0
    ? 'None is finalized yet.'
    : `${inFigures(achieved)} of ${counted(ended, FINALIZED)} achieved.`;
}

function figureOf(goals: readonly ListedGoal[], when: string): TableReport['figure'] {
  return {
    value: inFigures(goals.length),
    sentence: `${goals.length === 1 ? 'goal' : 'goals'} of ${when}`,
    detail: resultsIn(goals),
  };
}

const SEEN: Fact = { label: 'Scope', text: 'Every goal that you may see' };

/** The name of the person a list is for. @throws not_found */
async function nameOf(ctx: ReportCtx, userId: number | undefined): Promise<string | null> {
  if (userId === undefined) return null;
  const person = (await findPersonRefs(ctx, [userId])).get(userId);
  if (!person) throw notFound();
  return person.Name;
}

/** Every goal of a quarter, of everyone or one person (D-56). */
export async function openQuarterlyGoals(ctx: ReportCtx, params: ReportParams): Promise<TableReport> {
  const period = await periodOf(ctx, params.PeriodId);
  const about = await nameOf(ctx, params.UserId);
  const filter: GoalFilter = { periodId: period.id, ownerId: params.UserId ?? null, search: params.Search };
  const goals = await listGoalIds(ctx, filter, goalOrder(params));
  return {
    quarters: quarterName(period),
    about,
    figure: figureOf(goals, quarterName(period)),
    facts: [about === null ? SEEN : { label: 'Scope', text: about }, ...searchFact(params.Search)],
    kinds: [],
    pictures: [statePicture(goals), trendPicture(await readWeekValues(ctx, filter))],
    sheets: [sheetOf(REPORT_IDS.quarterlyGoals, period, goals)],
    noun: GOALS,
    empty: EMPTY,
  };
}

/** The quarter's tree of goals with all their details (D-56). */
export async function openGoalDetails(ctx: ReportCtx, params: ReportParams): Promise<TableReport> {
  const period = await periodOf(ctx, params.PeriodId);
  const filter: GoalFilter = { periodId: period.id, ownerId: null, search: params.Search };
  const goals = isGoalOrder(params.SortBy)
    ? await listGoalIds(ctx, filter, goalOrder(params))
    : await listGoalTree(ctx, filter);
  return {
    quarters: quarterName(period),
    about: null,
    figure: figureOf(goals, quarterName(period)),
    facts: [SEEN, ...searchFact(params.Search)],
    kinds: [],
    pictures: [trendPicture(await readWeekValues(ctx, filter)), statePicture(goals)],
    sheets: [sheetOf(REPORT_IDS.goalDetails, period, goals)],
    noun: GOALS,
    empty: EMPTY,
  };
}

/** The goals of several quarters, one sheet each (D-56). */
export async function openQuarters(
  ctx: ReportCtx,
  periods: readonly PeriodRow[],
  params: ReportParams,
): Promise<TableReport> {
  const quarters = [];
  for (const period of periods) {
    const filter: GoalFilter = { periodId: period.id, ownerId: null, search: params.Search };
    const goals = await listGoalIds(ctx, filter, goalOrder(params));
    quarters.push({ period, goals });
  }
  const names = quarters.map(({ period }) => quarterName(period));
  const span = names.length < 2 ? (names[0] ?? '') : `${names[0]} to ${names.at(-1)}`;
  const all = quarters.flatMap(({ goals }) => goals);
  return {
    quarters: span,
    about: null,
    figure: figureOf(all, span),
    facts: [SEEN, ...searchFact(params.Search)],
    kinds: [],
    pictures: [
      predictionsPicture(quarters.map(({ period, goals }) => ({ name: quarterName(period), goals }))),
    ],
    sheets: quarters.map(({ period, goals }) => sheetOf(REPORT_IDS.multiQuarterGoals, period, goals)),
    noun: GOALS,
    empty: EMPTY,
  };
}

/** The goals from one quarter to another. @throws invalid if 'to' is before 'from' */
export async function openMultiQuarter(ctx: ReportCtx, params: ReportParams): Promise<TableReport> {
  return openQuarters(ctx, await periodsBetween(ctx, params), params);
}
