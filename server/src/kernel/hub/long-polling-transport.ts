import type { Transport } from './connection.ts';

/** How a poll is answered: 200 with text (maybe empty), or 204 when the connection is over. */
export interface PollAnswer {
  readonly status: 200 | 204;
  readonly text: string;
}

/** One request of a polling client. */
export interface Poll {
  /** Null: whoever polled has gone, and may poll again. */
  readonly answer: Promise<PollAnswer | null>;
  /** The client went away before it was answered. */
  abandon(): void;
}

/** More than this, in characters, waiting for a client that does not poll: it must go. */
const MAX_WAITING = 1024 * 1024;

/** Records wait for the next poll; one poll at a time. */
export class LongPollingTransport implements Transport {
  readonly isSelfKeeping = true;
  readonly #timeout: number;
  readonly #onEnd: () => void;
  #waiting = '';
  #settlePoll: ((answer: PollAnswer | null) => void) | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isEnded = false;
  #isFirst = true;

  /** @param timeout a poll is answered empty after this many milliseconds; the client gives up at 100 s */
  constructor(timeout: number, onEnd: () => void) {
    this.#timeout = timeout;
    this.#onEnd = onEnd;
  }

  send(text: string): boolean {
    this.#waiting += text;
    if (this.#settlePoll) this.#flush();
    return this.#waiting.length <= MAX_WAITING;
  }

  end(): void {
    this.#isEnded = true;
    if (this.#settlePoll) this.#flush();
    this.#onEnd();
  }

  /** Waits for something to send. The first poll answers empty at once: it completes the connection. */
  poll(): Poll {
    this.#settle({ status: 204, text: '' });
    const { promise: answer, resolve } = Promise.withResolvers<PollAnswer | null>();
    this.#settlePoll = resolve;
    if (this.#isFirst) this.#settle({ status: 200, text: '' });
    else if (this.#waiting !== '' || this.#isEnded) this.#flush();
    else this.#timer = setTimeout(() => this.#settle({ status: 200, text: '' }), this.#timeout).unref();
    this.#isFirst = false;
    return {
      answer,
      abandon: () => {
        if (this.#settlePoll === resolve) this.#settle(null);
      },
    };
  }

  #flush(): void {
    const text = this.#waiting;
    this.#waiting = '';
    this.#settle(text === '' && this.#isEnded ? { status: 204, text } : { status: 200, text });
  }

  #settle(answer: PollAnswer | null): void {
    clearTimeout(this.#timer);
    const settle = this.#settlePoll;
    this.#settlePoll = null;
    settle?.(answer);
  }
}
