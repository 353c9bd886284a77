import { MESSAGES } from '@cadence/shared-contract';
import type { ConflictReason, ErrorCode, FieldError, MadeRecord, Problem } from '@cadence/shared-contract';

/** The server refused or failed (D-2). `message` and `detail` are a sentence fit for a toast. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  /** Refused fields; `path` is the field's name as the form knows it. */
  readonly errors: readonly FieldError[];
  /** With `already_made`: the record that an earlier request of the same form has made; else null (D-122). */
  readonly made: MadeRecord | null;
  /** With `tenant_deactivated`: whom to turn to, `mailto:` or a page; null where nobody was named (D-193). */
  readonly contact: string | null;
  /** With `conflict`: why it was refused; else null. */
  readonly reason: ConflictReason | null;
  /** What people quote to support; null when the answer carried none. */
  readonly requestId: string | null;
  /** Seconds after which the server would like to be asked again (`busy`, `rate_limited`); null when it did not say. */
  readonly retryAfter: number | null;

  constructor(problem: Omit<Problem, 'type' | 'title'> & { readonly retryAfter?: number | null }) {
    super(problem.detail);
    this.name = 'ApiError';
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.made = problem.made ?? null;
    this.contact = problem.contact ?? null;
    this.reason = problem.reason ?? null;
    this.requestId = problem.requestId ?? null;
    this.retryAfter = problem.retryAfter ?? null;
  }
}

const SENTENCES = {
  /** The browser says so itself. */
  offline: 'You seem to be offline. Please check your connection and try again.',
  unreachable: 'The server could not be reached. Please try again.',
  timeout: 'The server did not answer in time. Please try again.',
  /** A change was sent, and no answer came: a repeat has the same key (D-122). */
  unconfirmed: 'We could not confirm that it was saved; trying again is safe.',
} as const;

/** The server could not be reached, or did not answer in time; nothing is known about the call's effect. */
export class OfflineError extends Error {
  readonly reason: keyof typeof SENTENCES;

  constructor(reason: OfflineError['reason'], cause?: unknown) {
    super(SENTENCES[reason], { cause });
    this.name = 'OfflineError';
    this.reason = reason;
  }
}

/** The sentence to show for any failure of a call; never an empty one. */
export function errorSentence(error: unknown): string {
  if (error instanceof ApiError || error instanceof OfflineError) return error.message;
  return MESSAGES.somethingWentWrong;
}

/** The messages of refused fields by field name, as Formik's `setErrors` takes them. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.map(({ path, message }) => [path, message]));
}

/** Reads a problem document; an answer that is none (a proxy's page) becomes one of the same status. */
export function toApiError(response: Response, body: unknown): ApiError {
  const requestId = response.headers.get('x-request-id');
  const fallback = {
    status: response.status,
    code: response.status >= 500 ? 'unavailable' : 'bad_request',
    detail: MESSAGES.somethingWentWrong,
    ...(requestId !== null && { requestId }),
    retryAfter: secondsIn(response.headers.get('retry-after')),
  } as const;
  return new ApiError(isProblem(body) ? { ...fallback, ...body, status: response.status } : fallback);
}

/** `Retry-After` as our server sends it; a proxy's date is ignored. */
function secondsIn(header: string | null): number | null {
  return header !== null && /^\d{1,5}$/.test(header) ? Number(header) : null;
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { detail, code } = value as Partial<Record<keyof Problem, unknown>>;
  return typeof detail === 'string' && detail !== '' && typeof code === 'string';
}
