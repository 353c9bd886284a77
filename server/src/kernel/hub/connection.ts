import { randomBytes } from 'node:crypto';
import {
  checkHandshake,
  encodeClose,
  encodeFailure,
  encodeHandshakeError,
  HANDSHAKE_ACCEPTED,
  MESSAGE,
  parseMessage,
  PING,
  RecordReader,
} from './protocol.ts';

/** Whose connection it is, and the sign-in it lives and dies with. */
export interface HubUser {
  readonly tenantId: number;
  readonly personId: number;
  readonly chainId: string;
}

/** How records reach the client; one per connection, attached when the client connects. */
export interface Transport {
  /** Sends text that already ends in a separator; false when the client is too slow and must go. */
  send(text: string): boolean;
  /** Ends the transport after what was sent. */
  end(): void;
  /** Whether the client keeps the line alive by asking (long polling): it expects no pings. */
  readonly isSelfKeeping: boolean;
}

/** How long silence may last, in milliseconds. */
export interface HubTimes {
  /** The client must shake hands within this time. */
  readonly handshake: number;
  /** Silence after which the server says something. */
  readonly ping: number;
  /** Silence of the client after which it counts as gone. */
  readonly clientTimeout: number;
  /** A poll without news is answered empty after this, so that the next one shows that the client is there. */
  readonly poll: number;
  /** How often all of this is looked at. */
  readonly tick: number;
}

/**
 * A dead line is noticed within 30 s on both ends: the client gives up after 30 s without a word, and says something
 * itself every 15 s or, where a hidden page's timers sleep, whenever the server's ping wakes it.
 */
export const HUB_TIMES: HubTimes = {
  handshake: 15_000,
  ping: 10_000,
  clientTimeout: 25_000,
  poll: 15_000,
  tick: 1_000,
};

/** Longest record a client may send, in characters. */
export const MAX_RECORD = 32 * 1024;
/** Records a client may send in a while, in milliseconds; it has little to say but pings. */
const MAX_RECORDS = { count: 200, within: 10_000 } as const;

/** One client's connection, whatever carries it. */
export class HubConnection {
  /** Public id, and the secret the client proves itself with. */
  readonly id = randomBytes(16).toString('base64url');
  readonly token = randomBytes(32).toString('base64url');
  readonly user: HubUser;
  readonly #times: HubTimes;
  readonly #onOpen: () => void;
  readonly #onClose: () => void;
  readonly #reader = new RecordReader();
  #transport: Transport | null = null;
  #state: 'waiting' | 'open' | 'closed' = 'waiting';
  #lastHeard = Date.now();
  #lastSent = Date.now();
  #records = { count: 0, since: Date.now() };

  constructor(user: HubUser, times: HubTimes, events: { onOpen: () => void; onClose: () => void }) {
    this.user = user;
    this.#times = times;
    this.#onOpen = events.onOpen;
    this.#onClose = events.onClose;
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  get isClosed(): boolean {
    return this.#state === 'closed';
  }

  get transport(): Transport | null {
    return this.#transport;
  }

  /** Carries the connection from now on; one that has ended meanwhile ends its transport, too. */
  attach(transport: Transport): void {
    this.#transport = transport;
    this.touch();
    if (this.isClosed) transport.end();
  }

  /** Notes a sign of life. */
  touch(): void {
    this.#lastHeard = Date.now();
  }

  /** Takes time off the client's silence in which nobody could have heard it. */
  excuse(milliseconds: number): void {
    this.#lastHeard += milliseconds;
  }

  /** Takes what the client sent. */
  receive(chunk: string): void {
    this.touch();
    for (const record of this.#reader.push(chunk)) {
      if (this.#state === 'waiting') this.#shakeHands(record);
      else if (this.#state === 'open') this.#handle(record);
      else return;
    }
    if (this.#reader.pending > MAX_RECORD)
      this.close({ allowReconnect: false, error: 'The message is too large.' });
  }

  /** Sends an encoded record to an open connection; nothing to one that is not. */
  send(text: string): void {
    if (this.#state !== 'open') return;
    this.#lastSent = Date.now();
    if (this.#transport && !this.#transport.send(text)) this.drop();
  }

  /** Says goodbye and ends. Clients come back only when `allowReconnect`. */
  close(options: { readonly allowReconnect: boolean; readonly error?: string }): void {
    if (this.#state === 'open') this.send(encodeClose(options));
    this.drop();
  }

  /** Ends without a word. */
  drop(): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    this.#transport?.end();
    this.#onClose();
  }

  /** Called every second or so: pings a silent line, drops a dead one. */
  tick(now: number): void {
    const silence = now - this.#lastHeard;
    if (this.#state === 'waiting') {
      if (silence > this.#times.handshake) this.drop();
      return;
    }
    if (silence > this.#times.clientTimeout) this.drop();
    else if (!this.#transport?.isSelfKeeping && now - this.#lastSent >= this.#times.ping) this.send(PING);
  }

  #shakeHands(record: string): void {
    const refusal = checkHandshake(record);
    if (refusal !== null) {
      this.#transport?.send(encodeHandshakeError(refusal));
      this.drop();
      return;
    }
    this.#state = 'open';
    this.send(HANDSHAKE_ACCEPTED);
    this.#onOpen();
  }

  /** Whether the client sends more than any client has to say. */
  #isFlood(): boolean {
    const now = Date.now();
    if (now - this.#records.since > MAX_RECORDS.within) this.#records = { count: 0, since: now };
    this.#records.count += 1;
    return this.#records.count > MAX_RECORDS.count;
  }

  #handle(record: string): void {
    if (this.#isFlood()) {
      this.close({ allowReconnect: false, error: 'Too many messages.' });
      return;
    }
    const message = parseMessage(record);
    if (!message) {
      this.close({ allowReconnect: false, error: 'The message is not readable.' });
      return;
    }
    // Clients only listen here: whatever they invoke is unknown, and told so when they wait for an answer.
    const isCall = message.type === MESSAGE.invocation || message.type === MESSAGE.streamInvocation;
    if (isCall && message.invocationId !== undefined) {
      this.send(encodeFailure(message.invocationId, `Unknown hub method '${message.target ?? ''}'`));
    } else if (message.type === MESSAGE.close) {
      this.drop();
    }
  }
}
