import type { SavedSummary, SummaryText } from '@cadence/shared-contract';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { notFound } from '../../../kernel/errors/index.ts';
import type { PeriodRow } from '../../periods/index.ts';
import { findCompanyGoalIds } from '../../goals/index.ts';
import { findPeriod, listPeriods } from '../../periods/index.ts';
import type { GoalMaterial } from '../material/goal-material.ts';
import { quarterName } from '../material/goal-material.ts';
import { readWithMaterial } from '../material/read-material.ts';
import { keepVisible, listGoalIds } from '../material/summary-goals.queries.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { SummarizedPeriod } from '../sentences/about-period.ts';
import {
  countSentences,
  sentencesAboutPeriod,
  sentencesAboutYear,
  weightiest,
} from '../sentences/about-period.ts';
import { tallyOf } from '../sentences/tally.ts';
import type { SummaryCtx } from '../summary-ctx.ts';
import type { WholeTask } from './writer.ts';

type Audience = SavedSummary['Audience'];

/** Goals that a model reads for a text about many goals. */
const READ = 20;
/** Goals of each quarter named in a year's summary: three slides of four. */
const OF_QUARTER = 12;

/** A period with the goals of it that a summary uses. */
export interface PlannedPeriod extends SummarizedPeriod {
  readonly id: number;
  readonly companyGoals: readonly number[];
}

/** The input of a summary. */
export interface Plan {
  readonly kind: SavedSummary['Kind'];
  /** For a quarter. */
  readonly periodId: number | null;
  readonly year: number;
  readonly audience: Audience;
  readonly periods: readonly PlannedPeriod[];
}

/** The goals of a period, nearest first; or the chosen ones that the viewer may see. */
async function planPeriod(
  ctx: SummaryCtx,
  period: PeriodRow,
  { audience, only, isPart = false }: Wanted,
): Promise<PlannedPeriod> {
  const { db, actor } = ctx;
  const all = only && !isPart ? [] : await listGoalIds(db, actor, { periodId: period.id, audience });
  const chosen = only
    ? [...(await keepVisible(db, actor, only))].toSorted((a, b) => only.indexOf(a) - only.indexOf(b))
    : all;
  const read = await readWithMaterial(ctx, chosen.slice(0, LIMITS.summaryGoals));
  const goals = read.map(({ material }) => material).filter(({ periodId }) => periodId === period.id);
  const company = await findCompanyGoalIds(db, actor, period.id);
  return {
    id: period.id,
    name: quarterName(period),
    goals,
    total: Math.max(goals.length, all.length),
    hasEnded: period.end_date < ctx.today,
    companyGoals: company.slice(0, LIMITS.summaryGoals),
  };
}

export interface Wanted {
  readonly audience: Audience;
  /** The chosen goals; absent for all. */
  readonly only?: readonly number[] | undefined;
  /** They represent all goals of the period, and the text says so when there are more. */
  readonly isPart?: boolean;
}

/** @throws not_found when the tenant does not have the period */
export async function planQuarter(ctx: SummaryCtx, periodId: number, wanted: Wanted): Promise<Plan> {
  const period = await findPeriod(ctx.db, periodId);
  if (!period) throw notFound();
  const periods = [await planPeriod(ctx, period, wanted)];
  return { kind: 'quarter', periodId, year: period.year, audience: wanted.audience, periods };
}

/** The quarters of a year that have begun; none if no quarter of it has ended. */
export async function planYear(ctx: SummaryCtx, year: number, wanted: Wanted): Promise<Plan> {
  const ofYear = (await listPeriods(ctx.db)).filter((period) => period.year === year);
  const isEnded = ofYear.some(({ end_date }) => end_date < ctx.today);
  const begun = isEnded ? ofYear.filter(({ start_date }) => start_date <= ctx.today) : [];
  const periods: PlannedPeriod[] = [];
  for (const period of begun) periods.push(await planPeriod(ctx, period, wanted));
  return { kind: 'year', periodId: null, year, audience: wanted.audience, periods };
}

/** How the goals of each quarter ended: what the sentences about them count, and the bars beside them. */
export function countsOf(periods: readonly PlannedPeriod[]): NonNullable<SummaryText['Counts']> {
  return periods.map((period) => {
    const { goals, achieved, notAchieved, inDispute } = tallyOf([period]);
    return {
      PeriodId: period.id,
      ...{ Achieved: achieved, NotAchieved: notAchieved, InDispute: inDispute },
      Open: goals - achieved - notAchieved - inDispute,
    };
  });
}

/** Why no summary can be written, as the dialog says it (AI-018); null when it can. */
export function refusalOf({ kind, periods, year }: Plan): string | null {
  if (kind === 'year' && periods.length === 0) return MESSAGES.noPastQuarters;
  if (periods.some(({ goals }) => goals.length > 0)) return null;
  const name = kind === 'year' ? String(year) : (periods[0]?.name ?? '');
  return `There are no published goals of ${name} that this summary could be written from.`;
}

/** The goals that a summary names: all of a quarter, or those with the highest weight of each quarter of a year. */
export function namedGoals({ kind, periods }: Plan): readonly GoalMaterial[] {
  return periods.flatMap(({ goals }) => {
    if (kind === 'quarter') return goals;
    const heavy = new Set(weightiest(goals, OF_QUARTER));
    return goals.filter((goal) => heavy.has(goal));
  });
}

/** One quarter as a whole. */
export function quarterTask(period: SummarizedPeriod, ownWords: string, most?: number): WholeTask {
  return {
    purpose: 'Quarter summary',
    name: period.name,
    goals: weightiest(period.goals, READ),
    counts: countSentences([period]),
    composed: sentencesAboutPeriod(period, most),
    ownWords,
  };
}

/** A year as a whole. */
export function yearTask({ periods, year }: Plan, ownWords: string): WholeTask {
  const composed = sentencesAboutYear(periods);
  const isCount = ({ sources }: Sentence): boolean => sources.length === 0;
  return {
    purpose: 'Year summary',
    name: String(year),
    goals: weightiest(
      periods.flatMap(({ goals }) => goals),
      READ,
    ),
    counts: composed.filter(isCount),
    composed,
    ownWords,
  };
}
