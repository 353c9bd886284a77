import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { OutputOf } from '@cadence/shared-contract';

export type Moved = OutputOf<'dashboard.moved'>;
export type Move = Moved['data'][number];

/** What has moved since the viewer's last visit (D-102). */
export function useMoved() {
  return useQuery(apiQuery('dashboard.moved'));
}
