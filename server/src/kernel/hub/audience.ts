/** From this number of pages on they learn how many they are, and spread their reads of common figures over time. */
const LEAST = 20;
/** After a start pages come back one after the other; that few are there is known only after this, in milliseconds. */
const SETTLED = 60_000;
/** So many more pages than announced would together ask too often. */
const GROWN = 1.25;

/** How many pages there are, as announced; announced again when it has grown by a quarter or halved. */
export class Audience {
  readonly #startedAt: number;
  /** Null before anything was announced. */
  #sent: number | null = null;

  constructor(now: number) {
    this.#startedAt = now;
  }

  /** What a newly connected page must know; null for nothing. */
  get sent(): number | null {
    return this.#sent;
  }

  /** @returns what is announced to all now; null when nothing changed */
  count(open: number, now: number): number | null {
    const sent = this.#sent ?? 0;
    // Once announced, it is not repeated around the limit.
    const size = open < (sent > 0 ? LEAST / 2 : LEAST) ? 0 : open;
    const isNews = size >= sent * GROWN || size <= sent / 2;
    const isFirstZero = this.#sent === null && size === 0;
    if (!isNews || size === this.#sent) return null;
    if (isFirstZero && now - this.#startedAt < SETTLED) return null;
    this.#sent = size;
    return size;
  }
}
