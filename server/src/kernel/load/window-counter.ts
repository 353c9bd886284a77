const WINDOW = 60_000;
const MAX_KEYS = 50_000;

/** Counts by key, in fixed windows of a minute; drops the oldest when a flood of keys arrives. */
export class WindowCounter {
  readonly #limit: number;
  readonly #windows = new Map<string, { until: number; count: number }>();
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Seconds to wait when the limit is reached, else null. */
  waitFor(key: string, now: number): number | null {
    const window = this.#windows.get(key);
    if (!window || window.until <= now || window.count < this.#limit) return null;
    return Math.ceil((window.until - now) / 1000);
  }

  add(key: string, now: number): void {
    const window = this.#windows.get(key);
    if (window && window.until > now) {
      window.count += 1;
      return;
    }
    this.#windows.delete(key);
    const oldest = this.#windows.size >= MAX_KEYS ? this.#windows.keys().next().value : undefined;
    if (oldest !== undefined) this.#windows.delete(oldest);
    this.#windows.set(key, { until: now + WINDOW, count: 1 });
  }
}
