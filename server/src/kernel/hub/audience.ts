/** Minimum number of pages to announce: from then on they take turns to read figures that all of them read. */
const LEAST = 20;
/** After a start pages reconnect one by one; only after this time is a small number reliable. In milliseconds. */
const SETTLED = 60_000;
/** Growth since the last announcement at which the pages together would request too often. */
const GROWN = 1.25;

/** The number of open pages as last announced; it is announced again when it has grown by a quarter or halved. */
export class Audience {
  readonly #startedAt: number;
  /** Null before the first announcement. */
  #sent: number | null = null;

  constructor(now: number) {
    this.#startedAt = now;
  }

  /** What a newly connected page must know; null for nothing. */
  get sent(): number | null {
    return this.#sent;
  }

  /** @returns the size to announce to all; null when it has not changed enough */
  count(open: number, now: number): number | null {
    const sent = this.#sent ?? 0;
    // Hysteresis: once announced, a size around the limit is not announced again and again.
    const size = open < (sent > 0 ? LEAST / 2 : LEAST) ? 0 : open;
    const isNews = size >= sent * GROWN || size <= sent / 2;
    const isFirstZero = this.#sent === null && size === 0;
    if (!isNews || size === this.#sent) return null;
    if (isFirstZero && now - this.#startedAt < SETTLED) return null;
    this.#sent = size;
    return size;
  }
}
