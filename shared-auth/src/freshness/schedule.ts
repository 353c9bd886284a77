import type { Pace } from './pace.ts';

/** Delayed work; each piece runs once however often it is requested until then. */
export class Schedule {
  readonly #pace: Pace;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** When work that is done every so often was done last. */
  readonly #doneAt = new Map<string, number>();

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** @param delay in milliseconds */
  in(delay: number, key: string, work: () => void): void {
    if (this.#timers.has(key)) return;
    const run = (): void => {
      this.#timers.delete(key);
      work();
    };
    this.#timers.set(key, setTimeout(run, delay));
  }

  /** At the pace of its kind. The first time at once, on a busy day only what is for now. */
  everySoOften(kind: 'now' | 'later' | 'news', subject: string, work: () => void): void {
    const key = `${kind} ${subject}`;
    const last = this.#doneAt.get(key);
    const pause = last === undefined ? this.#firstPause(kind) : last + this.#pace[kind]() - Date.now();
    const run = (): void => {
      this.#doneAt.set(key, Date.now());
      work();
    };
    if (pause > 0) this.in(pause, key, run);
    else if (!this.#timers.has(key)) run();
  }

  #firstPause(kind: 'now' | 'later' | 'news'): number {
    const isAtOnce = kind === 'now' || this.#pace.isQuiet();
    return isAtOnce ? 0 : this.#pace[kind]() * this.#pace.firstPart();
  }

  /** Nothing of what was asked for is done any more. */
  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#doneAt.clear();
  }
}
