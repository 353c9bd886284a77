import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { newKey } from '@cadence/shared-auth';
import { goalAction, LIMITS } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { Button, Dialog, RadioCards, usePageKeys } from '@cadence/shared-ui';
import { changeStatus } from '../../lifecycle/api/status-change.ts';
import { useGoalChange } from '../../lifecycle/api/use-goal-change.ts';
import { CommentField } from '../../lifecycle/components/comment-field.tsx';
import { ProblemNotice } from '../../lifecycle/components/problem-notice.tsx';
import { useSeenGoal } from '../../goal/use-seen-goal.ts';
import { decisionLabel, PUBLICATION, reviewKindOf, type Choice } from '../../lifecycle/review-kind.ts';
import { ReviewFacts } from './review-facts.tsx';

const CONFIRM_ID = 'goal-review-confirm';

export interface ReviewDialogProps {
  readonly bundle: GoalBundle;
  /** The answer that is chosen when it opens. */
  readonly answer: Choice;
  readonly onClose: () => void;
  /** The goal went back to its owner and is no longer visible here. */
  readonly onGone: () => void;
}

function whyNotDecided(choice: Choice, comment: string): string | null {
  if (choice === null) return 'Choose Yes or No first';
  if (choice === 'no' && comment.trim() === '') return 'To say no, say why';
  return comment.length > LIMITS.comment ? 'The comment is too long' : null;
}

/** The manager's decision on a goal, its edits or its shelving: Yes or No; No says why (core §5, D-65). */
export function ReviewDialog({ bundle, answer, onClose, onGone }: ReviewDialogProps): ReactNode {
  const [kind] = useState(() => reviewKindOf(bundle.Goal) ?? PUBLICATION);
  const [choice, setChoice] = useState<Choice>(answer);
  const [comment, setComment] = useState('');
  const [formKey] = useState(newKey);
  const change = useGoalChange(changeStatus, {
    done: choice === 'yes' ? kind.doneYes : kind.doneNo,
    onDone: onClose,
    onGone,
  });
  const seen = useSeenGoal(bundle.Goal, change.isConflict);
  const label = decisionLabel(kind, choice, comment);
  const isReady = whyNotDecided(choice, comment) === null;
  const decide = (as: Choice): void => {
    if (as !== null) change.run({ goal: seen, action: kind[as], comment, formKey });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) decide(choice);
  };
  const form = useRef<HTMLFormElement>(null);
  const confirm = (): HTMLElement | null => document.getElementById(CONFIRM_ID);
  usePageKeys((event) => {
    if (event.key !== 'a' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (choice === 'yes' && isReady) return decide('yes');
    setChoice('yes');
    confirm()?.focus();
  });
  const first = { yes: confirm, no: () => form.current?.querySelector('textarea') ?? null };
  return (
    <Dialog
      open
      width={600}
      title={kind.question}
      onCloseRequest={onClose}
      initialFocus={choice === null ? () => form.current?.querySelector('input') ?? null : first[choice]}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            id={CONFIRM_ID}
            type="submit"
            form="goal-review"
            variant="primary"
            loading={change.isSaving}
            loadingText="Saving"
            reason="hidden"
            disabledReason={whyNotDecided(choice, comment)}
          >
            {label}
          </Button>
        </>
      }
    >
      <form ref={form} id="goal-review" className="cd-stack cd-gap-4" noValidate onSubmit={submit}>
        <div>
          <p className="cd-w5" dir="auto">
            {bundle.Goal.GoalDetail.Title}
          </p>
          <p className="cd-t13 cd-ink3">
            <bdi>{bundle.Goal.User.Name}</bdi>
          </p>
        </div>
        <ReviewFacts bundle={bundle} matter={kind.matter} />
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
