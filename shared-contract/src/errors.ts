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
  /** With `already_made`. */
  readonly made?: MadeRecord;
  readonly requestId?: string;
}
