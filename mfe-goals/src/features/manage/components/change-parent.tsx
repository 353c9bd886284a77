import { useState, type ReactNode } from 'react';
import type { GoalBundle } from '@cadence/shared-contract';
import { newKey, useSession } from '@cadence/shared-auth';
import { Button, Checkbox, Dialog } from '@cadence/shared-ui';
import { useGoalChange } from '../../lifecycle/api/use-goal-change.ts';
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
  const [chosen, setChosen] = useState<number | null>(null);
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
  return (
    <Dialog
      open
      width={600}
      title="Change parent goal"
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={change.isSaving}
            loadingText="Saving"
            disabledReason={chosen === null ? 'Choose a goal first' : null}
            onClick={() => chosen !== null && change.run({ goal: seen, parentId: chosen, formKey })}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="cd-stack cd-gap-4">
        <p className="cd-ink2">
          {ParentGoal === null ? 'This goal is not aligned.' : `It contributes to “${ParentGoal.Title}”.`}
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
            onChange={({ target }) => setChosen(target.checked ? NO_PARENT : null)}
          />
        )}
        <ProblemNotice problem={change.problem} isConflict={change.isConflict} />
      </div>
    </Dialog>
  );
}
