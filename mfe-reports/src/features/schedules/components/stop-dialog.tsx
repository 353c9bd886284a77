import type { ReactNode } from 'react';
import type { ReportSchedule } from '@cadence/shared-contract';
import { ConfirmDialog } from '@cadence/shared-ui';

export interface StopDialogProps {
  /** Null closes it. */
  readonly schedule: ReportSchedule | null;
  readonly title: string;
  readonly rhythm: string;
  readonly isStopping: boolean;
  readonly onStop: (schedule: ReportSchedule) => void;
  readonly onCancel: () => void;
}

/** Asks before a schedule is ended by the link of its mail. */
export function StopDialog({ schedule, title, rhythm, isStopping, ...on }: StopDialogProps): ReactNode {
  return (
    <ConfirmDialog
      open={schedule !== null}
      title="Stop this schedule?"
      confirmLabel="Stop"
      loading={isStopping}
      loadingText="Stopping"
      onConfirm={() => schedule !== null && on.onStop(schedule)}
      onCancel={on.onCancel}
    >
      <p>
        <b>{title}</b>
      </p>
      <p>{rhythm}</p>
    </ConfirmDialog>
  );
}
