import type { Ctx } from './context.ts';

/** Runs more work as the request's person, in a new transaction that looks up the session again. */
export type Again = <R>(work: (ctx: Ctx) => Promise<R>) => Promise<R>;

export interface NextSteps<T> {
  /** Reads more. A change made here would be made again by a retried request. */
  readonly again: Again;
  /** Makes the change and returns the answer, once per Idempotency-Key (D-122). */
  readonly finish: (work: (ctx: Ctx) => Promise<T>) => Promise<T>;
  /** Reads the result of the finished change; retries get this answer as well. */
  readonly conclude: (work: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

/**
 * An answer made after the request's transaction has ended, so that waiting for a third-party server or for a password
 * hash holds no database connection. What it needs from the database is read before, or with `again`.
 */
export class AfterCommit<T> {
  readonly make: (steps: NextSteps<T>) => Promise<T>;

  constructor(make: (steps: NextSteps<T>) => Promise<T>) {
    this.make = make;
  }
}
