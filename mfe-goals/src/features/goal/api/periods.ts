import { LIMITS } from '@cadence/shared-contract';
import type { PeriodSummary } from '@cadence/shared-contract';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';

const HOUR_MS = 3_600_000;

/** The tenant's periods; they change once a quarter. */
export function usePeriods() {
  return useQuery({ ...apiQuery('goals.periods'), staleTime: HOUR_MS });
}

/** The quarters a goal may be put into: the current one and the next four (D-11). */
export function quarterChoices(periods: readonly PeriodSummary[]): readonly PeriodSummary[] {
  return periods
    .filter(({ Index }) => Index >= 0 && Index < LIMITS.periodChoices)
    .sort((a, b) => a.Index - b.Index);
}
