import { createQueryClient } from '@cadence/shared-auth/query';
import type { OperationId } from '@cadence/shared-contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { createApiClient, type ApiClient } from '../../../shared-auth/src/api/api-client.ts';
import { openHubSocket } from './hub-socket.ts';
import { keepFresh } from './keep-fresh.ts';
import type { PagePlan } from './screens.ts';
import { showScreen } from './screens.ts';
import { goalsIn, type ShownGoal } from './shown-goals.ts';

/** The next weekly post. */
export interface Posting {
  readonly goalId: number;
  readonly likelihood: number;
  readonly quality: number;
}

/** A page's cached answer that shows goals. */
export interface ShownRead {
  readonly operation: OperationId;
  readonly query: Query;
  readonly goals: readonly ShownGoal[];
}

/** One open page: the client's cache, its HTTP client, its hub connection and what keeps it fresh, without React. */
export class Page {
  readonly plan: PagePlan;
  readonly cache: QueryClient = createQueryClient();
  readonly call: ApiClient['call'];
  readonly #weekStart: string;
  readonly #awaited = new Map<number, { readonly posting: Posting; readonly onFresh: () => void }>();
  readonly #kept;
  #isHidden: boolean;

  constructor(plan: PagePlan, weekStart: string) {
    this.plan = plan;
    this.#weekStart = weekStart;
    this.#isHidden = plan.isHidden;
    const options = { readToken: () => plan.token, onSessionRefused: () => undefined };
    ({ call: this.call } = createApiClient(options));
    const { cache, call } = this;
    this.#kept = keepFresh({ cache, call, personId: plan.personId, isHidden: () => this.#isHidden });
    cache.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') this.#lookForAwaited();
    });
  }

  get isHidden(): boolean {
    return this.#isHidden;
  }

  /** Connects first, as nothing must be missed between the reads and the first event. */
  async open(origin: string): Promise<void> {
    await openHubSocket({
      origin,
      token: this.plan.token,
      onEvent: (method, event) => this.#kept.hear(method, event),
    });
    await showScreen(this.plan, this.cache, this.call);
  }

  see(): void {
    this.#isHidden = false;
    this.#kept.seen();
  }

  shown(): readonly ShownRead[] {
    return this.cache
      .getQueryCache()
      .getAll()
      .flatMap((query): ShownRead[] => {
        const operation = query.queryKey.slice(0, 2).join('.') as OperationId;
        if (!query.isActive() || query.state.data === undefined) return [];
        const goals = this.goalsIn(operation, query.state.data);
        return goals.length === 0 ? [] : [{ operation, query, goals }];
      });
  }

  goalsIn(operation: OperationId, data: unknown): readonly ShownGoal[] {
    return goalsIn(operation, data, this.#weekStart);
  }

  shownIds(): ReadonlySet<number> {
    return new Set(this.shown().flatMap(({ goals }) => goals.map(({ id }) => id)));
  }

  /** Calls back once every place of the page that shows the goal says what is posted. */
  await(posting: Posting, onFresh: () => void): void {
    this.#awaited.set(posting.goalId, { posting, onFresh });
  }

  #lookForAwaited(): void {
    if (this.#awaited.size === 0) return;
    const goals = this.shown().flatMap((read) => read.goals);
    for (const [goalId, { posting, onFresh }] of this.#awaited) {
      const isFresh = goals.every(
        ({ id, likelihood, quality }) =>
          id !== goalId || (likelihood === posting.likelihood && quality === posting.quality),
      );
      if (!isFresh) continue;
      this.#awaited.delete(goalId);
      onFresh();
    }
  }
}
