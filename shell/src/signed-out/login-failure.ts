import { ApiError, OfflineError } from '@cadence/shared-auth';
import { MESSAGES } from '@cadence/shared-contract';

export interface LoginFailure {
  readonly sentence: string;
  /** Whom to turn to, `mailto:` or a page. */
  readonly contact: string | null;
}

/** Where neither the organisation nor the installation names a contact (D-193). */
const NOBODY_NAMED = 'your administrator';

function companyNotActive(contact: string | null): LoginFailure {
  const name = contact?.replace(/^mailto:/, '') ?? NOBODY_NAMED;
  return { sentence: MESSAGES.companyNotActive(name), contact };
}

/**
 * What the login shows when it fails: the server's message, or 'Something went wrong!!' when there is none; that of a
 * deactivated tenant is replaced (people §8), with the contact that the server names (D-193), never what was typed.
 */
export function loginFailure(error: unknown): LoginFailure {
  if (error instanceof OfflineError) return { sentence: error.message, contact: null };
  if (!(error instanceof ApiError) || error.detail === '')
    return { sentence: MESSAGES.somethingWentWrong, contact: null };
  return error.detail === MESSAGES.tenantDeactivated
    ? companyNotActive(error.contact)
    : { sentence: error.detail, contact: null };
}
