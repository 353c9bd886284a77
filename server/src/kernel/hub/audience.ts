/** Pages from which on they are told how many they are: figures that all of them read take turns from then on. */
const LEAST = 20;
/** After a start pages come back one after the other; that few are there is known only after this, in milliseconds. */
const SETTLED = 60_000;
/** So many more pages than they were told would together ask too often. */
const GROWN = 1.25;

/** How many pages there are, as they were told; they are told again when that has grown by a quarter or halved. */
export class Audience {
  readonly #startedAt: number;
  /** Null before anything was told. */
  #sent: number | null = null;

  constructor(now: number) {
    this.#startedAt = now;
  }

  /** What a page that connects has to know; null for nothing. */
  get sent(): number | null {
    return this.#sent;
  }

  /** @returns what all are told now; null when that is no news */
  count(open: number, now: number): number | null {
    const sent = this.#sent ?? 0;
    // Once they were told, around the limit they are not told again and again.
    const size = open < (sent > 0 ? LEAST / 2 : LEAST) ? 0 : open;
    const isNews = size >= sent * GROWN || size <= sent / 2;
    const isFirstZero = this.#sent === null && size === 0;
    if (!isNews || size === this.#sent) return null;
    if (isFirstZero && now - this.#startedAt < SETTLED) return null;
    this.#sent = size;
    return size;
  }
}
