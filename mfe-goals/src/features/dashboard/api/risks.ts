import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { OutputOf } from '@cadence/shared-contract';

export type Risk = OutputOf<'dashboard.risks'>['data'][number];

/** Where the company goals at risk have it from. */
export function useRisks() {
  return useQuery(apiQuery('dashboard.risks'));
}
