import type { SavedSummary, SummaryResult } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import { conflict } from '../../../kernel/errors/index.ts';
import type { Again, Ctx } from '../../../kernel/http/index.ts';
import { AfterCommit } from '../../../kernel/http/index.ts';
import type { Model } from '../../../kernel/model/index.ts';
import type { GoalMaterial } from '../material/goal-material.ts';
import type { SummaryContent } from '../saved/content.ts';
import { countEdited, storedText } from '../saved/content.ts';
import { NOTHING, presentSummary, readSavedSummary } from '../saved/present-summary.ts';
import type { Subject } from '../saved/saved.queries.ts';
import { findSavedAbout, insertSummary } from '../saved/saved.queries.ts';
import { demandAudience } from '../summaries.policy.ts';
import type { Plan } from '../writing/plan.ts';
import {
  countsOf,
  namedGoals,
  planQuarter,
  planYear,
  quarterTask,
  refusalOf,
  yearTask,
} from '../writing/plan.ts';
import { progressName, Writer } from '../writing/writer.ts';
import type { RunningSummaries } from './running-summaries.ts';
import { DEAD_AFTER } from './running-summaries.ts';
import { beginRun, endRun, noteProgress } from './runs.queries.ts';

export interface RunServices {
  readonly model: Model | null;
  readonly running: RunningSummaries;
}

type NextSteps = Parameters<AfterCommit<SummaryResult>['make']>[0];

/** Goals per question: as many as fit on a slide. */
const BATCH = LIMITS.goalsOnSlide;
/** Concurrent questions. */
const AT_ONCE = 2;
/** Goals named in a quarter's text of a year's summary. */
const OF_QUARTER = 3;

const busy = () => conflict('A summary is being written for you. Wait for it, or stop it first.', 'notYet');
const stopped = () => conflict('This summary was stopped. Nothing was saved.', 'alreadyDone');

/** Reports the progress of a summary; aborts it when it was stopped elsewhere. */
class Progress {
  readonly #again: Again;
  readonly #id: number;
  readonly #controller: AbortController;
  #done = 0;
  constructor(again: Again, id: number, controller: AbortController) {
    this.#again = again;
    this.#id = id;
    this.#controller = controller;
  }

  async #note(text: string | null): Promise<void> {
    const isOn = await this.#again((ctx) => noteProgress(ctx, this.#id, { done: this.#done, text }));
    if (!isOn) this.#controller.abort();
    if (this.#controller.signal.aborted) throw stopped();
  }

  now(text: string | null): Promise<void> {
    return this.#note(text === null ? null : progressName(text));
  }

  finished(parts: number, next: string | null): Promise<void> {
    this.#done += parts;
    return this.now(next);
  }
}

function batched<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) =>
    all.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/** Runs the work for each item, with limited concurrency; the first failure stops it. */
async function forEachAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const next = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } finally {
    left.length = 0;
  }
}

async function writeGoals(
  plan: Plan,
  writer: Writer,
  progress: Progress,
): Promise<SummaryContent['goalTexts']> {
  if (plan.kind === 'year') return [];
  const tasks = plan.periods.flatMap(({ goals, hasEnded }) =>
    goals.map((material) => ({ material, hasEnded, ownWords: '' })),
  );
  const texts = new Map<number, SummaryContent['goalTexts'][number]>();
  await forEachAtOnce(batched(tasks), async (batch) => {
    await progress.now(batch[0]?.material.title ?? null);
    for (const [id, written] of await writer.goals(batch))
      texts.set(id, { id, ownWords: '', text: storedText(written) });
    await progress.finished(batch.length, null);
  });
  return tasks.flatMap(({ material }) => texts.get(material.id) ?? []);
}

async function writePeriods(
  plan: Plan,
  writer: Writer,
  progress: Progress,
): Promise<SummaryContent['periods']> {
  if (plan.kind === 'quarter') return [];
  const named = namedGoals(plan);
  const periods: SummaryContent['periods'] = [];
  for (const period of plan.periods) {
    await progress.now(period.name);
    periods.push({
      periodId: period.id,
      goals: named.filter(({ periodId }) => periodId === period.id).map(({ id }) => id),
      text: storedText(await writer.whole(quarterTask(period, '', OF_QUARTER)), countsOf([period])),
    });
    await progress.finished(1, null);
  }
  return periods;
}

