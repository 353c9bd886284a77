import { ApiError, errorSentence, useShell } from '@cadence/shared-auth';
import { useMutation, useQueryClient } from '@cadence/shared-auth/query';
import type { GoalChanged } from '@cadence/shared-contract';
import { refreshGoals, takeOverChange } from '../../goal/api/refresh.ts';
import { isSessionOver } from '../../goal/api/session-over.ts';

export interface GoalChangeOptions<Input> {
  /** Toast once it is done. */
  readonly done: string | ((input: Input) => string);
  readonly onDone: (changed: GoalChanged) => void;
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
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: (changed, input) => {
      const { done } = options;
      shell.toast({ title: typeof done === 'string' ? done : done(input), tone: 'good' });
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

/** Somebody else was faster (D-3). */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
