import type { Caller } from './caller.ts';

type Waiting = Pick<Caller, 'from' | 'urgency'>;

interface Backlog {
  /** How many changes and reads of the sender wait. */
  readonly count: number;
  /** Since when the sender has waited for a turn, as `performance.now()` counts. */
  readonly since: number;
}

/**
 * How long senders wait for their turns with changes and reads. What waits behind something of the same sender waits for
 * that one only: however much one page asks for at once, it is not the database that is busy.
 */
export class Backlogs {
  /** The one that has waited longest comes first. */
  readonly #bySender = new Map<string, Backlog>();

  /** How many senders wait. */
  get size(): number {
    return this.#bySender.size;
  }

  /** How long the longest-waiting request has waited, in milliseconds; 0 when nothing waits. */
  longest(): number {
    for (const { since } of this.#bySender.values()) return performance.now() - since;
    return 0;
  }

  add({ from, urgency }: Waiting): void {
    if (urgency === 'refetch') return;
    const { count, since } = this.#bySender.get(from) ?? { count: 0, since: performance.now() };
    this.#bySender.set(from, { count: count + 1, since });
  }

  /** One had its turn: from now on the sender waits for the next. */
  served({ from, urgency }: Waiting): void {
    const backlog = urgency === 'refetch' ? undefined : this.#bySender.get(from);
    if (backlog === undefined) return;
    this.#bySender.delete(from);
    if (backlog.count > 1) this.#bySender.set(from, { count: backlog.count - 1, since: performance.now() });
  }

  /** One was refused: those behind it have waited as long as before. */
  refused({ from, urgency }: Waiting): void {
    const backlog = urgency === 'refetch' ? undefined : this.#bySender.get(from);
    if (backlog === undefined) return;
    if (backlog.count > 1) this.#bySender.set(from, { ...backlog, count: backlog.count - 1 });
    else this.#bySender.delete(from);
  }
}
