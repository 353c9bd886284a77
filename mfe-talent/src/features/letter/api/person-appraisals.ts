import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** One person's appraisals, the latest quarter first, as far as the viewer may see them. */
export function usePersonAppraisals(userId: number) {
  return useQuery(apiQuery('talent.user', { params: { userId } }));
}
