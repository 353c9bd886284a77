/** How long one thing took to come, in milliseconds; `since` is when it was asked for, from the page's start. */
export interface LoadTime {
  readonly since: number;
  readonly ms: number;
}

/** What the page has measured of a remote's entry and of each of its modules; the last attempt counts. */
export class LoadTimes {
  readonly #times = new Map<string, LoadTime>();

  /** Runs `load` and keeps its time under `key`, whatever comes of it. */
  async measure<T>(key: string, load: () => Promise<T>): Promise<T> {
    const since = performance.now();
    try {
      return await load();
    } finally {
      this.#times.set(key, { since, ms: performance.now() - since });
    }
  }

  /** By the remote's name for its entry, by `remote/expose` for a module; undefined when it was not asked for. */
  of(key: string): LoadTime | undefined {
    return this.#times.get(key);
  }
}
