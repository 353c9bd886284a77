import type { ReactNode } from 'react';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { Button, cx, dayOf, formatDate, formatTime, Spinner } from '@cadence/shared-ui';
import { Check, CircleAlert } from '@cadence/shared-ui/icons';
import type { AppraisalForm } from '../use-appraisal-form.ts';

type State = 'saving' | 'behind' | 'behindSelf' | 'failed' | 'waiting' | 'saved';

function stateOf(form: AppraisalForm, viewerId: number): State {
  const { isSaving, isBehind, isDirty, failure, newest } = form;
  if (isSaving) return 'saving';
  // Typing is recorded once until something else happens, so that the latest event shows whose version it is.
  if (isBehind && isDirty) return newest.History.at(-1)?.Person?.Id === viewerId ? 'behindSelf' : 'behind';
  if (failure !== null) return 'failed';
  return isDirty ? 'waiting' : 'saved';
}

const LOOKS: Readonly<Record<State, readonly [icon: ReactNode, text: string]>> = {
  saving: [<Spinner key="saving" />, 'Saving'],
  behind: [<CircleAlert key="behind" aria-hidden />, 'Not saved: changed by someone else'],
  behindSelf: [<CircleAlert key="behindSelf" aria-hidden />, 'Not saved: you changed it in another window'],
  failed: [<CircleAlert key="failed" aria-hidden />, 'Not saved'],
  waiting: [null, 'Not saved yet'],
  saved: [<Check key="saved" aria-hidden />, 'Saved'],
};

/** '10:42 am'; of an earlier day 'Oct 6'. */
function savedText(at: string, today: string, timeZone: string): string {
  const day = dayOf(at, timeZone);
  return day === today ? formatTime(at, timeZone) : formatDate(day);
}

/** Whether what is typed is saved, and where it is not, how to save it. */
export function SavedStatus({ form }: { readonly form: AppraisalForm }): ReactNode {
  const timeZone = useTimeZone();
  const { profile, period } = useSession();
  const state = stateOf(form, profile.Id);
  const [icon, text] = LOOKS[state];
  return (
    <>
      <span className={cx('tal-saved', state !== 'saved' && 'tal-unsaved')} role="status">
        {icon}
        {text}
        {state === 'saved' && ` ${savedText(form.base.UpdatedAt, period.Today, timeZone)}`}
      </span>
      {(state === 'behind' || state === 'behindSelf') && (
        <Button size="sm" onClick={form.compare}>
          Compare
        </Button>
      )}
      {state === 'failed' && form.isDraft && (
        <Button size="sm" onClick={form.retry}>
          Retry
        </Button>
      )}
    </>
  );
}
