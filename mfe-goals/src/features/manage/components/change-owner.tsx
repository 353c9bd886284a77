import { useState, type FormEvent, type ReactNode } from 'react';
import { newKey } from '@cadence/shared-auth';
import { MESSAGES } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { Button, Combobox, Dialog, Field } from '@cadence/shared-ui';
import { useGoalChange } from '../../lifecycle/api/use-goal-change.ts';
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
  const [ownerId, setOwnerId] = useState<number | null>(null);
  const [formKey] = useState(newKey);
  const [isTried, setTried] = useState(false);
  const change = useGoalChange(changeOwner, { done: 'Owner changed', onDone: onClose });
  const seen = useSeenGoal(goal, change.isConflict);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (ownerId !== null) change.run({ goal: seen, ownerId, formKey });
  };
  const options = (people.data?.data ?? [])
    .filter(({ Id }) => Id !== goal.User.Id)
    .map(({ Id, Name, JobTitle }) => ({
      value: String(Id),
      label: Name,
      ...(JobTitle !== null && { meta: JobTitle }),
    }));
  return (
    <Dialog
      open
      title="Change ownership"
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="goal-owner"
            variant="primary"
            loading={change.isSaving}
            loadingText="Saving"
          >
            Save
          </Button>
        </>
      }
    >
      <form id="goal-owner" className="cd-stack cd-gap-4" noValidate onSubmit={submit}>
        <p className="cd-ink2">{goal.User.Name} owns this goal now. Goals beneath it stay where they are.</p>
        <Field label="New owner" required error={isTried && ownerId === null && MESSAGES.goalOwnerRequired}>
          <Combobox
            key={options.length}
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
