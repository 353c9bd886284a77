import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { newKey } from '@cadence/shared-auth';
import { goalAction } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import { Dialog } from '@cadence/shared-ui';
import { useSeenGoal } from '../../goal/use-seen-goal.ts';
import { changeStatus } from '../../lifecycle/api/status-change.ts';
import { useGoalChange } from '../../lifecycle/api/use-goal-change.ts';
import { TRANSITION_WORDS, type TransitionAction, type TransitionWords } from '../transition-words.ts';
import { whyNotSent } from '../../lifecycle/comment-rules.ts';
import { CommentField } from '../../lifecycle/components/comment-field.tsx';
import { DialogFoot } from '../../lifecycle/components/dialog-foot.tsx';
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
  const change = useGoalChange(changeStatus, { done: words.done, onDone: onClose });
  const seen = useSeenGoal(bundle.Goal, change.isConflict);
  const form = useRef<HTMLFormElement>(null);
  const box = (): HTMLElement | null => form.current?.querySelector('textarea') ?? null;
  const why = whyNotSent(comment, isRequired);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (why === null) change.run({ goal: seen, action: transition, comment, formKey });
  };
  return (
    <Dialog
      open
      title={words.title}
      onCloseRequest={onClose}
      initialFocus={box}
      footer={
        <DialogFoot
          form="goal-transition"
          label={words.confirm ?? label}
          isSaving={change.isSaving}
          savingLabel={words.saving}
          variant={transition === 'discardEdit' ? 'danger' : 'primary'}
          why={why}
          onBlocked={() => box()?.focus()}
          onCancel={onClose}
        />
      }
    >
      <form ref={form} id="goal-transition" className="cd-stack cd-gap-4" noValidate onSubmit={submit}>
        <p className="cd-ink2">{words.explain}</p>
        {words.asks === true && <WillBeNotified goalId={bundle.Goal.Id} />}
        <CommentField value={comment} onChange={setComment} note={isRequired ? undefined : 'optional'} />
        <ProblemNotice problem={change.problem} isConflict={change.isConflict} />
      </form>
    </Dialog>
  );
}
