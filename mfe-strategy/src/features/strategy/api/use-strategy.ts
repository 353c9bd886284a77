import type { Strategy } from '@cadence/shared-contract';
import { apiQuery, useQuery, useQueryClient } from '@cadence/shared-auth/query';

/** The viewer's copy: the working copy for editors, else the published one (D-53). */
export function useStrategy() {
  return useQuery(apiQuery('strategy.read'));
}

/** What everybody reads. */
export function usePublished() {
  return useQuery(apiQuery('strategy.published'));
}

/** What was published before, the latest first. */
export function useVersions() {
  return useQuery(apiQuery('strategy.history'));
}

export function useVersion(id: number) {
  return useQuery(apiQuery('strategy.version', { params: { id } }));
}

/** Fetches the newest copy, not the one shown. */
export function useNewestStrategy(): () => Promise<Strategy> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...apiQuery('strategy.read'), staleTime: 0 });
}

/** The published statements, from the answer that the whole dashboard shares (core §3). */
export function useStrategySummary() {
  return useQuery({ ...apiQuery('dashboard.read'), select: ({ Strategy: summary }) => summary });
}
