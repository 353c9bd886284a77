import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError, OfflineError } from '../api/api-error.ts';
import { isFollowed } from './concerned.ts';

const TOO_MANY_REQUESTS = 429;

/** Whether there was no answer at all: a refusal is an answer, which asking again does not change. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof OfflineError) return true;
  return error instanceof ApiError && (error.status >= 500 || error.status === TOO_MANY_REQUESTS);
}

export interface FailedReads {
  /** Reads that show an earlier answer because the last question was not answered. */
  all(): readonly Query[];
  stop(): void;
}

export interface FailureHandlers {
  /** A read failed that shows an earlier answer. How often in succession it did counts from 1. */
  readonly onFailed: (query: Query, failures: number) => void;
  /** A read that had nothing to show has been answered, so the others may succeed as well. */
  readonly onBack: (others: readonly Query[]) => void;
}

/**
 * Notices reads which events keep fresh, show an answer and could not get the next one: an event is not sent again, so
 * nothing else would refetch them. Those without any answer have a Retry on the screen, if they have a place there at
 * all: pressing one counts for all of them.
 */
export function watchFailedReads(cache: QueryClient, { onFailed, onBack }: FailureHandlers): FailedReads {
  const failures = new Map<Query, number>();
  const empty = new Set<Query>();
  const stop = cache.getQueryCache().subscribe((event) => {
    const { query, type } = event;
    if (type === 'removed') {
      failures.delete(query);
      empty.delete(query);
    }
    if (type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success' && action.manual !== true) {
      failures.delete(query);
      if (empty.delete(query) && empty.size > 0) onBack([...empty]);
    }
    if (action.type !== 'error' || !isFollowed(query)) return;
    if (query.state.data === undefined) return void (isUnanswered(action.error) && empty.add(query));
    if (!isUnanswered(action.error)) return void failures.delete(query);
    const count = (failures.get(query) ?? 0) + 1;
    failures.set(query, count);
    onFailed(query, count);
  });
  return { all: () => [...failures.keys()], stop };
}
