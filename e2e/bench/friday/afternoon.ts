import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '../../src/server-process.ts';
import { plansOf, type Company } from './company.ts';
import { POSTS_A_SECOND, SHARE_SHOWN } from './mix.ts';
import type { Pages } from './pages.ts';
import type { FreshAt } from './pages-protocol.ts';
import { call, Posts, steadily, type Call, type Posted } from './posts.ts';
import type { Processor, Spent } from '../processor.ts';

/** Calls a second of another route: enough for a percentile, few enough not to be the load. */
const PROBES_A_SECOND = 20;
/** Of all the posts that are measured, this one is of a company goal, which every dashboard shows. */
const COMPANY_POST = 50;
/** Pages that nobody asks anything for so long have caught up, in milliseconds. */
const QUIET_MS = 2_500;
const LONGEST_CATCH_UP_MS = 30_000;

export interface Stage {
  readonly server: ServerProcess;
  readonly company: Company;
  readonly processor: Processor;
  readonly posts: Posts;
  /** The process full of pages; null without any. */
  readonly pages: Pages | null;
}

export interface Window {
  readonly seconds: number;
  readonly spent: Spent;
  readonly posted: readonly Posted[];
  readonly probes: readonly Call[];
  /** Of posts on goals that somebody sees: milliseconds from the answer to the post until a page showed it; null for never. */
  readonly fresh: readonly { readonly screen: string; readonly goalId: number; readonly ms: number | null }[];
  /** Requests of the pages, by operation and answer. */
  readonly requests: Readonly<Record<string, number>>;
}

function probe({ server, company }: Stage, seconds: number): Promise<readonly Call[]> {
  const calls: Call[] = [];
  const token = company.tokenOf(company.people[0]?.id ?? 0);
  const url = `${server.origin}/api/Goal/periods`;
  return steadily({ aSecond: PROBES_A_SECOND, seconds }, async () => {
    calls.push(await call(url, token));
  }).then(() => calls);
}

/** What another route takes while nothing else happens. */
export const idle = (stage: Stage, seconds: number): Promise<readonly Call[]> => probe(stage, seconds);

async function requestsOf(pages: Pages | null): Promise<Readonly<Record<string, number>>> {
  return pages === null ? {} : (await pages.ask('counts', null)).counts;
}

function since(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>) {
  const entries = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(entries.filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a));
}

/**
 * Which goal is posted next: mostly a goal that nobody has open, sometimes one that somebody has, once the company's.
 */
function chooser({ posts, company }: Stage, shown: readonly number[]) {
  const companyIds = company.goals.filter((goal) => goal.is_company).map(({ id }) => id);
  const seen = shown.filter((id) => !companyIds.includes(id));
  return (index: number) => {
    const isSeen = index % 10 < SHARE_SHOWN * 10;
    const goal =
      (index === COMPANY_POST ? posts.takeOneOf(...companyIds) : undefined) ??
      (isSeen ? posts.takeOneOf(...seen) : undefined) ??
      posts.take();
    if (!goal) throw new Error('There are no goals left to post on');
    return goal;
  };
}

function freshness(all: readonly FreshAt[], posted: readonly Posted[]): Window['fresh'] {
  const answeredAt = new Map(posted.map(({ goalId, at }) => [goalId, at]));
  return all.flatMap(({ goalId, screen, at }) => {
    const from = answeredAt.get(goalId);
    return from === undefined ? [] : [{ goalId, screen, ms: at === null ? null : Math.max(0, at - from) }];
  });
}

/** Posts come at a steady rate, beside calls of another route; what all of it took. */
export async function postSteadily(
  stage: Stage,
  { seconds, aSecond = POSTS_A_SECOND }: { readonly seconds: number; readonly aSecond?: number },
): Promise<Window> {
  const { pages, posts, processor } = stage;
  const shown = pages === null ? [] : (await pages.ask('shown', null)).map(([id]) => id);
  const choose = chooser(stage, shown);
  const from = posts.posted.length;
  const [requestsBefore, spentBefore] = [await requestsOf(pages), await processor.spent()];
  const began = performance.now();
  const [probes] = await Promise.all([
    probe(stage, seconds),
    steadily({ aSecond, seconds }, (index) =>
      posts.post(choose(index), async (posting) => pages?.ask('posting', posting)),
    ),
  ]);
  const spentAfter = await processor.spent();
  const took = (performance.now() - began) / 1_000;
  const requests = since(requestsBefore, await requestsOf(pages));
  if (pages !== null) await caughtUp(pages);
  const posted = posts.posted.slice(from);
  return {
    seconds: took,
    spent: {
      server: spentAfter.server - spentBefore.server,
      database: spentAfter.database - spentBefore.database,
    },
    posted,
    probes,
    fresh: pages === null ? [] : freshness(await pages.ask('fresh', null), posted),
    requests,
  };
}

/** Resolves when no page has asked for anything for a while, or never stops asking. */
export async function caughtUp(pages: Pages): Promise<void> {
  const until = performance.now() + LONGEST_CATCH_UP_MS;
  while (performance.now() < until) {
    const { quietFor } = await pages.ask('counts', null);
    if (quietFor > QUIET_MS) return;
    await delay(250);
  }
}

/** Opens pages while a few people post already, as they do all day. */
export async function openPages(stage: Stage, count: number): Promise<void> {
  const { pages, company, posts } = stage;
  if (pages === null) return;
  let isOpening = true;
  const plans = plansOf(company, count);
  const opened = pages.ask('open', { plans, weekStart: company.weekStart }).finally(() => {
    isOpening = false;
  });
  while (isOpening) {
    const goal = posts.take();
    if (goal) await posts.post(goal, async () => undefined);
    await Promise.race([opened, delay(1_000)]);
  }
  await opened;
}
