import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { DELETE_WORD } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { Dialog, Field, plural, TextInput } from '@cadence/shared-ui';
import { DialogFoot } from '../../lifecycle/components/dialog-foot.tsx';
import { useDeleteGoal } from '../api/delete-goal.ts';

export interface DeleteGoalProps {
  readonly bundle: GoalBundle;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Deletes once exactly DELETE is typed (GOAL-096). */
export function DeleteGoal({ bundle, onClose, onGone }: DeleteGoalProps): ReactNode {
  const { Goal: goal } = bundle;
  const [typed, setTyped] = useState('');
  const { remove, isDeleting } = useDeleteGoal(goal.Id, onGone);
  const field = useRef<HTMLInputElement>(null);
  const isConfirmed = typed === DELETE_WORD;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isConfirmed && !isDeleting) remove();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title="Delete goal"
      onCloseRequest={onClose}
      initialFocus={() => field.current}
      footer={
        <DialogFoot
          form="goal-delete"
          label="Delete Goal"
          isSaving={isDeleting}
          savingLabel="Deleting"
          variant="danger"
          why={isConfirmed ? null : `Type ${DELETE_WORD} first`}
          onBlocked={() => field.current?.focus()}
          onCancel={onClose}
        />
      }
    >
      <form id="goal-delete" className="cd-stack cd-gap-4" noValidate onSubmit={submit}>
        <p className="cd-ink2">
          “<bdi>{goal.GoalDetail.Title}</bdi>” and its {plural(goal.Weeks.length, 'week')} are deleted for
          everyone.
          {goal.ChildCount > 0 &&
            ` ${plural(goal.ChildCount, 'goal')} beneath it will not be aligned any more.`}
        </p>
        <Field label={`Type ${DELETE_WORD} to delete this goal`}>
          <TextInput
            ref={field}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
