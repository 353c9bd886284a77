import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError, OfflineError } from '../api/api-error.ts';
import { isFollowed } from './concerned.ts';

const TOO_MANY_REQUESTS = 429;

/** Whether nothing was said about what was asked: a refusal is an answer, which asking again does not change. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof OfflineError) return true;
  return error instanceof ApiError && (error.status >= 500 || error.status === TOO_MANY_REQUESTS);
}

export interface FailedReads {
  /** Reads that show an earlier answer because the last question was not answered. */
  all(): readonly Query[];
  stop(): void;
}

/**
 * Notices reads which events keep fresh, show an answer and could not get the next one: what they were told of is not told
 * again, so nobody else would ask.
 *
 * @param onFailed how often in succession it was so counts from 1
 */
export function watchFailedReads(
  cache: QueryClient,
  onFailed: (query: Query, failures: number) => void,
): FailedReads {
  const failures = new Map<Query, number>();
  const stop = cache.getQueryCache().subscribe((event) => {
    const { query, type } = event;
    if (type === 'removed') failures.delete(query);
    if (type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success' && action.manual !== true) failures.delete(query);
    if (action.type !== 'error' || query.state.data === undefined || !isFollowed(query)) return;
    if (!isUnanswered(action.error)) return void failures.delete(query);
    const count = (failures.get(query) ?? 0) + 1;
    failures.set(query, count);
    onFailed(query, count);
  });
  return { all: () => [...failures.keys()], stop };
}
