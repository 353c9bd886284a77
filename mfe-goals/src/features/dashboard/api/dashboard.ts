import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** What the dashboard shows at first, in one answer that its widgets share (core §7). */
export function useDashboard() {
  return useQuery(apiQuery('dashboard.read'));
}
