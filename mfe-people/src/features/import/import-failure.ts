import { errorSentence, fieldErrors } from '@cadence/shared-auth';

/** Why a file could not be read; null while nothing failed. */
export function importFailure(error: unknown): string | null {
  if (error === null) return null;
  return fieldErrors(error)['file'] ?? errorSentence(error);
}
