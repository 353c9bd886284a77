import { apiQuery, useQuery } from '@cadence/shared-auth/query';

const HOUR_MS = 3_600_000;

/** The tenant's quarters; they change four times a year. */
export function usePeriods() {
  return useQuery({ ...apiQuery('goals.periods'), staleTime: HOUR_MS });
}
