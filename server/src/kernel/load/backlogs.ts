import type { Caller } from './caller.ts';

type Waiting = Pick<Caller, 'from' | 'urgency'>;

interface Backlog {
  /** Waiting changes and reads of the sender. */
  readonly count: number;
  /** Since when the sender has waited for a turn, in `performance.now()` time. */
  readonly since: number;
}

/**
 * How long senders wait for their turns with changes and reads. A request behind another of the same sender waits only
 * for that one: however much one page requests at once, that does not make the database busy.
 */
export class Backlogs {
  /** Longest waiting first. */
  readonly #bySender = new Map<string, Backlog>();

  /** Number of waiting senders. */
  get size(): number {
    return this.#bySender.size;
  }

  /** How long the longest waiting sender has waited, in milliseconds; 0 when none waits. */
  longest(): number {
    for (const { since } of this.#bySender.values()) return performance.now() - since;
    return 0;
  }

  add({ from, urgency }: Waiting): void {
    if (urgency === 'refetch') return;
    const { count, since } = this.#bySender.get(from) ?? { count: 0, since: performance.now() };
    this.#bySender.set(from, { count: count + 1, since });
  }

  /** A request was served: the sender starts waiting for its next one. */
  served({ from, urgency }: Waiting): void {
    const backlog = urgency === 'refetch' ? undefined : this.#bySender.get(from);
    if (backlog === undefined) return;
    this.#bySender.delete(from);
    if (backlog.count > 1) this.#bySender.set(from, { count: backlog.count - 1, since: performance.now() });
  }

  /** A request was refused: the sender's waiting time goes on unchanged. */
  refused({ from, urgency }: Waiting): void {
    const backlog = urgency === 'refetch' ? undefined : this.#bySender.get(from);
    if (backlog === undefined) return;
    if (backlog.count > 1) this.#bySender.set(from, { ...backlog, count: backlog.count - 1 });
    else this.#bySender.delete(from);
  }
}
