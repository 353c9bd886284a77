import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Who of a scope is behind, and in what (D-36): 1 direct reports, 2 organization, 3 company. */
export function useCompliance(scope: number) {
  return useQuery(apiQuery('dashboard.compliance', { params: { scope } }));
}
