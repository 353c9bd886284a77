import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';

/** Much of what a start or a rare page asks comes once: it is not kept. */
const KEPT_FROM = 2;
/** A plan takes some forty kilobytes of the database's memory on each connection. */
const MAX_KEPT = 400;
const MAX_COUNTED = 2_000;
/** How long a plan for an earlier size of the tables may be used, in milliseconds. */
const PLANS_LAST = 60_000;

/** Another connection has the name already, or this one has lost it. */
const UNKNOWN_NAME = new Set(['26000', '42P05']);
/**
 * What is never a sign of a changed schema: denied, by row level security, too; and the syntax of a value (`ltree`,
 * `tsquery`), since that of a statement cannot change.
 */
const NOT_OF_SCHEMA = new Set(['42501', '42601']);

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
  return isOutdated || (code.startsWith('42') && !NOT_OF_SCHEMA.has(code)) ? 'outdated' : null;
}

/** How long something is not kept after it was lost, in milliseconds: each time twice as long. */
const PAUSES = { first: 60_000, longest: 3_600_000 } as const;

/** When what was lost may be kept again. */
class Pause {
  #until = Number.NEGATIVE_INFINITY;
  #length = 0;
  #losses = 0;

  /** How often statements were lost: what was kept before a loss is invalid. Null for a while after a loss. */
  get losses(): number | null {
    return performance.now() < this.#until ? null : this.#losses;
  }

  begin(): void {
    const now = performance.now();
    const hasLasted = now - this.#until > this.#length;
    this.#length = hasLasted ? PAUSES.first : Math.min(this.#length * 2, PAUSES.longest);
    this.#until = now + this.#length;
    this.#losses += 1;
  }
}

/**
 * What the connections of a process have lost. It is tried again after a pause: one migration, or one `deallocate`,
 * does not cost the process its plans for ever, and behind a pooler that forgets statements or returns outdated ones it
 * is tried once an hour.
 */
export class Losses {
  readonly #all = new Pause();
  readonly #texts = new Map<string, Pause>();

  /** What a statement that is kept now belongs to; null while it should not be kept. */
  ageOf(text: string): string | null {
    const all = this.#all.losses;
    const own = this.#texts.has(text) ? this.#texts.get(text)?.losses : 0;
    return all === null || own === null ? null : `${all}.${own}`;
  }

  /** @param age when it was kept; only the first loss of what was kept then counts */
  note(loss: Loss, text: string, age: string): void {
    if (this.ageOf(text) !== age) return;
    const pause = loss === 'unknown' ? this.#all : (this.#texts.get(text) ?? new Pause());
    if (loss === 'outdated') this.#texts.set(text, pause);
    pause.begin();
  }
}

interface Kept {
  readonly name: string;
  /** What of `Losses` it belongs to. */
  readonly age: string;
}

/**
 * The names under which one connection keeps repeated statements, so that they are parsed and planned once and not each
 * time; for the short statements of a request that is most of their cost. Only the text decides: values are parameters,
 * and so the texts few.
 *
 * A plan is not made for its values, and would outlive the growth of a table that was empty when it was made: nothing
 * analyses the tables of the embedded database. So plans, those of foreign keys too, are made again every minute.
 */
export class KeptStatements {
  readonly #kept = new Map<string, Kept>();
  readonly #counts = new Map<string, number>();
  /** Of those that the driver does not prepare. */
  readonly #prepared = new Set<string>();
  /** Connections of the embedded database share one session, with all that is kept there. */
  readonly #connection = randomUUID();
  readonly #losses: Losses;
  #named = 0;
  #plannedAt = performance.now();

  /** @param losses what this and other connections have lost */
  constructor(losses = new Losses()) {
    this.#losses = losses;
  }

  /** The name of a statement; undefined for one that is not worth keeping, or not now. */
  nameOf(text: string): string | undefined {
    // Several statements in one text cannot be kept.
    if (text.includes(';')) return undefined;
    const age = this.#losses.ageOf(text);
    if (age === null) return undefined;
    const known = this.#kept.get(text);
    if (known?.age === age) return known.name;
    if (known === undefined && !this.#comesAgain(text)) return undefined;
    // Under its old name the connection may still have what is lost.
    if (known !== undefined) this.#prepared.delete(known.name);
    const name = `${this.#connection}-${this.#named}`;
    this.#named += 1;
    this.#kept.set(text, { name, age });
    return name;
  }

  /** The database could not do with the name of a statement. */
  noteLoss(loss: Loss, text: string): void {
    const known = this.#kept.get(text);
    if (known !== undefined) this.#losses.note(loss, text, known.age);
  }

  /** Whether a statement that is kept in SQL (`prepare`) is there already. */
  isPrepared(name: string): boolean {
    return this.#prepared.has(name);
  }

  notePrepared(name: string): void {
    this.#prepared.add(name);
  }

  /** Whether plans are so old that they must be made again; the caller does so. */
  claimRenewal(): boolean {
    const now = performance.now();
    if (now - this.#plannedAt < PLANS_LAST) return false;
    this.#plannedAt = now;
    return true;
  }

  #comesAgain(text: string): boolean {
    if (this.#kept.size === MAX_KEPT) return false;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < KEPT_FROM) {
      // Texts with a list of values in them are many, and seldom come again.
      if (this.#counts.size === MAX_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return false;
    }
    this.#counts.delete(text);
    return true;
  }
}
