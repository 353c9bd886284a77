/** Events are told again within a second or two after a failure, and once more when a broken wire is whole again. */
const REMEMBERED = 120_000;
const MAX_REMEMBERED = 100_000;

/**
 * The numbers of the events that this process has told its clients lately. An event is delivered at least once; clients
 * need to hear it no more often than that.
 */
export class RecentEvents {
  /** When each was told last, oldest first. */
  readonly #told = new Map<number, number>();

  has(id: number): boolean {
    return this.#told.has(id);
  }

  /** Notes an event; true when it is new. */
  add(id: number, now: number): boolean {
    const isNew = !this.#told.delete(id);
    this.#told.set(id, now);
    if (this.#told.size > MAX_REMEMBERED) this.#forgetOldest();
    return isNew;
  }

  /** Forgets what was told long ago. */
  clean(now: number): void {
    for (const [id, at] of this.#told) {
      if (now - at < REMEMBERED) return;
      this.#told.delete(id);
    }
  }

  #forgetOldest(): void {
    const [oldest] = this.#told.keys();
    if (oldest !== undefined) this.#told.delete(oldest);
  }
}
