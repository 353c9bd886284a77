import type { Clock } from '../../kernel/clock/clock.ts';
import { rateLimited } from '../../kernel/errors/index.ts';
import { networkOf, WindowCounter } from '../../kernel/load/index.ts';

/** Failures per network and account in a window; the account's own lock (D-45) comes earlier. */
const MAX_FAILURES = 10;
/**
 * Failures per network in a window, for all accounts: more than a large office mistypes, fewer than an attack with
 * stolen accounts.
 */
const MAX_NETWORK_FAILURES = 300;

/**
 * Slows down guessing: per network and account, and more loosely per network. State of one process; only failures and
 * requests for mails count, so that an office behind one address does not notice (the lock of D-45 is in the database).
 *
 * The failures of a network never keep a right password out (D-110): behind one address there may be a whole office,
 * or, where no proxy is configured, everyone.
 */
export class LoginLimits {
  readonly #clock: Clock;
  readonly #byAccount = new WindowCounter(MAX_FAILURES);
  readonly #byNetwork = new WindowCounter(MAX_NETWORK_FAILURES);
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Call it before anything is looked up. @throws rateLimited when this network must wait with this account */
  check(ip: string, account: string): void {
    const wait = this.#byAccount.waitFor(`${networkOf(ip)} ${account}`, this.#clock.now().getTime());
    if (wait !== null) throw rateLimited(wait);
  }

  /**
   * Counts a wrong password, or a request for a mail.
   *
   * @throws rateLimited, in place of any other answer, when this network has had too many
   */
  fail(ip: string, account: string): void {
    const now = this.#clock.now().getTime();
    const network = networkOf(ip);
    const wait = this.#byNetwork.waitFor(network, now);
    this.#byAccount.add(`${network} ${account}`, now);
    this.#byNetwork.add(network, now);
    if (wait !== null) throw rateLimited(wait);
  }
}
