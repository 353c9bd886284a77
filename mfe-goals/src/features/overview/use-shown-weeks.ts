import type { Goal, WeekSlot } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { usePeriods } from '../goal/api/periods.ts';

/**
 * The weeks of a goal's quarter that have begun, the first one at least; a week that begins after the quarter belongs
 * to the next. None while the quarter is not known yet.
 */
export function useShownWeeks(goal: Goal): readonly WeekSlot[] {
  const { period } = useSession();
  const { data, isPending } = usePeriods();
  const own = [period, ...(data?.data ?? [])].find(({ Id }) => Id === goal.GoalPeriodId);
  if (own === undefined && isPending) return [];
  const last = own !== undefined && own.EndDate < period.Today ? own.EndDate : period.Today;
  return goal.Weeks.filter(({ StartDate }, index) => index === 0 || StartDate <= last);
}
