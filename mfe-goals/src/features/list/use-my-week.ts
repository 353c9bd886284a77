import { useSession } from '@cadence/shared-auth';
import { useWeeklyPass } from '../quick-pass/api/weekly-pass.ts';
import { lacksThisWeek } from '../quick-pass/pass-weeks.ts';

export interface MyWeekOptions {
  /** Company goals are listed. */
  readonly isCompany: boolean;
  /** The quarter that is listed: only the current one has this week; null while it is not known. */
  readonly periodId: number | null;
}

/** How many own goals lack the update of this week; 0 where the list is not about them. */
export function useMyWeek({ isCompany, periodId }: MyWeekOptions): number {
  const { profile, period } = useSession();
  const enabled = !isCompany && periodId === period.Id && profile.RoleName !== 'observer';
  const { data } = useWeeklyPass({ enabled });
  return enabled ? (data?.data ?? []).filter(({ Goal }) => lacksThisWeek(Goal)).length : 0;
}
