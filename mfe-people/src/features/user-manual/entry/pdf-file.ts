import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { ApiError, errorSentence, OfflineError } from '@cadence/shared-auth';

const MEGABYTE = 1024 * 1024;
const LIMIT = `${LIMITS.manualFileBytes / MEGABYTE} MB`;

/** Said before a file is chosen. */
export const PDF_RULE = `One PDF, at most ${LIMIT}.`;
export const PDF_TYPE = 'application/pdf';

/** By what the system says of the file; where it says nothing, by the name. The server looks inside. */
function isPdf({ type, name }: File): boolean {
  return type === PDF_TYPE || (type === '' && /\.pdf$/i.test(name));
}

/** Why a file is not taken; null when it can be uploaded (UMAN-007). */
export function pdfProblem(file: File): string | null {
  if (!isPdf(file)) return MESSAGES.pdfOnly;
  return file.size > LIMITS.manualFileBytes ? `The PDF must have at most ${LIMIT}.` : null;
}

/** What is said of an upload that failed: the server's sentence about the file, else the documented one (people §8). */
export function uploadFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (error instanceof OfflineError) return errorSentence(error);
  if (error instanceof ApiError && error.status < 500) return error.errors[0]?.message ?? error.message;
  return MESSAGES.discFailed;
}
