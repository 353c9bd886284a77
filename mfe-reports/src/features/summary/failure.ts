import { MESSAGES } from '@cadence/shared-contract';
import { ApiError } from '@cadence/shared-auth';

/** What an error dialog says. */
export interface Failure {
  readonly title: string;
  readonly text: string;
}

/** The writer has refused (AI-018): the server's sentence. */
export const refusal = (title: string, message: string | null): Failure => ({
  title,
  text: message ?? MESSAGES.summaryFailedText,
});

/** The reason is unknown (AI-019); a refusal of the server says it itself. */
export function failureOf(error: unknown): Failure {
  const isSaid = error instanceof ApiError && error.status < 500;
  return { title: MESSAGES.summaryFailed, text: isSaid ? error.message : MESSAGES.summaryFailedText };
}
