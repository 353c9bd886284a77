import { useState, type FormEvent, type ReactNode } from 'react';
import { newKey } from '@cadence/shared-auth';
import { goalAction, LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { Button, Dialog } from '@cadence/shared-ui';
import { useSeenGoal } from '../../goal/use-seen-goal.ts';
import { changeStatus } from '../../lifecycle/api/status-change.ts';
import { useGoalChange } from '../../lifecycle/api/use-goal-change.ts';
import { TRANSITION_WORDS, type TransitionAction, type TransitionWords } from '../transition-words.ts';
import { CommentField } from '../../lifecycle/components/comment-field.tsx';
import { ProblemNotice } from '../../lifecycle/components/problem-notice.tsx';
import { WillBeNotified } from '../../lifecycle/components/will-be-notified.tsx';

export interface TransitionDialogProps {
  readonly transition: TransitionAction;
  readonly bundle: GoalBundle;
  readonly onClose: () => void;
}

/** A change of state with a comment: submit, publish, retract, discard, shelve, reactivate (core §2 Dialogs). */
export function TransitionDialog({ transition, bundle, onClose }: TransitionDialogProps): ReactNode {
  const words: TransitionWords = TRANSITION_WORDS[transition];
  const { label, comment: asked } = goalAction(transition);
  const isRequired = asked === 'required';
  const [comment, setComment] = useState('');
  const [formKey] = useState(newKey);
  const [isTried, setTried] = useState(false);
  const change = useGoalChange(changeStatus, { done: words.done, onDone: onClose });
  const seen = useSeenGoal(bundle.Goal, change.isConflict);
  const isMissing = isRequired && comment.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && comment.length <= LIMITS.comment)
      change.run({ goal: seen, action: transition, comment, formKey });
  };
  return (
    <Dialog
      open
      title={words.title}
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="goal-transition"
            variant={transition === 'discardEdit' ? 'danger' : 'primary'}
            loading={change.isSaving}
            loadingText={words.saving}
          >
            {words.confirm ?? label}
          </Button>
        </>
      }
    >
      <form id="goal-transition" className="cd-stack cd-gap-4" noValidate onSubmit={submit}>
        <p className="cd-ink2">{words.explain}</p>
        {words.asks === true && <WillBeNotified goalId={bundle.Goal.Id} />}
        <CommentField
          value={comment}
          onChange={setComment}
          note={isRequired ? undefined : 'optional'}
          error={isTried && isMissing ? MESSAGES.transitionCommentRequired : null}
        />
        <ProblemNotice problem={change.problem} isConflict={change.isConflict} />
      </form>
    </Dialog>
  );
}
