import { MESSAGES } from '@cadence/shared-contract';
import { ApiError, errorSentence, fieldErrors, OfflineError } from '@cadence/shared-auth';

/**
 * What to say of a failed save beside what the fields say: the server's sentence, else the documented one (people §8).
 * Null when the fields say it, or nothing failed.
 */
export function failureOf(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (Object.keys(fieldErrors(error)).length > 0) return null;
  return error instanceof ApiError || error instanceof OfflineError
    ? errorSentence(error)
    : MESSAGES.somethingWentWrong;
}

export const isRefusedAs = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;
