import { useSession } from '@cadence/shared-auth';
import { useGoalList } from '../../list/api/goal-list.ts';

/** The viewer's goals of a quarter, as their list has them. */
export function useOwnGoals(periodId: number) {
  const { profile } = useSession();
  return useGoalList({ PeriodId: periodId, Users: [profile.Id] });
}
