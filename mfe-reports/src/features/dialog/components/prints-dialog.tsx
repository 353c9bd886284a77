import type { ReactNode } from 'react';
import { errorSentence } from '@cadence/shared-auth';
import { Button, Segmented } from '@cadence/shared-ui';
import { useMakeReport } from '../../jobs/use-make-report.ts';
import { whyNever, whyNotOf } from '../blocked.ts';
import { usePrintForm, type Whose } from '../use-print-form.ts';
import { PeriodField, PersonField } from './dialog-fields.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { ReportDialogProps } from './table-dialog.tsx';

const WHOSE = [
  { value: 'person', label: 'One person' },
  { value: 'team', label: 'A manager’s team' },
] as const satisfies readonly { readonly value: Whose; readonly label: string }[];
const WORDS = {
  person: { label: 'User', placeholder: 'Choose a user' },
  team: { label: 'Manager', placeholder: 'Choose a manager' },
} as const;

/** Whose prints, optionally with the previous quarter beside them. */
function UserFields({ form }: { readonly form: ReturnType<typeof usePrintForm> }): ReactNode {
  const { whose, users } = form;
  return (
    <>
      {form.hasTeams && <Segmented label="Whose" value={whose} options={WHOSE} onChange={form.setWhose} />}
      <PersonField
        {...WORDS[whose]}
        emptyText="Nobody has this name."
        people={form.people}
        isLoading={users.isFetching}
        error={users.error === null ? null : errorSentence(users.error)}
        value={form.userId}
        onChange={form.setUserId}
      />
      <PeriodField
        label="Prior quarter"
        none="None"
        periods={form.earlier}
        value={form.priorId}
        onChange={form.setPriorId}
      />
    </>
  );
}

/** A user and a quarter (people §2.9, §5 Appraisal Prints). */
export function PrintsDialog({ type, choices, onClose }: ReportDialogProps): ReactNode {
  const form = usePrintForm(choices);
  const making = useMakeReport({ failure: 'inline', onStarted: onClose });
  const never = whyNever(type, choices);
  const reason = never ?? whyNotOf(type, choices, form.period?.Id);
  const { params } = form;
  return (
    <DialogFrame
      type={type}
      problem={reason ?? making.problem}
      onClose={onClose}
      buttons={
        <Button
          variant="primary"
          loading={making.isBusy}
          loadingText="Generating"
          reason="hidden"
          disabledReason={reason ?? (params === null ? 'Choose a user first' : null)}
          onClick={() => params !== null && making.start({ Report: type.id, Format: 'pdf', Params: params })}
        >
          Generate
        </Button>
      }
    >
      {never === null && (
        <PeriodField
          label="Quarter"
          periods={choices.AppraisalPeriods}
          value={form.period?.Id}
          onChange={form.setPeriodId}
        />
      )}
      {reason === null && <UserFields form={form} />}
    </DialogFrame>
  );
}
