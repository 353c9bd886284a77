import { useState, type FormEvent, type ReactNode } from 'react';
import { DELETE_WORD } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { Button, Dialog, Field, plural, TextInput } from '@cadence/shared-ui';
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
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="goal-delete"
            variant="danger"
            loading={isDeleting}
            loadingText="Deleting"
            reason="hidden"
            disabledReason={isConfirmed ? null : `Type ${DELETE_WORD} first`}
          >
            Delete Goal
          </Button>
        </>
      }
    >
      <form id="goal-delete" className="cd-stack cd-gap-4" noValidate onSubmit={submit}>
        <p className="cd-ink2">
          “{goal.GoalDetail.Title}” and its {plural(goal.Weeks.length, 'week')} are deleted for everyone.
          {goal.ChildCount > 0 &&
            ` ${plural(goal.ChildCount, 'goal')} beneath it will not be aligned any more.`}
        </p>
        <Field label={`Type ${DELETE_WORD} to delete this goal`}>
          <TextInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
