import { DomainError } from '../../../kernel/errors/index.ts';

/** Whether a refusal means that the person may not have the report (any more), rather than some other error. */
export function isRightLost(error: unknown): error is DomainError {
  return error instanceof DomainError && (error.code === 'denied' || error.code === 'not_found');
}
