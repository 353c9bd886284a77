import { useLive, useSession } from '@cadence/shared-auth';
import { queryKeys, useQueryClient, type QueryClient } from '@cadence/shared-auth/query';
import type { OperationId, TenantUpdate, TenantUpdateType } from '@cadence/shared-contract';

/** Events of one change come in bursts; one refetch answers them all. */
const BURST_MS = 250;
/** Everybody hears of a company's goal at the same moment: their requests spread over this. */
const SPREAD_MS = 500;
/** The event of this tab's own change arrives within this time. */
const ECHO_MS = 10_000;

/** The goal that a change answered with: the goal itself, or the status of one. */
function goalIn(answer: unknown): number | undefined {
  const { Goal, GoalId } = (answer ?? {}) as {
    readonly Goal?: { readonly Id: number };
    readonly GoalId?: number;
  };
  return Goal?.Id ?? GoalId;
}

/** True for the event of what this tab has just done: with its answer the reads were asked for again. */
function isOwnEcho(client: QueryClient, { type, id, actorId }: TenantUpdate, viewerId: number): boolean {
  const since = Date.now() - ECHO_MS;
  const isIts = (answer: unknown, submittedAt: number): boolean =>
    submittedAt > since && goalIn(answer) === id;
  return (
    type === 'goal_update' &&
    actorId === viewerId &&
    client
      .getMutationCache()
      .findAll({ status: 'success' })
      .some(({ state }) => isIts(state.data, state.submittedAt))
  );
}

function isUnderWay(client: QueryClient, operations: readonly OperationId[]): boolean {
  const isAsked = (id: OperationId): boolean => client.isFetching({ queryKey: queryKeys.operation(id) }) > 0;
  return client.isMutating() > 0 || operations.some(isAsked);
}

/** An event and who heard it; null after the connection was lost. */
interface Heard {
  readonly event: TenantUpdate | null;
  readonly viewerId: number;
}

interface Listening {
  hear(news: Heard): void;
}

function listen(client: QueryClient, operations: readonly OperationId[], every: number): Listening {
  let timer: number | undefined;
  let latest = 0;
  let heard: Heard[] = [];
  const refetchIn = (delay: number): void => {
    timer ??= window.setTimeout(refetch, delay);
  };
  const refetch = (): void => {
    timer = undefined;
    // What is on its way may have been read before the change, and an own change is not answered yet.
    if (isUnderWay(client, operations)) return refetchIn(BURST_MS);
    const isNews = heard.some(({ event, viewerId }) => event === null || !isOwnEcho(client, event, viewerId));
    heard = [];
    if (!isNews) return;
    latest = Date.now();
    for (const id of operations) void client.invalidateQueries({ queryKey: queryKeys.operation(id) });
  };
  return {
    hear(news) {
      heard.push(news);
      const pause = latest + every - Date.now();
      refetchIn(Math.max(BURST_MS + Math.random() * SPREAD_MS, pause));
    },
  };
}

const listening = new WeakMap<QueryClient, Map<string, Listening>>();

/** Several widgets show the same reads: what they hear is kept, and answered, once. */
function listeningTo(client: QueryClient, operations: readonly OperationId[], every: number): Listening {
  const ofClient = listening.get(client) ?? new Map<string, Listening>();
  listening.set(client, ofClient);
  const key = operations.join();
  const known = ofClient.get(key) ?? listen(client, operations, every);
  ofClient.set(key, known);
  return known;
}

const GOALS: readonly TenantUpdateType[] = ['goal_update'];

/**
 * Keeps reads up to date with what others do to goals, and after the connection was lost. On a busy Friday events never
 * pause: the first one sets the time, later ones do not put it off.
 *
 * @param every the shortest time between two refetches, in milliseconds
 * @param types of the events that may change them
 */
export function useLiveReads(operations: readonly OperationId[], every: number, types = GOALS): void {
  const client = useQueryClient();
  const viewerId = useSession().profile.Id;
  const hear = (event: TenantUpdate | null): void =>
    listeningTo(client, operations, every).hear({ event, viewerId });
  useLive('TenantUpdate', (event) => {
    if (types.includes(event.type)) hear(event);
  });
  useLive('reconnected', () => hear(null));
}
