import { useRef, type FormEvent, type ReactNode } from 'react';
import { Button, Dialog } from '@cadence/shared-ui';
import { CommentField } from '../../lifecycle/components/comment-field.tsx';
import { questionOf } from '../decisions.ts';
import { noLabel, type Verdict } from '../matter.ts';
import { useBulkDialog, type BulkDialogOptions, type BulkDialogState } from '../use-bulk-dialog.ts';
import { BulkAudience } from './bulk-audience.tsx';
import { BulkGoals } from './bulk-goals.tsx';
import { BulkProgress } from './bulk-progress.tsx';

const FORM_ID = 'goals-bulk';

interface PartProps {
  readonly state: BulkDialogState;
  readonly verdict: Verdict;
}

/** The main button: one element from the question to the end, so that it keeps the focus. */
function Submit({ state, verdict }: PartProps): ReactNode {
  const { goals, phase, isMissing } = state;
  const labels = {
    asking: verdict === 'approve' ? 'Approve' : noLabel(goals),
    running: verdict === 'approve' ? 'Approving' : 'Sending',
    refused: 'Try Again',
    over: 'Done',
  } as const;
  return (
    <Button
      type="submit"
      form={FORM_ID}
      variant="primary"
      loading={phase === 'running'}
      loadingText={labels.running}
    >
      {isMissing && phase !== 'over' ? 'Comment Is Required' : labels[phase]}
    </Button>
  );
}

function Leave({
  state,
  onClose,
}: {
  readonly state: BulkDialogState;
  readonly onClose: () => void;
}): ReactNode {
  switch (state.phase) {
    case 'asking':
      return <Button onClick={onClose}>Cancel</Button>;
    case 'running':
      return <Button onClick={state.stop}>Stop</Button>;
    case 'refused':
      return <Button onClick={onClose}>Close</Button>;
    case 'over':
      return null;
  }
}

/** One comment for all goals; a decision under way has already sent it. */
function Comment({ state, verdict }: PartProps): ReactNode {
  const { goals, words, phase, error } = state;
  if (phase === 'running' || phase === 'over') return null;
  return (
    <CommentField
      value={words.comment}
      onChange={words.set}
      label={goals.length === 1 ? 'Comment' : 'Comment for all'}
      note={verdict === 'return' ? undefined : 'optional'}
      error={error}
    />
  );
}

export interface BulkDialogProps extends BulkDialogOptions {
  readonly onClose: () => void;
}

/** What the decision will do to each goal and who will be notified; then its progress, and what was refused. */
export function BulkDialog(props: BulkDialogProps): ReactNode {
  const { verdict, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const state = useBulkDialog(props);
  const { goals, steps, phase } = state;
  const textarea = (): HTMLElement | null => form.current?.querySelector('textarea') ?? null;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (phase === 'over') onClose();
    else if (!state.submit()) textarea()?.focus();
  };
  return (
    <Dialog
      open
      width={600}
      title={questionOf(goals, verdict)}
      onCloseRequest={() => phase !== 'running' && onClose()}
      initialFocus={() => (verdict === 'return' ? textarea() : null)}
      footer={
        <>
          <Leave state={state} onClose={onClose} />
          <Submit state={state} verdict={verdict} />
        </>
      }
    >
      <form id={FORM_ID} ref={form} className="cd-stack cd-gap-4" noValidate onSubmit={onSubmit}>
        <BulkProgress verdict={verdict} goals={goals} steps={steps} phase={phase} />
        {verdict === 'return' && <Comment state={state} verdict={verdict} />}
        <BulkGoals goals={goals} verdict={verdict} steps={steps} />
        {phase === 'asking' && <BulkAudience goals={goals} verdict={verdict} />}
        {verdict === 'approve' && <Comment state={state} verdict={verdict} />}
      </form>
    </Dialog>
  );
}
