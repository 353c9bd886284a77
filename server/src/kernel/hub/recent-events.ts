/** Events are told again within a second or two after a failure, and once more when a broken wire is whole again. */
const REMEMBERED = 120_000;
const MAX_REMEMBERED = 100_000;

/**
 * The numbers of the events that this process has told its clients lately. An event is delivered at least once; clients
 * need to hear it no more often than that.
 */
export class RecentEvents {
  /** When each was told last, oldest first. */
  readonly #sent = new Map<number, number>();

  has(id: number): boolean {
    return this.#sent.has(id);
  }

  /** Notes an event; true when it is new. */
  add(id: number, now: number): boolean {
    const isNew = !this.#sent.delete(id);
    this.#sent.set(id, now);
    if (this.#sent.size > MAX_REMEMBERED) this.#forgetOldest();
    return isNew;
  }

  /** Forgets what was told long ago. */
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
