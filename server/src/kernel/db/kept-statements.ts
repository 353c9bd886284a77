import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';

/** Uses from which on a statement is prepared: many statements at start or of rare pages occur only once. */
const KEPT_FROM = 2;
/** Maximum prepared statements: a plan takes some forty kilobytes of database memory per connection. */
const MAX_KEPT = 400;
const MAX_COUNTED = 2_000;
/** How long a plan may be outdated by the growth of its tables, in milliseconds. */
const PLANS_LAST = 60_000;

/** Another connection uses the name already, or this one has lost it. */
const UNKNOWN_NAME = new Set(['26000', '42P05']);
/**
 * Codes that do not indicate a changed schema: permission denied, also by row level security; and the syntax of a value
 * (`ltree`, `tsquery`), since that of a statement cannot change.
 */
const NOT_OF_SCHEMA = new Set(['42501', '42601']);

/**
 * Why a prepared statement failed. `outdated`: the schema has changed since it was prepared, and its columns or
 * parameter types would differ. `unknown`: the database forgets statements between two transactions, as behind a pooler
 * that switches connations.
 */
export type Loss = 'outdated' | 'unknown';

/** The kind of loss that an error indicates; null when the statement would fail unprepared as well. */
export function lossOf(error: unknown): Loss | null {
  if (!(error instanceof DatabaseError) || error.code === undefined) return null;
  const { code, routine } = error;
  if (UNKNOWN_NAME.has(code)) return 'unknown';
  const isOutdated = code === '0A000' && routine === 'RevalidateCachedQuery';
  // If a statement worked before, 'no such column' or 'wrong type' means that the schema has changed.
  return isOutdated || (code.startsWith('42') && !NOT_OF_SCHEMA.has(code)) ? 'outdated' : null;
}

/** How long a lost statement is not prepared, in milliseconds: doubled each time. */
const PAUSES = { first: 60_000, longest: 3_600_000 } as const;

/** When a lost statement may be prepared again. */
class Pause {
  #until = Number.NEGATIVE_INFINITY;
  #length = 0;
  #losses = 0;

  /** Number of losses; statements prepared before a loss are invalid. Null during the back-off after a loss. */
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
 * Statements that the connections of a process have lost. They are prepared again after a back-off: one migration or
 * one `deallocate` does not cost the process its plans forever, and behind a pooler that forgets statements or returns
 * outdated ones the attempt is made once an hour.
 */
export class Losses {
  readonly #all = new Pause();
  readonly #texts = new Map<string, Pause>();

  /** The generation of a statement prepared now; null while it should not be prepared. */
  ageOf(text: string): string | null {
    const all = this.#all.losses;
    const own = this.#texts.has(text) ? this.#texts.get(text)?.losses : 0;
    return all === null || own === null ? null : `${all}.${own}`;
  }

  /** @param age generation of the lost statement; only the first loss per generation counts */
  note(loss: Loss, text: string, age: string): void {
    if (this.ageOf(text) !== age) return;
    const pause = loss === 'unknown' ? this.#all : (this.#texts.get(text) ?? new Pause());
    if (loss === 'outdated') this.#texts.set(text, pause);
    pause.begin();
  }
}

interface Kept {
  readonly name: string;
  /** Its generation in `Losses`. */
  readonly age: string;
}

/**
 * Names of one connection's prepared statements, so that repeated statements are parsed and planned only once; for the
 * short statements of a request that is most of their cost. The key is the text: values are parameters, so there are
 * few texts.
 *
 * A plan does not depend on its values and would outlive the growth of a table that was empty when it was made: nothing
 * analyses the tables of the embedded database. So plans, including those of foreign keys, are renewed every minute.
 */
export class KeptStatements {
  readonly #kept = new Map<string, Kept>();
  readonly #counts = new Map<string, number>();
  /** Names of statements prepared in SQL, not by the driver. */
  readonly #prepared = new Set<string>();
  /** Connections of the embedded database share one session with its prepared statements, so names must be unique. */
  readonly #connection = randomUUID();
  readonly #losses: Losses;
  #named = 0;
  #plannedAt = performance.now();

  /** @param losses shared with the other connections */
  constructor(losses = new Losses()) {
    this.#losses = losses;
  }

  /** The name of a statement; undefined for one that should not be prepared, or not now. */
  nameOf(text: string): string | undefined {
    // A text of several statements cannot be prepared.
    if (text.includes(';')) return undefined;
    const age = this.#losses.ageOf(text);
    if (age === null) return undefined;
    const known = this.#kept.get(text);
    if (known?.age === age) return known.name;
    if (known === undefined && !this.#comesAgain(text)) return undefined;
    // Under its old name the connection may still have the lost statement.
    if (known !== undefined) this.#prepared.delete(known.name);
    const name = `${this.#connection}-${this.#named}`;
    this.#named += 1;
    this.#kept.set(text, { name, age });
    return name;
  }

  /** Records that a prepared statement failed because it was lost. */
  noteLoss(loss: Loss, text: string): void {
    const known = this.#kept.get(text);
    if (known !== undefined) this.#losses.note(loss, text, known.age);
  }

  /** Whether a statement was already prepared in SQL (`prepare`). */
  isPrepared(name: string): boolean {
    return this.#prepared.has(name);
  }

  notePrepared(name: string): void {
    this.#prepared.add(name);
  }

  /** Whether plans are old enough to be renewed; true obliges the caller to do it. */
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
      // Texts that contain lists of values are many and rarely repeat.
      if (this.#counts.size === MAX_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return false;
    }
    this.#counts.delete(text);
    return true;
  }
}
