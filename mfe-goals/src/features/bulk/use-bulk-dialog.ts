import { useState } from 'react';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';
import { useShell, useUnsavedGuard, useLocalDraft } from '@cadence/shared-auth';
import { doneSentence } from './decisions.ts';
import type { Verdict } from './matter.ts';
import { useDecideEach, type Outcome } from './use-decide-each.ts';

export interface BulkDialogOptions {
  readonly verdict: Verdict;
  /** What is decided on, as it is when the dialog opens. */
  readonly selected: readonly Goal[];
  /** The goals that wait for the viewer now. */
  readonly waiting: readonly Goal[];
  readonly onDecided: (outcome: Outcome) => void;
  /** Nothing is left to decide of what was selected. */
  readonly onAllDone: () => void;
}

interface Words {
  readonly comment: string;
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Words>).comment === 'string';

/** The comment of the verdict; kept on this device through Escape, a reload and a sign-out. */
function useComment(verdict: Verdict) {
  const draft = useLocalDraft({ entity: `bulk:${verdict}`, version: 'new' }, isWords);
  const [comment, setComment] = useState(draft.found?.values.comment ?? '');
  return {
    comment,
    set: (text: string): void => {
      setComment(text);
      draft.keep({ comment: text });
    },
    drop: draft.drop,
  };
}

/**
 * `refused`: some goals are left for another attempt. `over`: it ran, and what was refused no longer waits for the
 * viewer.
 */
export type Phase = 'asking' | 'running' | 'refused' | 'over';

function phaseOf(
  run: { readonly isRunning: boolean; readonly isSettled: boolean },
  left: readonly Goal[],
): Phase {
  if (run.isRunning) return 'running';
  if (!run.isSettled) return 'asking';
  return left.length > 0 ? 'refused' : 'over';
}

/** While goals are being decided on, or a comment is written and not sent, leaving the page asks first. */
function useGuard(phase: Phase, comment: string): void {
  const isRunning = phase === 'running';
  useUnsavedGuard(
    isRunning || (phase === 'asking' && comment !== ''),
    isRunning ? 'Goals are being decided on.' : 'Your comment for the selected goals is not sent.',
  );
}

/** A verdict on the selected goals, from the question to the last refusal. */
export function useBulkDialog({ verdict, selected, waiting, onDecided, onAllDone }: BulkDialogOptions) {
  const shell = useShell();
  const [goals] = useState(selected);
  const words = useComment(verdict);
  const [isTried, setTried] = useState(false);
  const decide = useDecideEach({
    verdict,
    onSettled: (outcome) => {
      onDecided(outcome);
      if (!goals.every(({ Id }) => outcome.done.includes(Id) || isDone(Id))) return;
      words.drop();
      shell.toast({ title: doneSentence(goals.length, verdict), tone: 'good' });
      onAllDone();
    },
  });
  const isDone = (id: number): boolean => decide.steps.get(id)?.state === 'done';
  const isLeft = ({ Id }: Goal): boolean => goals.some((goal) => goal.Id === Id) && !isDone(Id);
  // Somebody may have changed or decided a goal since: the next attempt uses the current goals.
  const left = decide.isSettled ? waiting.filter(isLeft) : goals;
  const phase = phaseOf(decide, left);
  const isMissing = verdict === 'return' && words.comment.trim() === '';
  useGuard(phase, words.comment);
  return {
    goals,
    words,
    steps: decide.steps,
    phase,
    stop: decide.stop,
    isMissing,
    error: isTried && isMissing ? MESSAGES.commentRequired : null,
    /** Decides on what is left; false when the comment does not allow it. */
    submit: (): boolean => {
      setTried(true);
      if (isMissing || words.comment.length > LIMITS.comment) return false;
      if (phase !== 'running') decide.run(left, words.comment);
      return true;
    },
  };
}
export type BulkDialogState = ReturnType<typeof useBulkDialog>;
