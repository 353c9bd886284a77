import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** The company goals of the current period that the viewer may see. */
export function useCompanyGoals() {
  return useQuery(apiQuery('goals.company'));
}
