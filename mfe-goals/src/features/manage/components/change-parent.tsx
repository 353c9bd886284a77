import { useState, type FormEvent, type ReactNode } from 'react';
import type { GoalBundle } from '@cadence/shared-contract';
import { newKey, useSession } from '@cadence/shared-auth';
import { Checkbox, Dialog } from '@cadence/shared-ui';
import { useGoalChange } from '../../lifecycle/api/use-goal-change.ts';
import { DialogFoot } from '../../lifecycle/components/dialog-foot.tsx';
import { ProblemNotice } from '../../lifecycle/components/problem-notice.tsx';
import { useParentCandidates } from '../../form/api/parent-candidates.ts';
import { ParentList } from '../../form/components/parent-list.tsx';
import { useSeenGoal } from '../../goal/use-seen-goal.ts';
import { changeParent } from '../api/manage-goal.ts';

export interface ChangeParentProps {
  readonly bundle: GoalBundle;
  readonly onClose: () => void;
}

const NO_PARENT = 0;

/** Puts the goal beneath another, or beneath none (0). */
export function ChangeParent({ bundle, onClose }: ChangeParentProps): ReactNode {
  const { Goal: goal, ParentGoal } = bundle;
  const { profile } = useSession();
  const [chosen, setChosen] = useState<number | null>(goal.ParentId);
  const [formKey] = useState(newKey);
  const candidates = useParentCandidates(
    { userId: profile.Id, periodId: goal.GoalPeriodId, ownerId: goal.User.Id, goalId: goal.Id },
    { enabled: true },
  );
  const change = useGoalChange(changeParent, {
    done: ({ parentId }) => (parentId === NO_PARENT ? 'Parent removed' : 'Parent changed'),
    onDone: onClose,
  });
  const seen = useSeenGoal(goal, change.isConflict);
  const isSame = chosen === goal.ParentId;
  const why = !isSame ? null : chosen === null ? 'Choose a goal first' : 'Choose another goal first';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen !== null && !isSame) change.run({ goal: seen, parentId: chosen, formKey });
  };
  return (
    <Dialog
      open
      width={600}
      title="Change parent goal"
      onCloseRequest={onClose}
      footer={
        <DialogFoot
          form="goal-parent"
          label="Save"
          isSaving={change.isSaving}
          savingLabel="Saving"
          why={why}
          onCancel={onClose}
        />
      }
    >
      <form id="goal-parent" className="cd-stack cd-gap-4" noValidate onSubmit={submit}>
        <p className="cd-ink2">
          {ParentGoal === null ? (
            'This goal is not aligned.'
          ) : (
            <>
              It contributes to “<bdi>{ParentGoal.Title}</bdi>”.
            </>
          )}
        </p>
        <ParentList
          among={candidates}
          value={chosen}
          exceptId={goal.Id}
          onChange={({ Id }) => setChosen(Id)}
        />
        {goal.ParentId !== null && (
          <Checkbox
            label="Remove the parent"
            checked={chosen === NO_PARENT}
            onChange={({ target }) => setChosen(target.checked ? NO_PARENT : goal.ParentId)}
          />
        )}
        <ProblemNotice problem={change.problem} isConflict={change.isConflict} />
      </form>
    </Dialog>
  );
}
