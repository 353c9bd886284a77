import type { Change, Need } from '@cadence/shared-contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';
import { invalidateReads } from '../query/invalidate-reads.ts';
import { goalIdOf, isNamed, needsOf, operationOf } from './concerned.ts';
import { watchFailedReads, type FailedReads } from './failed-reads.ts';
import { takeGoalOff } from './goal-rows.ts';
import { ListNews } from './list-news.ts';
import type { News } from './news.ts';
import { watchOwnChanges, type OwnChange } from './own-changes.ts';
import { createPace, pauseAfter, type Pace } from './pace.ts';
import { afterwards, isKept, ReadTimes, type Moment } from './read-times.ts';
import type { Batch } from './row-reads.ts';
import { Schedule } from './schedule.ts';
import { ShownRows } from './shown-rows.ts';
import { WaitingChanges } from './waiting-changes.ts';

export interface FreshnessOptions {
  readonly cache: QueryClient;
  readonly call: ApiClient['call'];
  /** Who is signed in; null while nobody is. */
  readonly viewerId: () => number | null;
  /** The name of this page, as its changes carry it. */
  readonly page: string;
  /** Whether nobody can see the page. */
  readonly isHidden: () => boolean;
  readonly random?: () => number;
}

/** Whether there is more to do than to read it when it is shown the next time. */
const isForNow = (needs: ReadonlySet<Need>): boolean => [...needs].some((need) => need !== 'next');

/**
 * Keeps what a page shows fresh, by the contract's one table (ADR 17): after a change it reads again what is shown and
 * concerned, and nothing else.
 */
export class Freshness {
  readonly news: News;
  readonly #options: FreshnessOptions;
  readonly #waiting = new WaitingChanges();
  readonly #times: ReadTimes;
  readonly #own: ReturnType<typeof watchOwnChanges>;
  readonly #pace: Pace;
  readonly #schedule: Schedule;
  readonly #listNews: ListNews;
  readonly #rows: ShownRows;
  readonly #failed: FailedReads;
  /** Goals that an own change took out of the viewer's sight. */
  readonly #gone = new Set<number>();
  #audience = 0;
  #isLive = false;
  #hasBeenLive = false;
  /** When the last change was received. */
  #heardAt: Moment = 0;

