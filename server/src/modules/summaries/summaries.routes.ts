import type { Slice } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import type { Model } from '../../kernel/model/index.ts';
import { readUsage } from './read-usage.ts';
import { DEAD_AFTER, RunningSummaries } from './runs/running-summaries.ts';
import { endAnyRun, findRun } from './runs/runs.queries.ts';
import { askQuarter, askYear } from './runs/write-summary.ts';
import {
  deleteSummary,
  readVersion,
  readVersions,
  restoreSummary,
  restoreVersion,
  saveEdits,
} from './saved/change-summary.ts';
import { presentSaved, readSavedSummary } from './saved/present-summary.ts';
import { listSaved } from './saved/saved.queries.ts';
import { demandSummaries } from './summaries.policy.ts';
import { rewriteGoal, rewriteQuarter, rewriteYear } from './writing/write-again.ts';

export interface SummariesServices {
  /** Null if none is configured: summaries are composed (D-57). */
  readonly model: Model | null;
  /** The monthly token limit of an organization; null for no limit. */
  readonly monthlyTokens: number | null;
}

/** Summaries of quarters and years, written from goals (people §7 AI summaries). */
export function createSummariesSlice({ model, monthlyTokens }: SummariesServices): Slice {
  const running = new RunningSummaries();
  const services = { model, running };

  return defineSlice('summaries', {
    'summaries.quarter': (ctx, { params }) => askQuarter(ctx, params, services),
    'summaries.quarterAgain': (ctx, { params }) => askQuarter(ctx, { ...params, again: true }, services),
    'summaries.goal': (ctx, { params, body }) => rewriteGoal(ctx, params, { model, body }),
    'summaries.year': (ctx, { params }) => askYear(ctx, params, services),
    'summaries.yearAgain': (ctx, { params }) => askYear(ctx, { ...params, again: true }, services),
    'summaries.quarterText': (ctx, { params, body }) => rewriteQuarter(ctx, params, { model, body }),
    'summaries.yearText': (ctx, { params, body }) => rewriteYear(ctx, params, { model, body }),
    'summaries.progress': (ctx) => findRun(ctx, new Date(ctx.now.getTime() - DEAD_AFTER)),
    'summaries.stop': async (ctx) => {
      await endAnyRun(ctx);
      running.stop(ctx.actor);
      return { Success: true };
    },
    'summaries.list': async (ctx) => {
      demandSummaries(ctx);
      return { Summaries: (await listSaved(ctx.db, ctx.actor)).map((row) => presentSaved(row)) };
    },
    'summaries.read': (ctx, { params }) => readSavedSummary(ctx, params.id),
    'summaries.save': (ctx, { params, body }) => saveEdits(ctx, params.id, body),
    'summaries.versions': (ctx, { params }) => readVersions(ctx, params.id),
    'summaries.version': (ctx, { params }) => readVersion(ctx, params),
    'summaries.restoreVersion': (ctx, { params, body }) => restoreVersion(ctx, params, body),
    'summaries.delete': async (ctx, { params }) => {
      await deleteSummary(ctx, params.id);
      return { Success: true };
    },
    'summaries.restore': (ctx, { params }) => restoreSummary(ctx, params.id),
    'summaries.usage': (ctx) => readUsage(ctx, monthlyTokens),
  });
}
