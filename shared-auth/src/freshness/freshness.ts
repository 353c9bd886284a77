import type { Change, Need } from '@cadence/shared-contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';
import { invalidateReads } from '../query/invalidate-reads.ts';
import { isNamed, needsOf, operationOf, subjectOf } from './concerned.ts';
import { watchFailedReads, type FailedReads } from './failed-reads.ts';
import { takeGoalOff, type FreshGoal } from './goal-rows.ts';
import { ListNews } from './list-news.ts';
import { createNews, type News } from './news.ts';
import { watchOwnChanges } from './own-changes.ts';
import { createPace, type Pace } from './pace.ts';
import { RowReads } from './row-reads.ts';
import { Schedule } from './schedule.ts';
import { WaitingChanges } from './waiting-changes.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** What a change of this page's own made different. */
export interface OwnChange extends Pick<Change, 'type' | 'id'>, Partial<FreshGoal> {
  /** The goal went out of the viewer's sight: nothing of it is asked for until they open it again. */
  readonly isGone?: boolean;
}

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

/** How long to wait after so many failures, in milliseconds. */
const pauseAfter = (failures: number): number => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);

/** Whether there is more to do than to read it when it is shown the next time. */
const isForNow = (needs: ReadonlySet<Need>): boolean => [...needs].some((need) => need !== 'next');

/**
 * Keeps what a page shows fresh, by the contract's one table (ADR 17): of what changed it reads again what is shown and
 * concerned, and nothing else.
 */
export class Freshness {
  readonly news: News = createNews();
  /** Whether events are heard: then time makes nothing old. */
  isLive = false;
  readonly #options: FreshnessOptions;
  readonly #waiting = new WaitingChanges();
  readonly #own: ReturnType<typeof watchOwnChanges>;
  readonly #pace: Pace;
  readonly #schedule: Schedule;
  readonly #listNews: ListNews;
  readonly #rows: RowReads;
  readonly #failed: FailedReads;
  /** Goals that an own change took out of the viewer's sight. */
  readonly #gone = new Set<number>();
  #audience = 0;
  #failures = 0;

