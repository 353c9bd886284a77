import { later } from '../guard/index.ts';
import type { Transport } from './connection.ts';
import type { Parcel } from './parcel.ts';
import { lastRecord, MAX_RECORD } from './protocol.ts';

/** The answer to a poll: 200 with text (maybe empty), or 204 when the connection has ended. */
export interface PollAnswer {
  readonly status: 200 | 204;
  readonly text: string;
}

/** One request of a polling client. */
export interface Poll {
  /** Null: the client has gone, and may poll again. */
  readonly answer: Promise<PollAnswer | null>;
  /** The request has ended: the client has its answer, or went away before. */
  end(): void;
}

/** Records wait for the next poll; one poll at a time. */
export class LongPollingTransport implements Transport {
  readonly name = 'LongPolling';
  readonly isSelfKeeping = true;
  readonly #timeout: number;
  readonly #onEnd: () => void;
  #waiting = '';
  /** Bytes of answers in transit. */
  #inFlight = 0;
  #settlePoll: ((answer: PollAnswer | null) => void) | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isEnded = false;
  #isFirst = true;

  /** @param timeout a poll is answered empty after this many milliseconds; the client gives up at 100 s */
  constructor(timeout: number, onEnd: () => void) {
    this.#timeout = timeout;
    this.#onEnd = onEnd;
  }

  get unsent(): number {
    return Buffer.byteLength(this.#waiting) + this.#inFlight;
  }

  send({ text }: Parcel): void {
    this.#waiting += text;
    if (this.#settlePoll) this.#flush();
  }

  /** The rest waits for a last poll that may never come: if it is large, the close message is enough. */
  end(): void {
    this.#isEnded = true;
    if (this.unsent > MAX_RECORD) this.#waiting = lastRecord(this.#waiting);
    if (this.#settlePoll) this.#flush();
    this.#onEnd();
  }

  cut(): void {
    this.#waiting = '';
    this.end();
  }

  /** Waits for something to send. The first poll is answered empty at once: it completes the connection. */
  poll(): Poll {
    this.#settle({ status: 204, text: '' });
    const { promise: answer, resolve } = Promise.withResolvers<PollAnswer | null>();
    this.#settlePoll = resolve;
    if (this.#isFirst) this.#settle({ status: 200, text: '' });
    else if (this.#waiting !== '' || this.#isEnded) this.#flush();
    else
      this.#timer = later(this.#timeout, { kind: 'hub.poll' }, () => this.#settle({ status: 200, text: '' }));
    this.#isFirst = false;
    let size = 0;
    return {
      answer: answer.then((given) => {
        size = Buffer.byteLength(given?.text ?? '');
        this.#inFlight += size;
        return given;
      }),
      end: () => {
        if (this.#settlePoll === resolve) this.#settle(null);
        this.#inFlight -= size;
        size = 0;
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
