import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';

/** Much of what a start or a rare page asks comes once: it is not kept. */
const KEPT_FROM = 2;
/** A plan takes some forty kilobytes of the database's memory on each connection. */
const MAX_KEPT = 400;
const MAX_COUNTED = 2_000;
/** For so long a plan may be the one for the size that tables once had, in milliseconds. */
const PLANS_LAST = 60_000;

/** Another connection has the name already, or this one has lost it. */
const UNKNOWN_NAME = new Set(['26000', '42P05']);
/** Denied, by row level security, too: what a statement may do does not depend on its being kept. */
const DENIED = '42501';

/**
 * Why a kept statement could not be asked. `outdated`: the schema was changed since it was kept, and its answer would
 * have other columns, or its parameters other types. `unknown`: the database forgets statements between two transactions,
 * as behind a pooler that hands connections around.
 */
export type Loss = 'outdated' | 'unknown';

/** What an error of a kept statement says of its being kept; null when it would fail without a name as well. */
export function lossOf(error: unknown): Loss | null {
  if (!(error instanceof DatabaseError) || error.code === undefined) return null;
  const { code, routine } = error;
  if (UNKNOWN_NAME.has(code)) return 'unknown';
  const isOutdated = code === '0A000' && routine === 'RevalidateCachedQuery';
  // Of a statement that has been right before, 'there is no such column' or 'of another type' is said of the schema.
  return isOutdated || (code.startsWith('42') && code !== DENIED) ? 'outdated' : null;
}

/**
 * The names under which one connection keeps statements that come again, so that they are parsed and planned once and
 * not each time; for the short statements of a request that is most of their cost. Only the text decides: values are
 * parameters, and so the texts few.
 *
 * A plan is not made for its values, and would outlive the growth of a table that was empty when it was made: nothing
 * analyses the tables of the embedded database. So plans, those of foreign keys too, are made anew every minute.
 */
export class KeptStatements {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  /** Of those that the driver does not prepare by itself. */
  readonly #prepared = new Set<string>();
  /** Connections of the embedded database share one session, with all that is kept there. */
  readonly #connection = randomUUID();
  readonly #lost: ReadonlySet<string>;
  #plannedAt = performance.now();

  /** @param lost statements that are not kept any more, on no connection */
  constructor(lost: ReadonlySet<string> = new Set()) {
    this.#lost = lost;
  }

  /** The name of a statement; undefined for one that is not worth keeping, or not yet. */
  nameOf(text: string): string | undefined {
    // Several statements in one text cannot be kept.
    if (text.includes(';') || this.#lost.has(text)) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === MAX_KEPT) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < KEPT_FROM) {
      // Texts with a list of values in them are many, and seldom come again.
      if (this.#counts.size === MAX_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = `${this.#connection}-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Whether a statement that is kept in SQL (`prepare`) is there already. */
  isPrepared(name: string): boolean {
    return this.#prepared.has(name);
  }

  notePrepared(name: string): void {
    this.#prepared.add(name);
  }

  /** Whether plans are so old that they have to be made anew; whoever asks sees to it. */
  claimRenewal(): boolean {
    const now = performance.now();
    if (now - this.#plannedAt < PLANS_LAST) return false;
    this.#plannedAt = now;
    return true;
  }
}
