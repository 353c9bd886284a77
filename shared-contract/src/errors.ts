/** Every error code the server answers with, and the HTTP status that goes with it (D-1 to D-5). */
export const ERROR_STATUS = {
  bad_request: 400,
  invalid: 400,
  denied: 400,
  login_failed: 400,
  account_locked: 400,
  account_deactivated: 400,
  tenant_deactivated: 400,
  link_expired: 400,
  unauthenticated: 401,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale: 409,
  /** The key of a create was used before, with other content: `made` names the record (D-122). */
  already_made: 409,
  /** The key was used before, and what it did cannot be done again with other content (D-122). */
  already_done: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  /** Too much to do at the moment; nothing was done, and the same request is welcome after `Retry-After` (D-133). */
  busy: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Why a `conflict` refuses, each with a title of its own (D-3). */
export const CONFLICT_REASONS = {
  /** Somebody was here first, and what is on the screen is not the newest. */
  changedByOther: 'Changed by someone else',
  /** The sender's own doing, from another window or before. */
  alreadyDone: 'Done already',
  /** Something has to happen first. */
  notYet: 'Not possible yet',
  /** Its state does not allow it any more. */
  tooLate: 'No longer possible',
  /** There is one already. */
  taken: 'Taken already',
  /** It replaces something, which has to be confirmed. */
  unconfirmed: 'Please confirm first',
  /** A service that it needs does not answer. */
  away: 'Not available right now',
} as const;
export type ConflictReason = keyof typeof CONFLICT_REASONS;

/** One field that was refused: `path` is a JSON pointer's last part as the form knows it (`Title`). */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A record that an earlier request with the same key has made, and its version where it has one (D-122). */
export interface MadeRecord {
  readonly Id: number;
  readonly UpdatedAt: string | null;
}

/** RFC 9457 body of every error (D-2). `detail` is a sentence fit for a toast. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly errors?: readonly FieldError[];
  /** With `conflict`. */
  readonly reason?: ConflictReason;
  /** With `already_made`. */
  readonly made?: MadeRecord;
  /** With `tenant_deactivated`: whom to turn to, `mailto:` or a page (D-193); absent where nobody was named. */
  readonly contact?: string;
  readonly requestId?: string;
}
