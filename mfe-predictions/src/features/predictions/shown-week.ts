import { weekNumberAt } from '@cadence/shared-contract';
import type { PeriodSummary, Prediction } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';

/** Every quarter has at least these, whatever day it starts on. */
const WEEKS_OF_ANY_PERIOD = 13;

type Period = Pick<PeriodSummary, 'Id' | 'StartDate' | 'EndDate'>;

/**
 * The week that a goal's matrix begins with: the current one, of an ended quarter the last that begins in it, of one to
 * come the first. A goal's quarter is known once something of it is: until then a week that it surely has.
 */
export function useFirstWeek(
  { known, periodId }: { readonly known: Prediction | undefined; readonly periodId: number | null },
  periods: readonly Period[],
): number {
  const { period: current } = useSession();
  const wanted = known?.goal.GoalPeriodId ?? periodId;
  if (wanted === current.Id) return current.Week;
  const period = periods.find(({ Id }) => Id === wanted);
  if (period === undefined) return Math.min(current.Week, WEEKS_OF_ANY_PERIOD);
  return weekNumberAt(period.StartDate, period.EndDate < current.Today ? period.EndDate : current.Today);
}
