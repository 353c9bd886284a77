import type { ReactNode } from 'react';
import { useSession } from '@cadence/shared-auth';
import { Button } from '@cadence/shared-ui';
import { CheckCheck } from '@cadence/shared-ui/icons';
import { useWeeklyPass } from '../api/weekly-pass.ts';
import { lacksThisWeek } from '../pass-weeks.ts';

export interface MyWeekEntryProps {
  /** Company goals are listed. */
  readonly isCompany: boolean;
  /** The quarter that is listed: only the current one has this week. */
  readonly periodId: number;
  readonly onOpen: () => void;
}

/** Above a list of goals, 'Update my week · 3': opens the update of all own goals while one lacks this week. */
export function MyWeekEntry({ isCompany, periodId, onOpen }: MyWeekEntryProps): ReactNode {
  const { profile, period } = useSession();
  const enabled = !isCompany && periodId === period.Id && profile.RoleName !== 'observer';
  const { data } = useWeeklyPass({ enabled });
  const count = (data?.data ?? []).filter(({ Goal }) => lacksThisWeek(Goal)).length;
  if (!enabled || count === 0) return null;
  return (
    <Button full icon={<CheckCheck aria-hidden />} aria-haspopup="dialog" onClick={onOpen}>
      <span>
        Update my week <span className="cd-tn">· {count}</span>
      </span>
    </Button>
  );
}
