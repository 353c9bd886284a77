import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { OutputOf } from '@cadence/shared-contract';

export type RecentComment = OutputOf<'dashboard.comments'>['data'][number];

/** What others wrote lately about the viewer's weekly updates. */
export function useRecentComments() {
  return useQuery(apiQuery('dashboard.comments'));
}
