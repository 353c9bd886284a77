/** Events are retried within a second or two after a failure, and once more when a broken connection is restored. */
const REMEMBERED = 120_000;
const MAX_REMEMBERED = 100_000;

/**
 * The ids of the events that this process has sent to its clients recently. An event is delivered at least once;
 * clients need to receive it only once.
 */
export class RecentEvents {
  /** When each was last sent, oldest first. */
  readonly #sent = new Map<number, number>();

  has(id: number): boolean {
    return this.#sent.has(id);
  }

  /** Records an event; true when it is new. */
  add(id: number, now: number): boolean {
    const isNew = !this.#sent.delete(id);
    this.#sent.set(id, now);
    if (this.#sent.size > MAX_REMEMBERED) this.#forgetOldest();
    return isNew;
  }

  /** Forgets old events. */
  clean(now: number): void {
    for (const [id, at] of this.#sent) {
      if (now - at < REMEMBERED) return;
      this.#sent.delete(id);
    }
  }

  #forgetOldest(): void {
    const [oldest] = this.#sent.keys();
    if (oldest !== undefined) this.#sent.delete(oldest);
  }
}
