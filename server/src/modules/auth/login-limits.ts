import type { Clock } from '../../kernel/clock/clock.ts';
import { rateLimited } from '../../kernel/errors/index.ts';

const WINDOW = 60_000;
/** Failures per address and account in a window; the account's own lock (D-45) comes earlier. */
const MAX_FAILURES = 10;
/** Failures per address in a window, whatever the accounts: offices share one. */
const MAX_ADDRESS_FAILURES = 300;
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
  readonly #byAccount = new WindowCounter(MAX_FAILURES);
  readonly #byAddress = new WindowCounter(MAX_ADDRESS_FAILURES);
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws rateLimited when this address must wait */
  check(ip: string, account: string): void {
    const now = this.#clock.now().getTime();
    const wait = this.#byAccount.waitFor(`${ip} ${account}`, now) ?? this.#byAddress.waitFor(ip, now);
    if (wait !== null) throw rateLimited(wait);
  }

  fail(ip: string, account: string): void {
    const now = this.#clock.now().getTime();
    this.#byAccount.add(`${ip} ${account}`, now);
    this.#byAddress.add(ip, now);
  }
}
