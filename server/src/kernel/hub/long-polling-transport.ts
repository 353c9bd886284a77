import type { Transport } from './connection.ts';

/** How a poll is answered: 200 with text (maybe empty), or 204 when the connection is over. */
export interface PollAnswer {
  readonly status: 200 | 204;
  readonly text: string;
}

/** A poll is answered empty after this long; the client gives up at 100 s. */
const POLL_TIMEOUT = 90_000;
/** More than this, in characters, waiting for a client that does not poll: it must go. */
const MAX_WAITING = 1024 * 1024;

/** Records wait for the next poll; one poll at a time. */
export class LongPollingTransport implements Transport {
  #waiting = '';
  #answer: ((answer: PollAnswer) => void) | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isEnded = false;
  #isFirst = true;

  /** A poll that is open right now is a sign of life. */
  get isSelfKeeping(): boolean {
    return this.#answer !== null;
  }

  send(text: string): boolean {
    this.#waiting += text;
    if (this.#answer) this.#flush();
    return this.#waiting.length <= MAX_WAITING;
  }

  end(): void {
    this.#isEnded = true;
    if (this.#answer) this.#flush();
  }

  /** Waits for something to send. The first poll answers empty at once: it completes the connection. */
  poll(): Promise<PollAnswer> {
    this.#settle({ status: 204, text: '' });
    if (this.#isFirst) {
      this.#isFirst = false;
      return Promise.resolve({ status: 200, text: '' });
    }
    return new Promise((resolve) => {
      this.#answer = resolve;
      if (this.#waiting !== '' || this.#isEnded) this.#flush();
      else this.#timer = setTimeout(() => this.#settle({ status: 200, text: '' }), POLL_TIMEOUT).unref();
    });
  }

  /** The client went away in the middle of a poll. */
  abandonPoll(): void {
    this.#settle({ status: 204, text: '' });
  }

  #flush(): void {
    const text = this.#waiting;
    this.#waiting = '';
    this.#settle(text === '' && this.#isEnded ? { status: 204, text } : { status: 200, text });
  }

  #settle(answer: PollAnswer): void {
    clearTimeout(this.#timer);
    const resolve = this.#answer;
    this.#answer = null;
    resolve?.(answer);
  }
}
