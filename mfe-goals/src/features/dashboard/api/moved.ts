import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** What has moved since the viewer's last visit (D-102). */
export function useMoved() {
  return useQuery(apiQuery('dashboard.moved'));
}