  constructor(options: FreshnessOptions) {
    this.#options = options;
    this.#own = watchOwnChanges(options.cache, options);
    this.#pace = createPace(() => this.#audience, options.random);
    this.#schedule = new Schedule(this.#pace);
    this.#listNews = new ListNews(options.call);
    this.#rows = this.#createRows();
    this.#failed = watchFailedReads(options.cache, (query, failures) =>
      this.#tryAgain(query, pauseAfter(failures)),
    );
  }

  /** How many pages are open, so that together they do not ask at once. */
  setAudience(size: number): void {
    this.#audience = size;
  }

  /** An event of the hub. */
  hear(change: Change): void {
    if (this.#own.judge(change) === 'known') return;
    this.#waiting.add(change);
    this.#answerSoon();
  }

  /** The page is seen again: what was heard while it was hidden is answered. */
  seen(): void {
    if (!this.#waiting.isEmpty) this.#answerSoon();
    for (const query of this.#failed.all()) this.#tryAgain(query);
  }

  /** Events were missed, and nobody knows which. */
  missed(): void {
    void this.#options.cache.invalidateQueries({ refetchType: 'none' });
    this.#waiting.addEverything();
    this.#answerSoon();
  }

  /** A change of this page's own was answered: what it concerns is read again at once. Done when it is here. */
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

  /** The viewer opens a goal: whether they may see it is asked again, and what they saw before is not shown. */
  lookAgain(goalId: number): void {
    if (!this.#gone.delete(goalId)) return;
    void this.#options.cache.resetQueries({
      predicate: (query) => operationOf(query) === 'goals.read' && subjectOf(query) === goalId,
    });
  }

  /** The person takes the news of a list. */
  show(query: Query): void {
    void this.#readAgain(query);
  }

  stop(): void {
    this.#own.stop();
    this.#failed.stop();
    this.#schedule.stop();
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
    const { cache, isHidden } = this.#options;
    if (isHidden()) return;
    const taken = this.#waiting.take();
    if (taken === 'everything') return void invalidateReads(cache);
    const { waiting = [], news = [] } = Object.groupBy(taken, (change) => this.#own.judge(change));
    // What may be read after an own change is known with its answer.
    for (const change of waiting) this.#waiting.add(change);
    if (waiting.length > 0) this.#answerSoon();
    const reads = this.#reads(news);
    for (const query of reads) this.#care(query, news);
    this.#readRows(reads, news);
  }

  #care(query: Query, changes: readonly Change[]): void {
    if (query.state.fetchStatus === 'fetching') return this.#careAfterwards(query, changes);
    const needs = this.#needsOf(query, changes);
    if (needs.size === 0) return;
    if (!query.isActive() || !isForNow(needs)) return this.#outdate(query);
    if (needs.has('now')) return this.#everySoOften('now', query, () => void this.#readAgain(query));
    if (needs.has('later')) this.#everySoOften('later', query, () => void this.#readAgain(query));
    if (needs.has('news')) {
      this.#listNews.collect(
        query,
        changes.filter((change) => this.#needsOf(query, [change]).has('news')),
      );
      this.#everySoOften('news', query, () => void this.#askForNews(query));
    }
  }

  /** An answer on its way may have been given before the change: it is looked at once it is here. */
  #careAfterwards(query: Query, changes: readonly Change[]): void {
    const again = (): void => {
      this.#care(query, changes);
      this.#readRows([query], changes);
    };
    void query.promise?.then(again, again);
  }

  /** It is read again when it is shown again. */
  #outdate({ queryKey }: Query): void {
    void this.#options.cache.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }

  async #readAgain(query: Query): Promise<void> {
    this.news.clear(query.queryHash);
    this.#listNews.forget(query);
    const subject = subjectOf(query);
    // The answer could only be that there is no such goal.
    if (subject !== undefined && this.#gone.has(subject)) this.#outdate(query);
    else await invalidateReads(this.#options.cache, { queryKey: query.queryKey, exact: true });
  }

  #everySoOften(kind: 'now' | 'later' | 'news', query: Query, work: () => void): void {
    this.#schedule.everySoOften(kind, query.queryHash, () => {
      if (this.#options.isHidden() || !query.isActive()) this.#outdate(query);
      else work();
    });
  }

  async #askForNews(list: Query): Promise<void> {
    this.#announce(list, await this.#listNews.ask(list));
  }

  /** Where nobody offers news to the person, the list is simply read again. */
  #announce(list: Query, goalIds: readonly number[]): void {
    if (goalIds.length === 0) return;
    if (this.news.isWatched(list.queryHash)) this.news.add(list.queryHash, goalIds);
    else void this.#readAgain(list);
  }

  /** Reads the goals that changed and are shown as rows. */
  #readRows(reads: readonly Query[], changes: readonly Change[]): void {
    const isTarget = (query: Query): boolean =>
      query.isActive() && query.state.fetchStatus !== 'fetching' && this.#needsOf(query, changes).has('row');
    this.#rows.read(reads.filter(isTarget), changes);
  }

  #createRows(): RowReads {
    const { cache, call } = this.#options;
    return new RowReads({
      ...{ cache, call },
      onAnswered: () => void (this.#failures = 0),
      onFailed: (changes) => {
        // What is shown stays, and the change is not forgotten.
        for (const change of changes) this.#waiting.add(change);
        this.#failures += 1;
        // Under a name of its own: what is heard until then does not wait for it.
        this.#schedule.in(pauseAfter(this.#failures), 'answer again', () => this.#answer());
      },
      onOvertaken: (queries, changes) => {
        for (const query of queries)
          if (query.state.fetchStatus === 'fetching') this.#careAfterwards(query, changes);
        this.#readRows(queries, changes);
      },
      onMissing: (query, goalIds) => {
        if (operationOf(query) === 'goals.list') this.#announce(query, goalIds);
        else this.#everySoOften('later', query, () => void this.#readAgain(query));
      },
    });
  }

  /** Nobody tells again what made it old. While it is not looked at it waits until it is. */
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
