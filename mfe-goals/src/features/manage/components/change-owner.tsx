import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { newKey } from '@cadence/shared-auth';
import { MESSAGES } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { Combobox, Dialog, Field } from '@cadence/shared-ui';
import { useGoalChange } from '../../lifecycle/api/use-goal-change.ts';
import { DialogFoot } from '../../lifecycle/components/dialog-foot.tsx';
import { ProblemNotice } from '../../lifecycle/components/problem-notice.tsx';
import { useGoalPeople } from '../../goal/api/people.ts';
import { useSeenGoal } from '../../goal/use-seen-goal.ts';
import { changeOwner } from '../api/manage-goal.ts';

export interface ChangeOwnerProps {
  readonly bundle: GoalBundle;
  readonly onClose: () => void;
}

/** Gives the goal to somebody else; both are notified. */
export function ChangeOwner({ bundle, onClose }: ChangeOwnerProps): ReactNode {
  const { Goal: goal } = bundle;
  const people = useGoalPeople();
  const [ownerId, setOwnerId] = useState<number | null>(goal.User.Id);
  const [formKey] = useState(newKey);
  const form = useRef<HTMLFormElement>(null);
  const field = (): HTMLElement | null => form.current?.querySelector('input') ?? null;
  const change = useGoalChange(changeOwner, { done: 'Owner changed', onDone: onClose });
  const seen = useSeenGoal(goal, change.isConflict);
  const why = ownerId === null || ownerId === goal.User.Id ? MESSAGES.goalOwnerRequired : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (why === null && ownerId !== null) change.run({ goal: seen, ownerId, formKey });
  };
  const owner = { Id: goal.User.Id, Name: goal.User.Name, JobTitle: goal.User.Title };
  const others = (people.data?.data ?? []).filter(({ Id }) => Id !== owner.Id);
  const options = [owner, ...others].map(({ Id, Name, JobTitle }) => ({
    value: String(Id),
    label: Name,
    ...(JobTitle !== null && { meta: JobTitle }),
  }));
  return (
    <Dialog
      open
      title="Change ownership"
      onCloseRequest={onClose}
      initialFocus={field}
      footer={
        <DialogFoot
          form="goal-owner"
          label="Save"
          isSaving={change.isSaving}
          savingLabel="Saving"
          why={why}
          onBlocked={() => field()?.focus()}
          onCancel={onClose}
        />
      }
    >
      <form ref={form} id="goal-owner" className="cd-stack cd-gap-4" noValidate onSubmit={submit}>
        <p className="cd-ink2">
          <bdi>{goal.User.Name}</bdi> owns this goal now. Goals beneath it stay where they are.
        </p>
        <Field label="New owner" required>
          <Combobox
            inputSize="lg"
            value={ownerId === null ? null : String(ownerId)}
            options={options}
            loading={people.isPending}
            placeholder="Choose a person"
            onChange={(value) => setOwnerId(value === null ? null : Number(value))}
          />
        </Field>
        <ProblemNotice problem={change.problem} isConflict={change.isConflict} />
      </form>
    </Dialog>
  );
}
