/** A connection that may read more slowly than data is sent to it. */
interface Reader {
  readonly user: { readonly personId: number };
  /** Bytes not yet sent to the client. */
  readonly unsent: number;
  /** Ends at once and drops unsent bytes. */
  cut(): void;
}

/** Maximum unsent bytes. */
export interface BacklogLimits {
  readonly connection: number;
  /** For all connections of one person, however many they open. */
  readonly person: number;
  readonly process: number;
}

/** An event is some hundred bytes: a page that is thousands behind reloads faster than it reads them. */
export const BACKLOG_LIMITS: BacklogLimits = {
  connection: 512 * 1024,
  person: 2 * 1024 * 1024,
  process: 64 * 1024 * 1024,
};

/** Limits the unsent bytes of slow clients: the furthest behind is cut off, and may reconnect. */
export class Backlog {
  readonly #limits: BacklogLimits;
  /** Unsent bytes of each connection when last checked; connections without any are not listed. */
  readonly #noted = new Map<Reader, number>();
  readonly #persons = new Map<number, number>();
  #total = 0;

  constructor(limits: BacklogLimits) {
    this.#limits = limits;
  }

  /** Unsent bytes of all connections when each was last checked. */
  get total(): number {
    return this.#total;
  }

  /** Checks a connection after something was sent to it. */
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

  /** Removes a connection with nothing left to send. */
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

  /** Cuts off the furthest behind until the others are below the limit. Noted bytes may have been read since. */
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
