import { memo, useState, type ReactNode } from 'react';
import type { Dashboard } from '@cadence/shared-contract';
import { errorSentence, useSession } from '@cadence/shared-auth';
import { ErrorText, LoadMore, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import { ChevronDown } from '@cadence/shared-ui/icons';
import { useReminders } from '../api/more-reminders.ts';
import type { Settled } from '../home-place.ts';
import { hasOwnWeek } from '../own-week.ts';
import { FIRST_LINES, reminderRows, type ReminderRow } from '../reminder-rows.ts';
import { useLastCount } from '../use-last-count.ts';
import { ReminderItem } from './reminder-item.tsx';

export interface ReminderListProps {
  readonly dashboard: Dashboard;
  /** This week's updates are beside the list already, with the page's main button. */
  readonly isWeekElsewhere: boolean;
  /** When the dashboard was read, in milliseconds. */
  readonly asOf: number;
  readonly onSettle: (what: Settled) => void;
}

/** What waits for the viewer, a line each, most urgent first (D-35, D-100): six at first, then the rest. */
export const ReminderList = memo(function ReminderList(props: ReminderListProps): ReactNode {
  const { dashboard, isWeekElsewhere, asOf, onSettle } = props;
  const { period, profile } = useSession();
  const { reminders, isLoading, error, loadMore } = useReminders(dashboard);
  const [isWhole, setWhole] = useState(false);
  const { count } = dashboard;
  const thisWeek = isWeekElsewhere ? null : dashboard.ThisWeek;
  const rows = reminderRows(reminders, thisWeek, { viewerId: profile.Id, period, now: asOf });
  const shown = isWhole ? rows : firstOf(rows);
  const hidden = rows.slice(shown.length);
  useLastCount('reminders', shown.length + (hidden.length > 0 ? 1 : 0));
  const isMainHere = !(isWeekElsewhere && dashboard.ThisWeek !== null);
  return (
    <>
      <ul className="gl-todo">
        {shown.map((row, index) => (
          <ReminderItem key={row.key} row={row} isMain={isMainHere && index === 0} onSettle={onSettle} />
        ))}
      </ul>
      {hidden.length > 0 && <MoreRow hidden={hidden} onOpen={() => setWhole(true)} />}
      {error !== null && <ErrorText>{errorSentence(error)}</ErrorText>}
      {hidden.length === 0 && count > dashboard.Reminders.length && (
        <LoadMore
          noun="reminder"
          shown={rows.reduce((sum, row) => sum + row.count, 0)}
          total={count + (thisWeek === null ? 0 : 1)}
          loading={isLoading}
          onLoadMore={loadMore}
        />
      )}
    </>
  );
});

/** A single line more takes no more room than the offer to show it. */
function firstOf(rows: readonly ReminderRow[]): readonly ReminderRow[] {
  return rows.length <= FIRST_LINES + 1 ? rows : rows.slice(0, FIRST_LINES);
}

/** '5 more', with the first words of what they are. */
function MoreRow({
  hidden,
  onOpen,
}: {
  readonly hidden: readonly ReminderRow[];
  readonly onOpen: () => void;
}): ReactNode {
  return (
    <button type="button" className="gl-more-row" aria-expanded={false} onClick={onOpen}>
      <ChevronDown aria-hidden />
      <b>{hidden.length} more</b>
      <span className="cd-cut">{hidden.map(({ title }) => title).join(' · ')}</span>
    </button>
  );
}

/** A placeholder for as many lines as there were last time; who has a team usually has more than are shown at first. */
export function ReminderSkeleton(): ReactNode {
  const { RoleName } = useSession().profile;
  const rows = useLastCount('reminders', undefined, hasOwnWeek(RoleName) ? undefined : FIRST_LINES);
  return (
    <SkeletonGroup label="Loading reminders">
      <ul className="gl-todo" aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>
            <Skeleton width={16} height={16} />
            <Skeleton width={row % 2 === 0 ? '72%' : '56%'} />
            <Skeleton width={72} />
            <Skeleton width="100%" height={26} />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