  constructor(options: FreshnessOptions) {
    this.#options = options;
    this.#own = watchOwnChanges(options.cache, options);
    this.#pace = createPace(() => this.#audience, options.random);
    this.#schedule = new Schedule(this.#pace);
    this.#times = new ReadTimes(options.cache, (query, begun) => this.#listNews.forget(query, begun));
    this.#listNews = new ListNews({
      ...{ cache: options.cache, call: options.call, times: this.#times },
      readAgain: (list) => void this.#readAgain(list),
    });
    this.news = this.#listNews.news;
    this.#rows = this.#createRows();
    this.#failed = watchFailedReads(options.cache, {
      onFailed: (query, failures) => this.#tryAgain(query, pauseAfter(failures)),
      onBack: (others) => {
        for (const query of others) this.#tryAgain(query);
      },
    });
  }

  /** Whether events are received: then time makes nothing old. */
  get isLive(): boolean {
    return this.#isLive;
  }

  /** Whether events are received, or the hub will send what was missed once it is back. */
  get isFollowing(): boolean {
    return this.#hasBeenLive;
  }

  /** The hub is there, or away. */
  setLive(isLive: boolean): void {
    this.#isLive = isLive;
    this.#hasBeenLive ||= isLive;
    if (isLive) this.#retry();
  }

  /** How many pages are open, so that together they do not ask at once. */
  setAudience(size: number): void {
    this.#audience = size;
  }

  /** An event of the hub. */
  hear(change: Change): void {
    if (this.#own.judge(change) === 'known') return;
    this.#heardAt = this.#times.now();
    this.#waiting.add(change);
    this.#answerSoon();
  }

  /** The page is seen again: what was received while it was hidden is handled. */
  seen(): void {
    if (!this.#waiting.isEmpty) this.#answerSoon();
    this.#retry();
  }

  /** Events were missed, and nobody knows which. */
  missed(): void {
    this.#heardAt = this.#times.now();
    void this.#options.cache.invalidateQueries({ refetchType: 'none' });
    this.#waiting.addEverything();
    this.#answerSoon();
  }

  /** This page's own change was answered: what it concerns is read again at once. Done when it is here. */
  async made(changes: readonly OwnChange[]): Promise<void> {
    this.#own.declare(changes);
    for (const { id, isGone } of changes) if (isGone === true && id !== null) this.#hide(id);
    const goals = changes.flatMap(({ row, permissions, isGone }) =>
      row && isGone !== true ? [{ row, permissions }] : [],
    );
    const reads = this.#reads(changes);
    this.#rows.put(reads, goals);
    // An answer on its way may have been given before the change.
    const answer = async (query: Query): Promise<void> => {
      const needs = this.#needsOf(query, changes);
      if (query.state.fetchStatus === 'fetching' || isForNow(needs)) await this.#readAgain(query);
      else if (needs.size > 0) this.#outdate(query);
    };
    await Promise.all(reads.map(answer));
  }

  /** The viewer opens a goal: whether they may see it is checked again, and what they saw before is not shown. */
  lookAgain(goalId: number): void {
    if (!this.#gone.delete(goalId)) return;
    void this.#options.cache.resetQueries({
      predicate: (query) => operationOf(query) === 'goals.read' && goalIdOf(query) === goalId,
    });
  }

  /** The person takes the news of a list. */
  show(query: Query): void {
    if ((this.news.counts.getState()[query.queryHash] ?? 0) > 0) void this.#readAgain(query);
  }

  /** The session is over: nothing that was received, changed or requested in it concerns the next one. */
  forget(): void {
    this.#schedule.clear();
    this.#waiting.take();
    this.#rows.forget();
    this.#own.forget();
    this.#gone.clear();
    this.#hasBeenLive = false;
  }

  stop(): void {
    this.forget();
    for (const part of [this.#own, this.#failed, this.#times, this.#listNews]) part.stop();
  }

  #hide(goalId: number): void {
    this.#gone.add(goalId);
    takeGoalOff(this.#options.cache, goalId);
  }

  /** Every cached read that the table names for one of the changes. */
  #reads(changes: readonly Change[]): readonly Query[] {
    return this.#options.cache.getQueryCache().findAll({ predicate: (query) => isNamed(query, changes) });
  }

  #needsOf(query: Query, changes: readonly Change[]): ReturnType<typeof needsOf> {
    const viewerId = this.#options.viewerId();
    return viewerId === null ? new Set() : needsOf(query, changes, viewerId);
  }

  #answerSoon(delay: number = this.#pace.soon()): void {
    this.#schedule.in(delay, 'answer', () => this.#answer());
  }

  #answer(): void {
    if (this.#options.isHidden()) return;
    const heardAt = this.#heardAt;
    const taken = this.#waiting.take();
    if (taken === 'everything') return this.#readEverything(heardAt);
    const { waiting = [], news = [] } = Object.groupBy(taken, (change) => this.#own.judge(change));
    // What may be read after an own change is known with its answer.
    for (const change of waiting) this.#waiting.add(change);
    if (waiting.length > 0) this.#answerSoon();
    for (const query of this.#reads(news)) this.#care(query, { changes: news, heardAt });
    this.#rows.read(news);
  }

  #care(query: Query, batch: Batch): void {
    if (!isKept(this.#options.cache, query)) return;
    if (query.state.fetchStatus === 'fetching') return this.#careAfterwards(query, batch);
    if (this.#times.isShownSince(query, batch.heardAt)) return;
    const { changes, heardAt } = batch;
    const needs = this.#needsOf(query, changes);
    if (needs.size === 0) return;
    if (!query.isActive() || !isForNow(needs)) return this.#outdate(query);
    if (needs.has('now')) return this.#everySoOften('now', query, () => void this.#readAgain(query));
    if (needs.has('later')) this.#everySoOften('later', query, () => void this.#readAgain(query));
    if (needs.has('news')) {
      const ofNews = changes.filter((change) => this.#needsOf(query, [change]).has('news'));
      this.#listNews.collect(query, ofNews, heardAt);
      this.#everySoOften('news', query, () => void this.#listNews.ask(query));
    }
  }

  /** An answer on its way may have been given before the change: it is looked at once it is here. */
  #careAfterwards(query: Query, batch: Batch): void {
    afterwards(query, () => {
      this.#care(query, batch);
      this.#rows.readOf([query], batch);
    });
  }

  /** Nobody knows what has changed: all is read again that was not asked for since. */
  #readEverything(heardAt: Moment): void {
    const read = (query: Query): void => {
      if (query.state.fetchStatus === 'fetching') afterwards(query, () => read(query));
      else if (!this.#times.isShownSince(query, heardAt)) void this.#readAgain(query);
    };
    for (const query of this.#options.cache.getQueryCache().getAll()) read(query);
  }

  /** It is read again when it is shown again. */
  #outdate({ queryKey }: Query): void {
    void this.#options.cache.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }

  async #readAgain(query: Query): Promise<void> {
    if (!isKept(this.#options.cache, query)) return;
    this.#listNews.forget(query);
    const goalId = goalIdOf(query);
    // The answer could only be that there is no such goal.
    if (goalId !== undefined && this.#gone.has(goalId)) this.#outdate(query);
    else await invalidateReads(this.#options.cache, { queryKey: query.queryKey, exact: true });
  }

  #everySoOften(kind: 'now' | 'later' | 'news', query: Query, work: () => void): void {
    this.#schedule.everySoOften(kind, query.queryHash, () => {
      // It may have been read for another reason while this waited.
      if (this.#times.isShownSince(query, this.#heardAt)) return;
      if (this.#options.isHidden() || !query.isActive()) this.#outdate(query);
      else work();
    });
  }

  #createRows(): ShownRows {
    const { cache, call, isHidden } = this.#options;
    return new ShownRows({
      ...{ cache, call, isHidden, times: this.#times, schedule: this.#schedule },
      heardAt: () => this.#heardAt,
      readsOf: (changes) => this.#reads(changes),
      showsRow: (query, changes) => this.#needsOf(query, changes).has('row'),
      onFetching: (query, batch) => this.#careAfterwards(query, batch),
      onMissing: (query, goalIds) => {
        if (operationOf(query) === 'goals.list') this.#listNews.announce(query, goalIds);
        else this.#everySoOften('later', query, () => void this.#readAgain(query));
      },
      onTooMany: () => this.#readEverything(this.#heardAt),
    });
  }

  /** Retries every read that failed: it may succeed now. */
  #retry(): void {
    if (this.#rows.isBehind) this.#answerSoon();
    for (const query of this.#failed.all()) this.#tryAgain(query);
  }

  /** The event that made it old is not sent again. While it is not looked at it waits until it is. */
  #tryAgain(query: Query, pause = 0): void {
    this.#schedule.in(pause + this.#pace.soon(), `again ${query.queryHash}`, () => {
      const isWanted =
        query.isActive() && query.state.fetchStatus !== 'fetching' && query.state.isInvalidated;
      if (isWanted && !this.#options.isHidden()) void this.#readAgain(query);
    });
  }
}

const started = new WeakMap<QueryClient, Freshness>();

/** Starts to keep the reads of a cache fresh. `stop` ends it. */
export function startFreshness(options: FreshnessOptions): Freshness {
  const freshness = new Freshness(options);
  started.set(options.cache, freshness);
  return freshness;
}

/** What keeps the reads of this cache fresh; undefined where nothing does, as on the signed-out screens. */
export function freshnessOf(cache: QueryClient): Freshness | undefined {
  return started.get(cache);
}
