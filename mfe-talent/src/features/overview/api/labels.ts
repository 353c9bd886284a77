import { apiQuery, useQuery } from '@cadence/shared-auth/query';

const HOUR_MS = 3_600_000;

/** How the organisation appraises; the operator changes it, rarely. */
export function useLabels() {
  return useQuery({ ...apiQuery('talent.labels'), staleTime: HOUR_MS });
}
