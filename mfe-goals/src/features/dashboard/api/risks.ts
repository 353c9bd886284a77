import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Where the company goals at risk have it from. */
export function useRisks() {
  return useQuery(apiQuery('dashboard.risks'));
}
