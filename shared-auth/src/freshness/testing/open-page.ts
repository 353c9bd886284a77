import type { CallInput, Change, Goal, GoalFacts, OperationId, OutputOf } from '@cadence/shared-contract';
import { MutationObserver, QueryObserver, type QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../../api/api-client.ts';
import { createQueryClient } from '../../query/query-client.ts';
import { queryKeys } from '../../query/query-keys.ts';
import { startFreshness } from '../freshness.ts';
import type { OwnChange } from '../own-changes.ts';

export const VIEWER = 7;
export const PAGE = 'thispage';

/** As much of a goal as the engine looks at. */
export function goalOf(id: number, more: object = {}): Goal {
  const whole = {
    Id: id,
    State: 'approved',
    GoalDetail: { Title: `Goal ${id}` },
    ParentId: null,
    ParentTitle: null,
    User: { Id: 40 + id },
    Flags: { PendingEdits: false },
    GoalEdit: null,
    Weeks: [],
    OwnerGoalResult: null,
    ManagerGoalResult: null,
    ...more,
  };
  return whole as unknown as Goal;
}

/** The event of a goal that somebody else has changed. */
export function goalChanged(id: number, facts: Partial<GoalFacts> = {}): Change {
  const goal = { change: 'status', periodId: 3, ownerIds: [99], approverIds: [98], parentIds: [], ...facts };
  return { type: 'goal_update', id, actorId: 99, origin: 'another', goal } as Change;
}

type Answers = {
  readonly [Id in OperationId]?: (input: CallInput<Id>) => unknown;
};

type OpenPage = ReturnType<typeof makePage>;

/** The page of the test that runs. */
export let page: OpenPage;

/** Opens the page of the test, see `closePages`. */
export function openPage(answers: Answers): OpenPage {
  page = makePage(answers);
  return page;
}

/** Each test of the file has its own page and clock. */
export function closePages(): void {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    page.close();
    jest.useRealTimers();
  });
}

/** A page without a screen: its cache, what keeps it fresh, and every question it asks the server. */
function makePage(answers: Answers) {
  const asked: string[] = [];
  const given = new Map(Object.entries(answers)) as Map<string, (input: unknown) => unknown>;
  const call = (async (id: OperationId, input: unknown) => {
    asked.push(id);
    const answer = given.get(id);
    if (!answer) throw new Error(`nobody answers ${id}`);
    return answer(input);
  }) as ApiClient['call'];
  const cache = createQueryClient();
  const visibility = { isHidden: false };
  const freshness = startFreshness({
    cache,
    call,
    viewerId: () => VIEWER,
    page: PAGE,
    isHidden: () => visibility.isHidden,
    random: () => 0.5,
  });
  const observers: (() => void)[] = [];
  return {
    cache,
    freshness,
    visibility,
    /** What was asked since the last look. */
    asked: () => asked.splice(0),
    answer<Id extends OperationId>(id: Id, as: (input: CallInput<Id>) => unknown): void {
      given.set(id, as as (input: unknown) => unknown);
    },
    /** Shows a read; returns its key. */
    async show<Id extends OperationId>(id: Id, input?: CallInput<Id>): Promise<QueryKey> {
      const queryKey = queryKeys.call(id, input);
      const queryFn = () => (call as (id: OperationId, input: unknown) => Promise<unknown>)(id, input);
      observers.push(
        new QueryObserver(cache, { queryKey, queryFn, retry: false }).subscribe(() => undefined),
      );
      await jest.advanceTimersByTimeAsync(0);
      return queryKey;
    },
    hide: () => observers.splice(0).forEach((stop) => stop()),
    shown: <Id extends OperationId>(queryKey: QueryKey) => cache.getQueryData<OutputOf<Id>>(queryKey),
    isOld: (queryKey: QueryKey) => cache.getQueryState(queryKey)?.isInvalidated ?? false,
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
    /** Makes a change as `useMutation` does. */
    change: (work: () => Promise<unknown>, changes: (answer: never) => OwnChange) =>
      new MutationObserver(cache, { mutationFn: work, meta: { changes } })
        .mutate(undefined)
        .catch(() => undefined),
    /** Fetches something as `useDownload` does. */
    download: (work: () => Promise<undefined>) =>
      new MutationObserver(cache, { mutationFn: work, meta: { isRead: true } })
        .mutate()
        .catch(() => undefined),
    close: () => {
      freshness.stop();
      for (const stop of observers) stop();
      cache.clear();
    },
  };
}

/** A page of the goals list. */
export const listOf = (...goals: Goal[]) => ({
  data: goals,
  goalEdits: [],
  pendingEdits: [],
  followed: [],
  ceo: null,
  count: goals.length,
  After: null,
});
/** As much of a goal's bundle as the engine looks at. */
export const bundleOf = (goal: Goal) => ({ Goal: goal, Ancestors: [], ParentGoal: null });

/** A page with a list of the goals 1 and 2, of period 3 unless asked otherwise. */
export async function openListPage(filter: object = { PeriodId: 3 }) {
  openPage({
    'goals.list': () => listOf(goalOf(1), goalOf(2)),
    'goals.rows': ({ body }) => ({ data: body.Ids.map((id) => goalOf(id, { State: 'finalized' })) }),
  });
  const key = await page.show('goals.list', { body: filter });
  page.asked();
  return { key, states: () => page.shown<'goals.list'>(key)?.data.map(({ State }) => State) };
}
