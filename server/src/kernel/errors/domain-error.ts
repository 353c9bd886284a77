import type { ConflictReason, ErrorCode, FieldError, MadeRecord } from '@cadence/shared-contract';

/** An expected refusal: a code of the contract's table and a sentence for people. Independent of HTTP. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  /** Seconds after which a retry makes sense (`rate_limited`, `busy`). */
  readonly retryAfter: number | null;
  /** The record that an earlier request with the same key has made (`already_made`). */
  readonly made: MadeRecord | null;
  /** Whom to turn to, `mailto:` or a page (`tenant_deactivated`). */
  readonly contact: string | null;
  /** Why it is refused (`conflict`). */
  readonly reason: ConflictReason | null;

  constructor(
    code: ErrorCode,
    sentence: string,
    details: {
      errors?: readonly FieldError[];
      retryAfter?: number;
      made?: MadeRecord;
      contact?: string | null;
      reason?: ConflictReason;
    } = {},
  ) {
    super(sentence);
    this.code = code;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter ?? null;
    this.made = details.made ?? null;
    this.contact = details.contact ?? null;
    this.reason = details.reason ?? null;
  }
}

/** The signed-in person may not do this (D-1: 400 with a sentence, never 403). */
export function denied(sentence: string): DomainError {
  return new DomainError('denied', sentence);
}

/** Missing, of another tenant, or not visible to the viewer: one answer for all three (D-1). */
export function notFound(): DomainError {
  return new DomainError('not_found', 'This does not exist, or you may not see it.');
}

/** It cannot be done as things are; the sentence says what happened in between, or has to happen first (D-3). */
export function conflict(sentence: string, reason: ConflictReason): DomainError {
  return new DomainError('conflict', sentence, { reason });
}

/** What was edited has changed since it was read; nothing is overwritten (D-3). */
export function stale(
  sentence = 'Someone else changed this while you were editing. Please reload and try again.',
): DomainError {
  return new DomainError('stale', sentence);
}

/** The key of this create was used before with other content: the record exists and can be changed (D-122). */
export function alreadyMade(made: MadeRecord): DomainError {
  const sentence = 'This was saved before. What you changed since then is not saved yet.';
  return new DomainError('already_made', sentence, { made });
}

/** The key was used before, and what it did cannot be repeated with other content (D-122). */
export function alreadyDone(): DomainError {
  const sentence = 'This was done when you first sent it. What you changed since then was not saved.';
  return new DomainError('already_done', sentence);
}

/** Input that breaks a rule; the first field's message is also the sentence unless one is given. */
export function invalid(errors: readonly FieldError[], sentence?: string): DomainError {
  const text = sentence ?? errors[0]?.message ?? 'Something in the request is not valid.';
  return new DomainError('invalid', text, { errors });
}

/** Session missing, unknown, expired, revoked or of a deactivated person: the only 401 (D-1). */
export function unauthenticated(sentence = 'Please sign in again.'): DomainError {
  return new DomainError('unauthenticated', sentence);
}

/** Too many attempts; `retryAfter` in seconds. */
export function rateLimited(retryAfter: number): DomainError {
  return new DomainError('rate_limited', 'Too many attempts. Please wait a moment and try again.', {
    retryAfter,
  });
}

/** The database, or another service that a request needs, cannot be reached. */
export function unavailable(): DomainError {
  return new DomainError('unavailable', 'The service is not available right now. Please try again.');
}
