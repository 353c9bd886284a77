import type { ReactNode } from 'react';
import type { Dashboard } from '@cadence/shared-contract';
import { errorSentence, useSession } from '@cadence/shared-auth';
import { ErrorText, LoadMore, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import { useReminders } from '../api/more-reminders.ts';
import type { Settled } from '../home-place.ts';
import { REMINDER_GROUPS, reminderRows } from '../reminder-rows.ts';
import { ReminderItem } from './reminder-item.tsx';

export interface ReminderListProps {
  readonly dashboard: Dashboard;
  /** When the dashboard was read, in milliseconds. */
  readonly asOf: number;
  readonly onSettle: (what: Settled) => void;
}

/** What waits for the viewer, most urgent first (D-35), including this week's updates. */
export function ReminderList({ dashboard, asOf, onSettle }: ReminderListProps): ReactNode {
  const { period, profile } = useSession();
  const { reminders, isLoading, error, loadMore } = useReminders(dashboard);
  const { ThisWeek, count } = dashboard;
  const rows = reminderRows(reminders, ThisWeek, { viewerId: profile.Id, period, now: asOf });
  const [first] = rows;
  return (
    <>
      {REMINDER_GROUPS.map((group) => {
        const ofGroup = rows.filter((row) => row.group === group);
        if (ofGroup.length === 0) return null;
        return (
          <div key={group}>
            <h3 className={group === 'Overdue' ? 'gl-group gl-group-alarm' : 'gl-group'}>{group}</h3>
            <ul className="gl-todo">
              {ofGroup.map((row) => (
                <ReminderItem key={row.key} row={row} isFirst={row === first} onSettle={onSettle} />
              ))}
            </ul>
          </div>
        );
      })}
      {error !== null && <ErrorText>{errorSentence(error)}</ErrorText>}
      {count > dashboard.Reminders.length && (
        <LoadMore
          noun="reminder"
          shown={rows.reduce((shown, row) => shown + row.count, 0)}
          total={count + (ThisWeek === null ? 0 : 1)}
          loading={isLoading}
          onLoadMore={loadMore}
        />
      )}
    </>
  );
}

/** A placeholder for as many rows as there were last time. */
export function ReminderSkeleton({ rows }: { readonly rows: number }): ReactNode {
  return (
    <SkeletonGroup label="Loading reminders">
      <p className="gl-group">
        <Skeleton width={64} />
      </p>
      <ul className="gl-todo" aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>
            <Skeleton width={16} height={16} />
            <Skeleton width={row % 2 === 0 ? '72%' : '56%'} />
            <Skeleton width={72} />
            <Skeleton width="100%" height={28} />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
