import { useState, type FormEvent, type ReactNode } from 'react';
import { newKey } from '@cadence/shared-auth';
import { goalAction, goalSectionLabels, LIMITS } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { Button, Dialog, ExpandableText, RadioCards, registerStyles } from '@cadence/shared-ui';
import { changeStatus } from '../../lifecycle/api/status-change.ts';
import { useGoalChange } from '../../lifecycle/api/use-goal-change.ts';
import { CommentField } from '../../lifecycle/components/comment-field.tsx';
import { ProblemNotice } from '../../lifecycle/components/problem-notice.tsx';
import { EditsDiff } from '../../edits/components/edits-diff.tsx';
import { useSeenGoal } from '../../goal/use-seen-goal.ts';
import { usePendingChanges } from '../../edits/use-pending-changes.ts';
import { decisionLabel, PUBLICATION, reviewKindOf, type Choice } from '../../lifecycle/review-kind.ts';
import css from '../../edits/components/edits-diff.css';
registerStyles('goals-diff', css);

export interface ReviewDialogProps {
  readonly bundle: GoalBundle;
  readonly onClose: () => void;
  /** The goal went back to its owner and is no longer visible here. */
  readonly onGone: () => void;
}

/** What is decided on: the difference for edits, else the goal's own text. */
function Subject({ bundle }: { readonly bundle: GoalBundle }): ReactNode {
  const fields = usePendingChanges(bundle);
  const { Goal: goal } = bundle;
  if (goal.State === 'approved') return <EditsDiff fields={fields} />;
  return (
    <dl className="gl-diff">
      <div>
        <dt>{goalSectionLabels(goal.GoalType).Measurement}</dt>
        <dd>
          <ExpandableText text={goal.GoalDetail.Measurement} limit={300} />
        </dd>
      </div>
    </dl>
  );
}

/** The manager's decision on a goal, its edits or its shelving: Yes or No; No says why (core §5, D-65). */
export function ReviewDialog({ bundle, onClose, onGone }: ReviewDialogProps): ReactNode {
  const [kind] = useState(() => reviewKindOf(bundle.Goal) ?? PUBLICATION);
  const [choice, setChoice] = useState<Choice>(null);
  const [comment, setComment] = useState('');
  const [formKey] = useState(newKey);
  const change = useGoalChange(changeStatus, {
    done: choice === 'yes' ? kind.doneYes : kind.doneNo,
    onDone: onClose,
    onGone,
  });
  const seen = useSeenGoal(bundle.Goal, change.isConflict);
  const label = decisionLabel(kind, choice, comment);
  const isReady =
    (choice === 'yes' || (choice === 'no' && comment.trim() !== '')) && comment.length <= LIMITS.comment;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady || choice === null) return;
    change.run({ goal: seen, action: kind[choice], comment, formKey });
  };
  return (
    <Dialog
      open
      width={600}
      title={kind.question}
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="goal-review"
            variant="primary"
            loading={change.isSaving}
            loadingText="Saving"
            reason="hidden"
            disabledReason={
              isReady ? null : choice === null ? 'Choose Yes or No first' : 'To say no, say why'
            }
          >
            {label}
          </Button>
        </>
      }
    >
      <form id="goal-review" className="cd-stack cd-gap-4" noValidate onSubmit={submit}>
        <div>
          <p className="cd-w5">{bundle.Goal.GoalDetail.Title}</p>
          <p className="cd-t13 cd-ink3">{bundle.Goal.User.Name}</p>
        </div>
        <Subject bundle={bundle} />
        <RadioCards
          legend="Your decision"
          value={choice}
          columns={2}
          options={[
            { value: 'yes', title: 'Yes', text: goalAction(kind.yes).label },
            { value: 'no', title: 'No', text: goalAction(kind.no).label },
          ]}
          onChange={(value) => setChoice(value === 'yes' ? 'yes' : 'no')}
        />
        <CommentField value={comment} onChange={setComment} note={choice === 'no' ? undefined : 'optional'} />
        <ProblemNotice problem={change.problem} isConflict={change.isConflict} />
      </form>
    </Dialog>
  );
}
