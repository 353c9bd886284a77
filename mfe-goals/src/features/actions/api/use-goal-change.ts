import { ApiError, errorSentence, useSession, useShell } from '@cadence/shared-auth';
import { useMutation, useQueryClient } from '@cadence/shared-auth/query';
import type { GoalChanged } from '@cadence/shared-contract';
import { refreshGoals, takeOutOfSight, takeOverChange } from '../../goal/api/refresh.ts';
import { isSessionOver } from '../../goal/api/session-over.ts';

export interface GoalChangeOptions<Input> {
  /** Toast once it is done. */
  readonly done: string | ((input: Input) => string);
  readonly onDone: (changed: GoalChanged) => void;
  /** Instead of `onDone` when the change took the goal out of the viewer's sight; `onDone` where it cannot. */
  readonly onGone?: () => void;
}

/**
 * A change of one goal. Success shows in the detail at once and as a toast. A failure stays with the caller as
 * `problem`, next to what was typed; a lost race (409) also fetches what happened meanwhile.
 */
export function useGoalChange<Input>(
  change: (input: Input) => Promise<GoalChanged>,
  options: GoalChangeOptions<Input>,
) {
  const client = useQueryClient();
  const shell = useShell();
  const { profile } = useSession();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: (changed, input) => {
      const { done } = options;
      shell.toast({ title: typeof done === 'string' ? done : done(input), tone: 'good' });
      if (options.onGone !== undefined && isOutOfSight(changed, profile.Id)) {
        void takeOutOfSight(client, changed.Goal.Id);
        options.onGone();
        return;
      }
      options.onDone(changed);
      void takeOverChange(client, changed);
    },
    onError: (error) => {
      if (isSessionOver(error)) return;
      shell.toast({ title: errorSentence(error), tone: 'alarm' });
      if (isConflict(error)) void refreshGoals(client);
    },
  });
  const { error } = mutation;
  return {
    run: mutation.mutate,
    isSaving: mutation.isPending,
    error,
    /** The sentence to show, null while nothing failed. */
    problem: error === null || isSessionOver(error) ? null : errorSentence(error),
    isConflict: isConflict(error),
    reset: mutation.reset,
  };
}

/** A goal sent back to draft is its owner's alone again (D-22). */
export function isOutOfSight({ Goal, Permissions }: GoalChanged, viewerId: number): boolean {
  return Goal.State === 'draft' && Goal.User.Id !== viewerId && Permissions.length === 0;
}

/** Somebody else was faster (D-3). */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
