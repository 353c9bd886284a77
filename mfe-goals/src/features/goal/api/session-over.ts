import { ApiError } from '@cadence/shared-auth';

/** True for a refusal that has ended the session (D-1): the login says why, and nothing more needs to be said. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
