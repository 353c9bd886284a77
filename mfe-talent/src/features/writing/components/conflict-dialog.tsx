import type { ReactNode } from 'react';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { Button, formatTime } from '@cadence/shared-ui';
import { Lock } from '@cadence/shared-ui/icons';
import { StepDialog } from '../../step-dialog/step-dialog.tsx';
import { mergeValues, valuesOf } from '../appraisal-values.ts';
import type { AppraisalForm } from '../use-appraisal-form.ts';
import { isReadByEmployee } from '../what-changes.ts';
import { eventSince, eventText } from '../words.ts';
import { Comparison } from './comparison.tsx';
import { editedLines } from './edit-signed-dialog.tsx';

/** 'Björk Þórðardóttir signed the appraisal at 10:41 am' */
function useTitle({ base, newest }: AppraisalForm): string {
  const timeZone = useTimeZone();
  const { profile } = useSession();
  const event = eventSince(newest, base.UpdatedAt);
  const time = formatTime(event?.At ?? newest.UpdatedAt, timeZone);
  return event === null ? `Saved elsewhere at ${time}` : `${eventText(event, profile.Id)} at ${time}`;
}

/**
 * Changed by someone else while it was written (D-3): both versions, and which of them goes on. Neither is lost until a
 * person chooses.
 */
export function ConflictDialog({ form }: { readonly form: AppraisalForm }): ReactNode {
  const title = useTitle(form);
  const { newest } = form;
  // What saving would make of both: theirs where nothing was changed here.
  const mine = mergeValues({ base: form.saved, mine: form.values, theirs: valuesOf(newest) });
  const mayEdit = newest.Permissions.includes('edit') || newest.Permissions.includes('editSigned');
  const isMarked = newest.State === 'acknowledged' && isReadByEmployee(newest, mine);
  const lines = mayEdit
    ? isMarked
      ? editedLines(newest.User.Name)
      : []
    : [
        {
          icon: <Lock aria-hidden />,
          text: `It can no longer be edited. Your text stays on this device for ${form.draft.keptDays} days.`,
        },
      ];
  return (
    <StepDialog
      action={newest.State === 'acknowledged' ? 'editSigned' : 'edit'}
      role="alertdialog"
      stepLabel={mayEdit ? 'Save it' : 'Discard mine'}
      person={newest.User}
      title={title}
      subtitle="You were editing; your change was not sent"
      lines={lines}
      {...(mayEdit && {
        aside: (
          <Button variant="quiet" onClick={form.discard}>
            Discard mine
          </Button>
        ),
      })}
      safeLabel="Back to editing"
      focus="safe"
      onConfirm={mayEdit ? () => form.save({ isOver: true }) : form.discard}
      onClose={form.closeComparison}
    >
      <Comparison
        labels={newest.Labels}
        before={{ label: 'As it is now', values: newest }}
        after={{ label: 'Yours, kept on this device', values: mine }}
      />
    </StepDialog>
  );
}
