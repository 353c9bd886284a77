import type { ReactNode } from 'react';
import { useSession } from '@cadence/shared-auth';
import { useWeeklyPass } from '../api/weekly-pass.ts';
import { lacksThisWeek } from '../pass-weeks.ts';
import { UpdateWeekButton } from './update-week-button.tsx';

export interface MyWeekEntryProps {
  /** Company goals are listed. */
  readonly isCompany: boolean;
  /** The quarter that is listed: only the current one has this week. */
  readonly periodId: number;
  readonly onOpen: () => void;
}

/** Above a list of goals: the way into the update of all own ones, while one of them lacks this week. */
export function MyWeekEntry({ isCompany, periodId, onOpen }: MyWeekEntryProps): ReactNode {
  const { profile, period } = useSession();
  const enabled = !isCompany && periodId === period.Id && profile.RoleName !== 'observer';
  const { data } = useWeeklyPass({ enabled });
  const count = enabled ? (data?.data ?? []).filter(({ Goal }) => lacksThisWeek(Goal)).length : 0;
  return <UpdateWeekButton count={count} onOpen={onOpen} full />;
}
