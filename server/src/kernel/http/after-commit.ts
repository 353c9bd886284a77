/**
 * An answer that is made after the request's transaction ended, so that waiting for somebody else's server holds no
 * database connection. What it needs of the database must have been read before.
 */
export class AfterCommit<T> {
  readonly make: () => Promise<T>;

  constructor(make: () => Promise<T>) {
    this.make = make;
  }
}
