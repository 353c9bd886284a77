import type { Clock } from '../../kernel/clock/clock.ts';
import { rateLimited } from '../../kernel/errors/index.ts';

const WINDOW = 60_000;
/** Failures per address and account in a window; the account's own lock (D-45) comes earlier. */
const MAX_FAILURES = 10;
/** Tries per address in a window, whatever the accounts: offices share one. */
const MAX_TRIES = 600;
const MAX_KEYS = 50_000;

/** Counts in fixed windows; forgets the oldest when a flood of keys arrives. */
class WindowCounter {
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

/** Slows down guessing: per address and account, and more loosely per address. One process's view. */
export class LoginLimits {
  readonly #clock: Clock;
  readonly #failures = new WindowCounter(MAX_FAILURES);
  readonly #tries = new WindowCounter(MAX_TRIES);
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws rateLimited when this address must wait */
  check(ip: string, account: string): void {
    const now = this.#clock.now().getTime();
    const wait = this.#failures.waitFor(`${ip} ${account}`, now) ?? this.#tries.waitFor(ip, now);
    if (wait !== null) throw rateLimited(wait);
    this.#tries.add(ip, now);
  }

  fail(ip: string, account: string): void {
    this.#failures.add(`${ip} ${account}`, this.#clock.now().getTime());
  }
}
