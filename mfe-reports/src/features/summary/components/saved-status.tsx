import type { ReactNode } from 'react';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { Button, cx, Spinner } from '@cadence/shared-ui';
import { CircleAlert } from '@cadence/shared-ui/icons';
import { momentText } from '../words.ts';
import type { SummaryForm } from '../use-summary-form.ts';

type State = 'saving' | 'behind' | 'failed' | 'waiting' | 'saved';

function stateOf({ isSaving, isDirty, clashes, failure }: SummaryForm): State {
  if (isSaving) return 'saving';
  if (clashes.length > 0) return 'behind';
  if (failure !== null) return 'failed';
  return isDirty ? 'waiting' : 'saved';
}

const LOOKS: Readonly<Record<Exclude<State, 'saved'>, readonly [icon: ReactNode, text: string]>> = {
  saving: [<Spinner key="saving" />, 'Saving'],
  behind: [<CircleAlert key="behind" aria-hidden />, 'Not saved: you changed it in another window'],
  failed: [<CircleAlert key="failed" aria-hidden />, 'Not saved, kept on this device'],
  waiting: [null, 'Not saved yet'],
};

/** Whether what is typed is saved, and where it is not, how to save it. */
export function SavedStatus({ form }: { readonly form: SummaryForm }): ReactNode {
  const timeZone = useTimeZone();
  const { period } = useSession();
  const state = stateOf(form);
  const [icon, text] =
    state === 'saved'
      ? [null, `${momentText(form.base.Saved.UpdatedAt, timeZone, period.Today)}, saved`]
      : LOOKS[state];
  return (
    <>
      <span className={cx('sum-status', state !== 'saved' && 'sum-unsaved')} role="status">
        {icon}
        {text}
      </span>
      {state === 'behind' && (
        <Button size="sm" onClick={form.compare}>
          Compare
        </Button>
      )}
      {state === 'failed' && (
        <Button size="sm" onClick={form.save}>
          Retry
        </Button>
      )}
    </>
  );
}
