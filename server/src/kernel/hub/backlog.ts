/** A connection that may read more slowly than it is spoken to. */
interface Reader {
  readonly user: { readonly personId: number };
  /** Bytes that wait for the client. */
  readonly unsent: number;
  /** Ends at once, without what waits. */
  cut(): void;
}

/** Bytes that may wait for clients, at most. */
export interface BacklogLimits {
  readonly connection: number;
  /** For all connections of one person, however many they open. */
  readonly person: number;
  readonly process: number;
}

/** An event is some hundred bytes: a page that is thousands of them behind asks again sooner than it reads them. */
export const BACKLOG_LIMITS: BacklogLimits = {
  connection: 512 * 1024,
  person: 2 * 1024 * 1024,
  process: 64 * 1024 * 1024,
};

/** Limits what waits for slow clients: the client furthest behind is disconnected, and may come back. */
export class Backlog {
  readonly #limits: BacklogLimits;
  /** What waited when each was last looked at; those for whom nothing waits are not listed. */
  readonly #noted = new Map<Reader, number>();
  readonly #persons = new Map<number, number>();
  #total = 0;

  constructor(limits: BacklogLimits) {
    this.#limits = limits;
  }

  /** What waited for all of them when each was last looked at. */
  get total(): number {
    return this.#total;
  }

  /** Looks at a connection after it was spoken to. */
  weigh(reader: Reader): void {
    this.#note(reader, reader.unsent);
    if (reader.unsent > this.#limits.connection) {
      reader.cut();
      return;
    }
    const { personId } = reader.user;
    if ((this.#persons.get(personId) ?? 0) > this.#limits.person)
      this.#relieve(
        [...this.#noted.keys()].filter(({ user }) => user.personId === personId),
        this.#limits.person,
      );
    if (this.#total > this.#limits.process) this.#relieve([...this.#noted.keys()], this.#limits.process);
  }

  /** Nothing waits for it now. */
  forget(reader: Reader): void {
    this.#note(reader, 0);
  }

  #note(reader: Reader, unsent: number): void {
    const change = unsent - (this.#noted.get(reader) ?? 0);
    if (change === 0) return;
    const { personId } = reader.user;
    const ofPerson = (this.#persons.get(personId) ?? 0) + change;
    this.#total += change;
    if (unsent === 0) this.#noted.delete(reader);
    else this.#noted.set(reader, unsent);
    if (ofPerson === 0) this.#persons.delete(personId);
    else this.#persons.set(personId, ofPerson);
  }

  /** Cuts off the furthest behind until the others stay below the limit. What was noted may have been read since. */
  #relieve(readers: readonly Reader[], limit: number): void {
    for (const reader of readers) this.#note(reader, reader.unsent);
    const behind = readers.toSorted((one, other) => one.unsent - other.unsent);
    let waiting = behind.reduce((sum, { unsent }) => sum + unsent, 0);
    for (let last = behind.pop(); last && waiting > limit; last = behind.pop()) {
      waiting -= last.unsent;
      last.cut();
    }
  }
}
