import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

/** Data younger than this is shown without asking again; live events mark it stale earlier. */
const STALE_MS = 30_000;
const KEPT_MS = 10 * 60_000;

/** A failed read is tried once more only if the server itself stumbled; the client repeats lost connections. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500;
}

/**
 * The one cache of the page. Reads run even when the browser believes to be offline, so that screens can say so;
 * they are repeated when the connection is back and, if stale, when the window is looked at again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: KEPT_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
        retry: isWorthRetrying,
        retryDelay: 1_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
