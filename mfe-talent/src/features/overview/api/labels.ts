import { apiQuery, useQuery } from '@cadence/shared-auth/query';

const HOUR_MS = 3_600_000;

/** The organisation's settings for appraisals; the operator rarely changes them. */
export function useLabels() {
  return useQuery({ ...apiQuery('talent.labels'), staleTime: HOUR_MS });
}
