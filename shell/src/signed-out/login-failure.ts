import { ApiError, OfflineError } from '@cadence/shared-auth';
import { MESSAGES } from '@cadence/shared-contract';

/**
 * What the login shows when it fails: the server's message, or 'Something went wrong!!' when there is none; that
 * of a deactivated tenant is replaced (people §8).
 */
export function loginFailure(error: unknown, email: string): string {
  if (error instanceof OfflineError) return error.message;
  if (!(error instanceof ApiError) || error.detail === '') return MESSAGES.somethingWentWrong;
  return error.detail === MESSAGES.tenantDeactivated ? MESSAGES.companyNotActive(email) : error.detail;
}
