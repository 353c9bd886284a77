import { MutationCache, QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { isFollowed } from '../freshness/concerned.ts';
import { freshnessOf } from '../freshness/freshness.ts';

/** Data younger than this is shown without asking again; live events mark it stale earlier. */
const STALE_MS = 30_000;
const KEPT_MS = 10 * 60_000;
/** Reads kept fresh by events are refetched after this time: days and weeks begin without an event. */
const FOLLOWED_MS = 10 * 60_000;

/**
 * A failed read is tried once more only if the server itself failed; the client repeats lost connections, and what a
 * busy server refused.
 */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500 && error.code !== 'busy';
}

/**
 * The one cache of the page. Reads run even when the browser believes it is offline, so that screens can say so; they
 * are repeated when the connection is back and, if stale, when the window is looked at again. Reads that live events
 * keep fresh are not: while the hub is there, looking away and back costs nothing, and after a lost connection the
 * hub says what was missed, or that it cannot (ADR 17). Failed reads are retried in any case.
 */
export function createQueryClient(): QueryClient {
  const mutationCache: MutationCache = new MutationCache({
    onSuccess: (...given) => {
      const [answer, variables, , mutation] = given;
      // The cache was cleared for somebody else.
      if (!mutationCache.getAll().some((one) => one === mutation)) return;
      const made = mutation.meta?.changes?.(answer as never, variables as never);
      if (made) void freshnessOf(client)?.made([made].flat());
    },
  });
  const isWorthAsking = (query: Query): boolean =>
    freshnessOf(client)?.isLive !== true ||
    !isFollowed(query) ||
    query.state.isInvalidated ||
    Date.now() - query.state.dataUpdatedAt > FOLLOWED_MS;
  const isWorthAskingOnline = (query: Query): boolean =>
    freshnessOf(client)?.isFollowing !== true || !isFollowed(query) || query.state.isInvalidated;
  const client: QueryClient = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: KEPT_MS,
        networkMode: 'always',
        refetchOnReconnect: isWorthAskingOnline,
        refetchOnWindowFocus: isWorthAsking,
        retry: isWorthRetrying,
        retryDelay: 1_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
