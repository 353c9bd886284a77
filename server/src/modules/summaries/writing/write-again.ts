import type { BodyOf, OutputOf, SavedSummary, SummaryText } from '@cadence/shared-contract';
import { notFound } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { AfterCommit } from '../../../kernel/http/index.ts';
import type { Model } from '../../../kernel/model/index.ts';
import { keepVisible } from '../material/summary-goals.queries.ts';
import type { Wanted as SavedText } from '../saved/change-summary.ts';
import { demandText, putText } from '../saved/change-summary.ts';
import { presentText, seenStored, storedText } from '../saved/content.ts';
import type { Place } from '../saved/edit-content.ts';
import { demandAudience } from '../summaries.policy.ts';
import type { Plan, Wanted } from './plan.ts';
import { countsOf, namedGoals, planQuarter, planYear, quarterTask, refusalOf, yearTask } from './plan.ts';
import type { Written } from './writer.ts';
import { Writer } from './writer.ts';

type Regenerate = BodyOf<'summaries.quarterText'>;
type Audience = SavedSummary['Audience'];
type Chosen = Omit<Wanted, 'audience'>;

/** The fields that all three answers share. */
interface Refusable {
  readonly Success: boolean;
  readonly Message: string | null;
  readonly Saved: SavedSummary | null;
}

interface Rewrite<Output> {
  readonly place: Place;
  readonly body: Regenerate;
  readonly audience: Audience;
  readonly write: (writer: Writer) => Promise<Written>;
  /** What the text counts; absent for the text of a goal. */
  readonly counts?: ReturnType<typeof countsOf>;
  readonly present: (text: SummaryText, rest: Refusable) => Output;
}

const wordsOf = ({ Context }: Regenerate): string => Context.AdditionalContext?.trim() ?? '';

/** Writes one text again and, if a saved summary is named, puts it into that. */
function rewrite<Output>(
  ctx: Ctx,
  model: Model | null,
  { place, body, audience, write, counts, present }: Rewrite<Output>,
): AfterCommit<Output> {
  const writer = new Writer({ model, by: ctx.actor, log: ctx.log });
  return new AfterCommit(async ({ finish }) => {
    const text = storedText(await write(writer), counts);
    return finish(async (later) => {
      demandAudience(later, audience);
      const id = body.SavedId ?? null;
      const ownWords = wordsOf(body);
      const Saved = id === null ? null : await putText(later, id, { place, text, ownWords });
      // The model takes time: since then goals may have become invisible to the reader.
      const goals = text.Sources.map(({ GoalId }) => GoalId);
      const seen = seenStored(text, await keepVisible(later.db, later.actor, goals));
      return present(presentText(seen), { Success: true, Message: writer.message, Saved });
    });
  });
}

const REFUSED = { Success: false, Saved: null } as const;

/** Writes a goal's text again (AI-014). @throws denied, not_found for a goal that a summary may not describe */
export async function rewriteGoal(
  ctx: Ctx,
  { periodId, goalId, audience }: { periodId: number; goalId: number; audience: Audience },
  { model, body }: { readonly model: Model | null; readonly body: Regenerate },
): Promise<AfterCommit<OutputOf<'summaries.goal'>>> {
  demandAudience(ctx, audience);
  const place: Place = { Part: 'goal', Id: goalId };
  if (body.SavedId) await demandText(ctx, body.SavedId, { place, audience });
  const plan = await planQuarter(ctx, periodId, { audience, only: [goalId] });
  const [period] = plan.periods;
  const material = period?.goals[0];
  if (!period || !material) throw notFound();
  const ownWords = wordsOf(body);
  return rewrite<OutputOf<'summaries.goal'>>(ctx, model, {
    ...{ place, body, audience },
    write: async (writer) => {
      const written = await writer.goals([{ material, hasEnded: period.hasEnded, ownWords }]);
      return written.get(goalId) ?? { sentences: [], label: '' };
    },
    present: (text, rest) => ({
      ...rest,
      GoalSummary: { Id: goalId, SummaryAdditionalContext: ownWords, ...text },
    }),
  });
}

/** Whether these are all the goals that the whole plan would name, as in the `Context` of its answer (D-194). */
function areAllOf(plan: Plan, named: readonly number[]): boolean {
  const ids = new Set(named);
  return namedGoals(plan).every(({ id }) => ids.has(id));
}

/** A plan from the goals of the request; from all where it names no fewer than the answer did, so that counts agree. */
async function planFrom(
  { Context }: Regenerate,
  plan: (chosen: Chosen) => Promise<Plan>,
  otherwise: Chosen = {},
): Promise<Plan> {
  const only = Context.Goals?.map(({ Id }) => Id);
  if (!only) return plan(otherwise);
  const whole = await plan({});
  return areAllOf(whole, only) ? whole : plan({ only });
}

/** Where the request names no goals, a quarter's text is written from those of its saved summary. */
async function goalsOfSaved(ctx: Ctx, body: Regenerate, wanted: SavedText): Promise<Chosen> {
  const saved = body.SavedId ? await demandText(ctx, body.SavedId, wanted) : null;
  return saved?.kind === 'quarter' ? { only: saved.content.goals, isPart: true } : {};
}

/** Writes a quarter's text again (AI-016), in a quarter's summary or a year's. @throws denied, not_found */
export async function rewriteQuarter(
  ctx: Ctx,
  { periodId, audience }: { readonly periodId: number; readonly audience: Audience },
  { model, body }: { readonly model: Model | null; readonly body: Regenerate },
): Promise<AfterCommit<OutputOf<'summaries.quarterText'>> | OutputOf<'summaries.quarterText'>> {
  demandAudience(ctx, audience);
  const place: Place = { Part: 'quarter', Id: periodId };
  const saved = await goalsOfSaved(ctx, body, { place, audience });
  const plan = await planFrom(body, (goals) => planQuarter(ctx, periodId, { audience, ...goals }), saved);
  const [period] = plan.periods;
  const refusal = refusalOf(plan);
  if (!period || refusal !== null) return { ...REFUSED, Message: refusal, Summary: null };
  return rewrite<OutputOf<'summaries.quarterText'>>(ctx, model, {
    ...{ place, body, audience },
    counts: countsOf([period]),
    write: (writer) => writer.whole(quarterTask(period, wordsOf(body))),
    present: (Summary, rest) => ({ ...rest, Summary }),
  });
}

/** Writes a year's text again (AI-017). @throws denied, not_found */
export async function rewriteYear(
  ctx: Ctx,
  { year, audience }: { readonly year: number; readonly audience: Audience },
  { model, body }: { readonly model: Model | null; readonly body: Regenerate },
): Promise<AfterCommit<OutputOf<'summaries.yearText'>> | OutputOf<'summaries.yearText'>> {
  demandAudience(ctx, audience);
  const place: Place = { Part: 'year', Id: 0 };
  if (body.SavedId) await demandText(ctx, body.SavedId, { place, audience, year });
  const plan = await planFrom(body, (goals) => planYear(ctx, year, { audience, ...goals }));
  const refusal = refusalOf(plan);
  if (refusal !== null) return { ...REFUSED, Message: refusal, ExecutiveSummary: null };
  return rewrite<OutputOf<'summaries.yearText'>>(ctx, model, {
    ...{ place, body, audience },
    counts: countsOf(plan.periods),
    write: (writer) => writer.whole(yearTask(plan, wordsOf(body))),
    present: (ExecutiveSummary, rest) => ({ ...rest, ExecutiveSummary }),
  });
}