async function writeContent(plan: Plan, writer: Writer, progress: Progress): Promise<SummaryContent> {
  const goalTexts = await writeGoals(plan, writer, progress);
  const periods = await writePeriods(plan, writer, progress);
  const [quarter] = plan.periods;
  const isQuarter = plan.kind === 'quarter' && quarter !== undefined;
  await progress.now(isQuarter ? quarter.name : String(plan.year));
  const whole = await writer.whole(isQuarter ? quarterTask(quarter, '') : yearTask(plan, ''));
  return {
    goals: namedGoals(plan).map(({ id }) => id),
    companyGoals: [...new Set(plan.periods.flatMap(({ companyGoals }) => companyGoals))],
    quarters: plan.periods.map(({ id }) => id),
    goalTexts,
    whole: storedText(whole, countsOf(plan.periods)),
    periods,
  };
}

const partsOf = (plan: Plan): number =>
  1 + (plan.kind === 'quarter' ? namedGoals(plan).length : plan.periods.length);

interface Run {
  readonly plan: Plan;
  readonly id: number;
  readonly controller: AbortController;
}

function saveWritten({ plan, id }: Run, content: SummaryContent, message: string | null) {
  return async (ctx: Ctx): Promise<SummaryResult> => {
    // Nothing is saved if it was stopped, or if the actor may no longer request it.
    if (!(await endRun(ctx, id))) throw stopped();
    demandAudience(ctx, plan.audience);
    const saved = await insertSummary(ctx.db, ctx.actor, {
      ...plan,
      content,
      label: content.whole.Label,
      edited: countEdited(content),
      how: 'generated',
      at: ctx.now,
    });
    return { ...(await readSavedSummary(ctx, saved)), Message: message };
  };
}

/** Writes and saves the planned summary of a run; no transaction is open during requests to the model. */
async function write(
  ctx: Ctx,
  run: Run,
  { model, again, finish }: Pick<NextSteps, 'again' | 'finish'> & Pick<RunServices, 'model'>,
): Promise<SummaryResult> {
  const { plan, id, controller } = run;
  const { signal } = controller;
  const titles = new Map<number, GoalMaterial>(namedGoals(plan).map((goal) => [goal.id, goal]));
  const progress = new Progress(again, id, controller);
  const writer = new Writer({
    ...{ model, signal },
    by: ctx.actor,
    log: ctx.log,
    onGoal: (goalId) => progress.now(titles.get(goalId)?.title ?? null),
  });
  try {
    const content = await writeContent(plan, writer, progress);
    return await finish(saveWritten(run, content, writer.message));
  } catch (error) {
    if (signal.aborted) throw stopped();
    controller.abort();
    await again((later) => endRun(later, id));
    throw error;
  }
}

async function start(ctx: Ctx, plan: Plan, { model, running }: RunServices) {
  const refusal = refusalOf(plan);
  if (refusal !== null) return { ...NOTHING, Message: refusal };
  const deadBefore = new Date(ctx.now.getTime() - DEAD_AFTER);
  const id = await beginRun(ctx, { total: partsOf(plan), deadBefore });
  if (id === null) throw busy();
  return new AfterCommit<SummaryResult>(async ({ again, finish }) => {
    const controller = running.begin(ctx.actor);
    try {
      return await write(ctx, { plan, id, controller }, { model, again, finish });
    } finally {
      running.end(ctx.actor, controller);
    }
  });
}

type Audience = SavedSummary['Audience'];

interface Asked {
  readonly audience: Audience;
  /** Another one is written although one is saved. */
  readonly again?: boolean;
}

/** The summary of a plan's subject that is saved already; null where there is none, or another is asked for. */
async function findKept(ctx: Ctx, subject: Subject, again: boolean): Promise<SummaryResult | null> {
  const row = again ? undefined : await findSavedAbout(ctx.db, ctx.actor, subject);
  return row ? presentSummary(ctx, row) : null;
}

/**
 * A quarter's summary as it is saved; written and saved where there is none (AI-013).
 *
 * @throws denied, not_found; conflict while one is being written, and when it was stopped
 */
export async function askQuarter(
  ctx: Ctx,
  { periodId, audience, again = false }: Asked & { readonly periodId: number },
  services: RunServices,
): Promise<SummaryResult | AfterCommit<SummaryResult>> {
  demandAudience(ctx, audience);
  const kept = await findKept(ctx, { kind: 'quarter', periodId, year: 0, audience }, again);
  return kept ?? start(ctx, await planQuarter(ctx, periodId, { audience }), services);
}

/** A year's summary, in the same way (AI-015). @throws denied; conflict while one is being written, and when it was stopped */
export async function askYear(
  ctx: Ctx,
  { year, audience, again = false }: Asked & { readonly year: number },
  services: RunServices,
): Promise<SummaryResult | AfterCommit<SummaryResult>> {
  demandAudience(ctx, audience);
  const kept = await findKept(ctx, { kind: 'year', periodId: null, year, audience }, again);
  return kept ?? start(ctx, await planYear(ctx, year, { audience }), services);
}
