import type { PeriodSummary, SavedSummary, SummaryGoal, SummaryResult } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import { notFound } from '../../../kernel/errors/index.ts';
import { allPeriods, presentPeriods } from '../../periods/index.ts';
import { findPersonRefs } from '../../people/index.ts';
import { findTenantById } from '../../tenants/index.ts';
import { quarterName } from '../material/goal-material.ts';
import { readShown } from '../material/read-material.ts';
import { keepVisible } from '../material/summary-goals.queries.ts';
import { demandSummaries } from '../summaries.policy.ts';
import type { SummaryCtx } from '../summary-ctx.ts';
import type { SummaryContent } from './content.ts';
import { goalIdsOf, presentText, readContent, seenContent } from './content.ts';
import type { SavedRow } from './saved.queries.ts';
import { findSaved } from './saved.queries.ts';

/** The title, the whole, and the goals: six on a quarter's slide, four on a slide of a year's quarter (people §9). */
function countSlides(kind: SavedSummary['Kind'], { goals, periods }: SummaryContent): number {
  if (kind === 'quarter') return 2 + Math.ceil(goals.length / LIMITS.goalsOnSlide);
  const ofQuarters = periods.map((one) =>
    Math.max(1, Math.ceil(one.goals.length / LIMITS.goalsOnAnnualSlide)),
  );
  return 2 + ofQuarters.reduce((sum, slides) => sum + slides, 0);
}

/** 'Q3 2026', '2026' */
const titleOf = ({ quarter, year }: Pick<SavedRow, 'quarter' | 'year'>): string =>
  quarter === null ? String(year) : quarterName({ quarter, year });

/** A saved summary without its texts. */
export function presentSaved(
  row: SavedRow,
  content: SummaryContent = readContent(row.content),
): SavedSummary {
  return {
    Id: row.id,
    Kind: row.kind,
    PeriodId: row.period_id,
    Year: row.year,
    Audience: row.audience,
    Title: titleOf(row),
    Label: row.label,
    Version: row.version,
    Slides: countSlides(row.kind, content),
    CreatedAt: row.created_at.toISOString(),
    UpdatedAt: row.updated_at.toISOString(),
  };
}

export const NOTHING: SummaryResult = {
  Success: false,
  Message: null,
  User: null,
  Context: null,
  CompanyGoals: [],
  GoalSummary: null,
  QuarterSummary: null,
  AnnualSummary: null,
  Saved: null,
};

/** Periods as the contract shows them, by id. */
async function readPeriods(ctx: SummaryCtx): Promise<ReadonlyMap<number, PeriodSummary>> {
  const { periods, current } = await allPeriods(ctx.db, ctx.tenant.id, ctx.today);
  return new Map(presentPeriods(periods, current).map((period) => [period.Id, period]));
}

function textsOf(
  kind: SavedSummary['Kind'],
  { goalTexts, whole, periods }: SummaryContent,
): Pick<SummaryResult, 'GoalSummary' | 'QuarterSummary' | 'AnnualSummary'> {
  if (kind === 'quarter') {
    const Goals = goalTexts.map(({ id, ownWords, text }) => ({
      Id: id,
      SummaryAdditionalContext: ownWords,
      ...presentText(text),
    }));
    return { GoalSummary: { Goals }, QuarterSummary: presentText(whole), AnnualSummary: null };
  }
  const Periods = periods.map(({ periodId, text }) => ({ PeriodId: periodId, ...presentText(text) }));
  return { GoalSummary: null, QuarterSummary: null, AnnualSummary: { ...presentText(whole), Periods } };
}

/**
 * A version of a summary as its person may see it now: goals that they may no longer see are left out, with their texts
 * and every sentence that cites one of them (D-21, D-95).
 */
export async function presentSummary(
  ctx: SummaryCtx,
  row: SavedRow,
  stored: unknown = row.content,
): Promise<SummaryResult> {
  const whole = readContent(stored);
  const seen = await keepVisible(ctx.db, ctx.actor, goalIdsOf(whole));
  const content = seenContent(whole, seen);
  const periods = await readPeriods(ctx);
  const shown = await readShown(ctx, [...new Set([...content.goals, ...content.companyGoals])]);
  const byId = new Map(shown.map((goal) => [goal.Id, goal]));
  const goalsOf = (ids: readonly number[]): SummaryGoal[] => ids.flatMap((id) => byId.get(id) ?? []);
  const people = await findPersonRefs(ctx, [ctx.actor.id]);
  const tenant = await findTenantById(ctx.db, ctx.tenant.id);
  return {
    ...NOTHING,
    Success: true,
    User: people.get(ctx.actor.id) ?? null,
    Context: {
      Period: row.period_id === null ? null : (periods.get(row.period_id) ?? null),
      Goals: goalsOf(content.goals),
      Quarters: content.quarters.flatMap((id) => periods.get(id) ?? []),
    },
    CompanyGoals: goalsOf(content.companyGoals),
    ...textsOf(row.kind, content),
    Saved: presentSaved(row, content),
    Brand: tenant?.primary_color ?? null,
  };
}

/**
 * A saved summary of the person.
 *
 * @throws denied for people who may no longer use summaries, not_found for anybody else's and for deleted ones
 */
export async function demandSaved(ctx: SummaryCtx, id: number): Promise<SavedRow> {
  demandSummaries(ctx);
  const row = await findSaved(ctx.db, ctx.actor, id);
  if (!row) throw notFound();
  return row;
}

/**
 * A saved summary of the person, as they may see it now.
 *
 * @throws denied for people who may no longer use summaries, not_found when it is somebody else's or deleted
 */
export async function readSavedSummary(ctx: SummaryCtx, id: number): Promise<SummaryResult> {
  return presentSummary(ctx, await demandSaved(ctx, id));
}
