import { apiQuery, useQuery } from '@cadence/shared-auth/query';

const STALE_MS = 300_000;

/** People and departments for the selectors; requested only when one is shown. */
export function useGoalPeople({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({ ...apiQuery('goals.users'), staleTime: STALE_MS, enabled });
}
