import { useRef } from 'react';
import { ApiError, useSession, useShell } from '@cadence/shared-auth';
import { useFreshness, useMutation, type FailurePlace } from '@cadence/shared-auth/query';
import type { GoalChanged } from '@cadence/shared-contract';
import { goalFailure, isGoalGone } from '../../goal/goal-failure.ts';
import { overwrittenText } from '../../goal/overwritten-text.ts';
import { goalChange, goalOutdated } from '../../goal/api/goal-change.ts';
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
 * `problem`, next to what was typed. When the screen is stale (409, or 404 when the goal is no longer visible), the
 * goal is also fetched again.
 */
export function useGoalChange<Input>(
  change: (input: Input) => Promise<GoalChanged>,
  options: GoalChangeOptions<Input>,
) {
  const { made } = useFreshness();
  const shell = useShell();
  const { profile } = useSession();
  // Known at once: a second click comes before anything is drawn again.
  const isUnderWay = useRef(false);
  const isGone = (changed: GoalChanged): boolean =>
    options.onGone !== undefined && isOutOfSight(changed, profile.Id);
  const mutation = useMutation({
    mutationFn: change,
    failure: placeOfFailure,
    changes: (changed) => goalChange(changed, isGone(changed)),
    onSuccess: (changed, input) => {
      const { done } = options;
      const title = typeof done === 'string' ? done : done(input);
      const description = overwrittenText(changed);
      shell.toast({ title, tone: 'good', ...(description !== null && { description }) });
      if (isGone(changed)) options.onGone?.();
      else options.onDone(changed);
    },
    onError: (error) => {
      if (isOutdated(error)) void made([goalOutdated()]);
    },
    onSettled: () => void (isUnderWay.current = false),
  });
  const { error, mutate } = mutation;
  const run = (...given: Parameters<typeof mutate>): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(...given);
  };
  return {
    /** Does it, unless it is under way already: a double click is one change (D-89). */
    run,
    isSaving: mutation.isPending,
    error,
    /** The sentence to show, null while nothing failed. */
    problem: error === null || isSessionOver(error) ? null : goalFailure(error),
    isConflict: isConflict(error),
    reset: mutation.reset,
  };
}

/** A goal sent back to draft is its owner's alone again (D-22). */
export function isOutOfSight({ Goal, Permissions }: GoalChanged, viewerId: number): boolean {
  return Goal.State === 'draft' && Goal.User.Id !== viewerId && Permissions.length === 0;
}

/** Refusals after which the goal on the screen is another than the one that was decided on. */
const OVERTAKEN: readonly unknown[] = ['changedByOther', 'tooLate'];

/** Changed by someone else (D-3); what is already done was done by oneself (D-122). */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, reason } = error;
  return code === 'stale' || (code === 'conflict' && (reason === null || OVERTAKEN.includes(reason)));
}

/** The goal is not what is on the screen any more. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || isGoalGone(error));
}

/** Next to what was typed, and as a toast; a goal that is no longer visible has its own message, shown once. */
export function placeOfFailure(error: unknown): FailurePlace {
  return isGoalGone(error) ? 'inline' : 'toast';
}
