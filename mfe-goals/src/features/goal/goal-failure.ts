import { ApiError, errorSentence } from '@cadence/shared-auth';

/** A goal that was on screen is no longer there for the viewer; the server says no more than that (D-84). */
export function isGoalGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Why a change of a goal that was on screen did not happen. */
export function goalFailure(error: unknown): string {
  return isGoalGone(error)
    ? 'Nothing was changed: you can no longer see this goal. Its owner may have taken it back.'
    : errorSentence(error);
}
