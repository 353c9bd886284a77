import type { ReactNode } from 'react';
import { useLocalDraft, useShell } from '@cadence/shared-auth';
import { Button, LikelihoodChip, QualityChip, VisuallyHidden } from '@cadence/shared-ui';
import { GOALS_PATH } from '../../place/use-goals-place.ts';
import { CopyText } from '../../weekly-update/components/copy-text.tsx';
import { isUpdateValues, type UpdateValues } from '../../weekly-update/update-values.ts';
import type { UnsentUpdate } from '../unsent-update.ts';
import type { UnsentUpdates } from '../use-unsent-updates.ts';
import { UpdateName } from './update-name.tsx';

export interface UnsentRowProps {
  readonly update: UnsentUpdate;
  readonly unsent: UnsentUpdates;
  readonly onOpened: () => void;
}

/** Opens the week's form, with the update as the draft that it offers; a goal without updates is opened alone. */
function useOpen({ update, onOpened }: UnsentRowProps): () => void {
  const shell = useShell();
  const { goalId, week, likelihood, quality, comment, formKey } = update;
  const draft = useLocalDraft<UpdateValues>({ entity: `update:${goalId}`, version: 'week' }, isUpdateValues);
  return () => {
    const isClosed = update.refusal?.kind === 'closed';
    if (!isClosed) {
      draft.formKey.adopt(formKey);
      draft.keep({ week, likelihood, quality, comment });
    }
    shell.navigate(`${GOALS_PATH}/${goalId}${isClosed ? '' : `?do=update&week=${week}`}`);
    onOpened();
  };
}

/** One update with its fate, and what can be done about it. */
export function UnsentRow(props: UnsentRowProps): ReactNode {
  const { update, unsent } = props;
  const { refusal, comment, likelihood, quality, title } = update;
  const shell = useShell();
  const open = useOpen(props);
  const discard = (): void => {
    unsent.drop(update.formKey);
    shell.toast({ title: 'Discarded', action: { label: 'Undo', onClick: () => void unsent.put(update) } });
  };
  const tryAgain = (): void =>
    void unsent.put({ ...update, keptAt: new Date().toISOString(), refusal: null });
  const of = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <li className="gl-unsent-row">
      <h3>
        <UpdateName update={update} />
      </h3>
      <p className="gl-unsent-chips">
        <LikelihoodChip value={likelihood} delta={0} />
        <QualityChip value={quality} delta={0} />
      </p>
      {comment.trim() !== '' && (
        <p className="gl-unsent-comment" dir="auto">
          {comment.trim()}
        </p>
      )}
      <p className="cd-t13 cd-ink2">
        {refusal === null
          ? 'Kept on this device. It is sent when you are online again.'
          : `Not sent. ${refusal.sentence}`}
      </p>
      <div className="gl-unsent-actions">
        {refusal !== null && refusal.kind !== 'overtaken' && (
          <Button size="sm" onClick={tryAgain}>
            Try Again{of}
          </Button>
        )}
        <Button size="sm" onClick={open}>
          {refusal?.kind === 'closed' ? 'Open Goal' : 'Open'}
          {of}
        </Button>
        {refusal?.kind === 'closed' && comment.trim() !== '' && <CopyText text={comment.trim()} />}
        <Button size="sm" variant="quiet" onClick={discard}>
          Discard{of}
        </Button>
      </div>
    </li>
  );
}
