import { ApiError, OfflineError } from '@cadence/shared-auth';
import type { QueryClient } from '@cadence/shared-auth/query';
import type { ReportError } from '../remotes/failures.ts';

/** Answers that are the server's own fault begin here. */
const SERVER_ERROR = 500;

/**
 * Reports reads that the server failed, or that did not reach it; what it refuses is no fault. The same read is reported
 * once until it succeeds: pages repeat reads by themselves.
 *
 * @param remote the remote whose page is shown; undefined for one of the shell's
 */
export function reportFailedReads(
  cache: QueryClient,
  report: ReportError,
  remote: () => string | undefined,
): void {
  const failing = new Set<string>();
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'success') failing.delete(query.queryHash);
    if (action.type !== 'error' || !isFault(action.error) || failing.has(query.queryHash)) return;
    failing.add(query.queryHash);
    const page = remote();
    report(action.error, {
      phase: 'api',
      part: query.queryKey.slice(0, 2).join('.'),
      ...(page !== undefined && { remote: page }),
    });
  });
}

const isFault = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof ApiError && error.status >= SERVER_ERROR);
