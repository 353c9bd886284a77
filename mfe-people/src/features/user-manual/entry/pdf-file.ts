import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { ApiError, errorSentence, OfflineError } from '@cadence/shared-auth';

const MEGABYTE = 1024 * 1024;
const LIMIT = `${LIMITS.manualFileBytes / MEGABYTE} MB`;

/** The hint before a file is chosen. */
export const PDF_RULE = `One PDF, at most ${LIMIT}.`;
export const PDF_TYPE = 'application/pdf';

/** By the file's type; without one, by its name. The server checks the content. */
function isPdf({ type, name }: File): boolean {
  return type === PDF_TYPE || (type === '' && /\.pdf$/i.test(name));
}

/** Why a file is not accepted; null when it can be uploaded (UMAN-007). */
export function pdfProblem(file: File): string | null {
  if (!isPdf(file)) return MESSAGES.pdfOnly;
  return file.size > LIMITS.manualFileBytes ? `The PDF must have at most ${LIMIT}.` : null;
}

/** The message of a failed upload: the server's sentence about the file, else the documented one (people §8). */
export function uploadFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (error instanceof OfflineError) return errorSentence(error);
  if (error instanceof ApiError && error.status < 500) return error.errors[0]?.message ?? error.message;
  return MESSAGES.discFailed;
}
