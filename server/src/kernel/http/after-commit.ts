import type { Ctx } from './context.ts';

/** Runs more work as the request's person, in another transaction that looks the session up again. */
export type Again = <R>(work: (ctx: Ctx) => Promise<R>) => Promise<R>;

export interface NextSteps<T> {
  /** Reads more. A change made in it would be made again by a repeated request. */
  readonly again: Again;
  /** Makes the change and answers it, once for each Idempotency-Key (D-122). */
  readonly finish: (work: (ctx: Ctx) => Promise<T>) => Promise<T>;
  /** Reads what became of the finished change, which is then the answer of repeated requests, too. */
  readonly conclude: (work: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

/**
 * An answer that is made after the request's transaction ended, so that waiting for somebody else's server, or for a
 * password to be hashed, holds no database connection. What it needs of the database was read before, or is read `again`.
 */
export class AfterCommit<T> {
  readonly make: (steps: NextSteps<T>) => Promise<T>;

  constructor(make: (steps: NextSteps<T>) => Promise<T>) {
    this.make = make;
  }
}
