import type { ErrorCode, Problem } from '@cadence/shared-contract';
import { CONFLICT_REASONS, ERROR_STATUS, MESSAGES } from '@cadence/shared-contract';
import type { DomainError } from './domain-error.ts';

/** Media type of every error body (RFC 9457, D-2). */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The title of each code: the kind of problem, the same in every answer. */
const TITLES: Readonly<Record<ErrorCode, string>> = {
  bad_request: 'The request cannot be read',
  invalid: 'The request is not valid',
  denied: 'This is not allowed',
  login_failed: 'Sign-in failed',
  account_locked: 'The account is locked',
  account_deactivated: 'The account is deactivated',
  tenant_deactivated: 'The company is deactivated',
  link_expired: 'The link has expired',
  unauthenticated: 'Not signed in',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  conflict: 'Not possible now',
  stale: 'Changed in the meantime',
  already_made: 'Saved before',
  already_done: 'Done before',
  payload_too_large: 'Too large',
  unsupported_media_type: 'Unsupported type',
  rate_limited: 'Too many attempts',
  internal: 'Internal error',
  unavailable: 'Not available',
  busy: 'Busy',
};

/** Refusals by the HTTP layer itself, by the status it proposes. */
const TRANSPORT: Readonly<Record<number, { readonly code: ErrorCode; readonly detail: string }>> = {
  400: { code: 'bad_request', detail: 'The request is not readable JSON.' },
  404: { code: 'not_found', detail: 'There is nothing at this address.' },
  405: { code: 'method_not_allowed', detail: 'This address does not answer to this method.' },
  413: { code: 'payload_too_large', detail: 'The request is larger than this server accepts.' },
  415: { code: 'unsupported_media_type', detail: 'The request body must be JSON.' },
  503: { code: 'unavailable', detail: 'The service is not available right now. Please try again.' },
};

function problem(code: ErrorCode, detail: string): Problem {
  return { type: 'about:blank', title: TITLES[code], status: ERROR_STATUS[code], detail, code };
}

/** The problem for a status set by the transport (unknown route, broken JSON, 10 MB body). */
export function transportProblem(status: number): Problem {
  const { code, detail } = TRANSPORT[status] ?? {
    code: 'bad_request',
    detail: 'The request cannot be read.',
  };
  return problem(code, detail);
}

/** The problem for an expected refusal. */
export function domainProblem(error: DomainError): Problem {
  const base = problem(error.code, error.message);
  return {
    ...base,
    ...(error.errors.length > 0 && { errors: error.errors }),
    ...(error.reason !== null && { title: CONFLICT_REASONS[error.reason], reason: error.reason }),
    ...(error.made !== null && { made: error.made }),
    ...(error.contact !== null && { contact: error.contact }),
  };
}

/** The problem for a defect: no cause, but the request id under which it is logged. */
export function internalProblem(requestId: string): Problem {
  return { ...problem('internal', MESSAGES.somethingWentWrong), requestId };
}
