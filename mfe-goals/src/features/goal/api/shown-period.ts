import type { PeriodSummary } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { usePeriods } from './periods.ts';

/** What a list needs of its quarter; the session's own comes without `Index`. */
export type ShownPeriod = Omit<PeriodSummary, 'Index'>;

/**
 * The quarter that an address names; the current quarter for null or an unknown one. Null until the quarters are
 * loaded: the current quarter must not be used as a placeholder, or it would be requested and acted on.
 */
export function useShownPeriod(periodId: number | null) {
  const { period: current } = useSession();
  const query = usePeriods();
  const known: readonly PeriodSummary[] = query.data?.data ?? [];
  const wanted = periodId ?? current.Id;
  const isUnknown = query.data === undefined && wanted !== current.Id;
  const period: ShownPeriod | null = isUnknown ? null : (known.find(({ Id }) => Id === wanted) ?? current);
  return { query, period, periods: known.length === 0 ? [{ ...current, Index: 0 }] : known };
}
