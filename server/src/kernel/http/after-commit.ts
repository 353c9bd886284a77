import type { Ctx } from './context.ts';

/** Runs more work as the request's person, in another transaction that looks the session up anew. */
export type Again = <R>(work: (ctx: Ctx) => Promise<R>) => Promise<R>;

/**
 * An answer that is made after the request's transaction ended, so that waiting for somebody else's server, or for a
 * password to be hashed, holds no database connection. What it needs of the database was read before, or is read `again`.
 */
export class AfterCommit<T> {
  readonly make: (again: Again) => Promise<T>;

  constructor(make: (again: Again) => Promise<T>) {
    this.make = make;
  }
}
