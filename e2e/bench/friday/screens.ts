import { ApiError } from '@cadence/shared-auth';
import { apiQuery, callOptionsOf, queryKeys } from '@cadence/shared-auth/query';
import type {
  CallInput,
  GoalListInput,
  GoalPage,
  OperationId,
  OutputOf,
  RoleName,
} from '@cadence/shared-contract';
import { InfiniteQueryObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared-auth/src/api/api-client.ts';
import {
  defaultFiltersFor,
  NO_FILTERS,
  toListInput,
} from '../../../mfe-goals/src/features/list/goal-filters.ts';
import type { GoalFilters } from '../../../mfe-goals/src/features/list/goal-filters.ts';
import type { Narrowing, Screen } from './mix.ts';

/** What one page is opened with. */
export interface PagePlan {
  readonly personId: number;
  readonly role: RoleName;
  readonly token: string;
  readonly screen: Screen;
  readonly narrowing: Narrowing;
  readonly isHidden: boolean;
  /** The goal of a detail. */
  readonly goalId: number;
  readonly period: { readonly id: number; readonly week: number };
}

type AnyObserver = Pick<QueryObserver, 'subscribe' | 'getCurrentResult' | 'refetch'>;

/** A person presses Retry where a screen could not be opened. */
const PRESS_RETRY_MS = 2_000;

/** Resolves with the first answer, and keeps listening as a component does. */
function firstAnswer<T>(observer: AnyObserver): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const look = ({ status, data, error, isFetching }: ReturnType<AnyObserver['getCurrentResult']>): void => {
    if (status === 'success') resolve(data as T);
    if (status !== 'error' || isFetching) return;
    if (error instanceof ApiError && error.status < 500) reject(error);
    else setTimeout(() => void observer.refetch(), PRESS_RETRY_MS);
  };
  observer.subscribe(look);
  look(observer.getCurrentResult());
  return promise;
}

/** Reads as the screens make them: the same keys and calls, in the name of this page's person. */
class Reads {
  readonly #client: QueryClient;
  readonly #call: ApiClient['call'];

  constructor(client: QueryClient, call: ApiClient['call']) {
    this.#client = client;
    this.#call = call;
  }

  one<Id extends OperationId>(id: Id, input?: CallInput<Id>): Promise<OutputOf<Id>> {
    const call = this.#call as (id: Id, input: object) => Promise<OutputOf<Id>>;
    const { queryKey } = (apiQuery as (id: Id, input: unknown) => { queryKey: readonly unknown[] })(
      id,
      input,
    );
    const observer = new QueryObserver(this.#client, {
      queryKey,
      queryFn: (context) => call(id, { ...(input as object | undefined), ...callOptionsOf(context) }),
    });
    return firstAnswer(observer as unknown as AnyObserver);
  }

  list(input: GoalListInput): Promise<{ readonly pages: readonly GoalPage[] }> {
    const observer = new InfiniteQueryObserver(this.#client, {
      queryKey: queryKeys.call('goals.list', { body: input }),
      queryFn: ({ pageParam, ...context }) =>
        this.#call('goals.list', {
          body: { ...input, ...(pageParam !== null && { After: pageParam }) },
          ...callOptionsOf(context),
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (last: GoalPage) => last.After,
    });
    return firstAnswer(observer as unknown as AnyObserver);
  }

  inbox(): Promise<unknown> {
    const observer = new InfiniteQueryObserver(this.#client, {
      queryKey: [...queryKeys.operation('notifications.list'), 'feed'],
      queryFn: ({ pageParam, ...context }) =>
        this.#call('notifications.list', { params: { page: pageParam }, ...callOptionsOf(context) }),
      initialPageParam: 1,
      getNextPageParam: () => undefined,
    });
    return firstAnswer(observer as unknown as AnyObserver);
  }
}

function filtersOf({ narrowing, role }: PagePlan): GoalFilters {
  switch (narrowing) {
    case 'default':
      return defaultFiltersFor(role);
    case 'all':
      return NO_FILTERS;
    case 'needs-update':
      return { ...defaultFiltersFor(role), flags: ['NeedsUpdate'] };
    case 'unlikely':
      return { ...NO_FILTERS, likelihood: [0, 1] };
  }
}

async function showDashboard(reads: Reads, { period, role, personId }: PagePlan): Promise<void> {
  const { Permissions } = await reads.one('dashboard.read');
  const [scope] = Permissions.ComplianceScopes;
  if (scope !== undefined) await reads.one('dashboard.compliance', { params: { scope } });
  await reads.one('dashboard.moved');
  if (role === 'contributor') {
    await reads.list({ PeriodId: period.id, Users: [personId] });
    await reads.one('dashboard.comments');
  }
  if (role === 'manager') await reads.one('dashboard.team');
  if (role === 'ceo') await Promise.all([reads.one('dashboard.branches'), reads.one('dashboard.risks')]);
}

/** A list with a detail beside it: the first goal of the list, until another is chosen. */
async function showGoals(reads: Reads, plan: PagePlan): Promise<void> {
  await reads.one('goals.periods');
  const input = toListInput(filtersOf(plan), { periodId: plan.period.id, search: '' });
  const { pages } = await reads.list(input);
  const goalId = plan.screen === 'detail' ? plan.goalId : pages[0]?.data[0]?.Id;
  if (goalId !== undefined) await reads.one('goals.read', { params: { id: goalId } });
}

async function showPredictions(reads: Reads, { period }: PagePlan): Promise<void> {
  await reads.one('goals.periods');
  const { Id } = await reads.one('predictions.firstGoal', { params: { periodId: 0 } });
  if (Id !== null) await reads.one('predictions.matrix', { params: { goalId: Id, weekNumber: period.week } });
}

/** Reads what the screen and the frame around it show; resolves when all of it is there. */
export async function showScreen(
  plan: PagePlan,
  client: QueryClient,
  call: ApiClient['call'],
): Promise<void> {
  const reads = new Reads(client, call);
  await reads.inbox();
  if (plan.screen === 'dashboard') await showDashboard(reads, plan);
  else if (plan.screen === 'predictions') await showPredictions(reads, plan);
  else await showGoals(reads, plan);
}
