import { useState, type ReactNode } from 'react';
import { errorSentence } from '@cadence/shared-auth';
import { useMakeReport } from '../../jobs/use-make-report.ts';
import { updatesPath } from '../../address/report-address.ts';
import { useBeneath } from '../api/people.ts';
import { PeriodField, PersonField, type PersonFieldProps } from './dialog-fields.tsx';
import { DialogFrame, FileButtons, OpenButton } from './dialog-frame.tsx';
import type { ReportDialogProps } from './table-dialog.tsx';

const CHOOSE = 'Choose a user first';

/** Somebody beneath the viewer. */
function BeneathField(props: Pick<PersonFieldProps, 'value' | 'onChange'>): ReactNode {
  const beneath = useBeneath();
  return (
    <PersonField
      {...props}
      label="User"
      placeholder="Choose a user"
      emptyText={beneath.data?.length === 0 ? 'Nobody reports to you.' : 'Nobody has this name.'}
      people={beneath.data ?? []}
      isLoading={beneath.isPending}
      error={beneath.error === null ? null : errorSentence(beneath.error)}
    />
  );
}

/** Whose team, and which quarter; then the cards to print, or the file (people §2.9, §6 Reports). */
export function UpdatesDialog({ type, choices, onClose }: ReportDialogProps): ReactNode {
  const [userId, setUserId] = useState<number | undefined>();
  const [periodId, setPeriodId] = useState(choices.Periods.find(({ Index }) => Index === 0)?.Id);
  const making = useMakeReport({ failure: 'inline', onStarted: onClose });
  const team = userId === undefined || periodId === undefined ? null : { UserId: userId, PeriodId: periodId };
  const reason = team === null ? CHOOSE : null;
  return (
    <DialogFrame
      type={type}
      problem={making.problem}
      onClose={onClose}
      files={<FileButtons type={type} params={team ?? {}} making={making} reason={reason} />}
      buttons={
        <OpenButton
          label="Open print view"
          to={team === null ? '' : updatesPath(team.UserId, team.PeriodId)}
          reason={reason}
        />
      }
    >
      <BeneathField value={userId} onChange={setUserId} />
      <PeriodField label="Quarter" periods={choices.Periods} value={periodId} onChange={setPeriodId} />
    </DialogFrame>
  );
}
