import { randomBytes } from 'node:crypto';
import { Parcel } from './parcel.ts';
import {
  checkHandshake,
  encodeClose,
  encodeFailure,
  encodeHandshakeError,
  HANDSHAKE_ACCEPTED,
  MESSAGE,
  parseMessage,
  ProtocolError,
  RecordReader,
} from './protocol.ts';

/** The connection's person, and the sign-in that it belongs to. */
export interface HubUser {
  readonly tenantId: number;
  readonly personId: number;
  readonly chainId: string;
  /** Observers get fewer events (D-22); a person who becomes one, or stops being one, connects again. */
  readonly isObserver: boolean;
  /** Where it was admitted (`placeOf`): it is not valid at the address of another organisation. */
  readonly place: string;
}

/** Delivers records to the client; one per connection, attached when the client connects. */
export interface Transport {
  readonly name: 'WebSockets' | 'ServerSentEvents' | 'LongPolling';
  /** Bytes not yet sent to the client. */
  readonly unsent: number;
  send(parcel: Parcel): void;
  /** Ends the transport after sending what is left. */
  end(): void;
  /** Ends the transport at once and drops unsent bytes. */
  cut(): void;
  /** Whether the client itself keeps the connection alive (long polling): it expects no pings. */
  readonly isSelfKeeping: boolean;
}

/** Timeouts of idle connections, in milliseconds. */
export interface HubTimes {
  /** The client must shake hands within this time. */
  readonly handshake: number;
  /** Idle time after which the server sends a ping. */
  readonly ping: number;
  /** Silence of the client after which it counts as gone. */
  readonly clientTimeout: number;
  /** A poll without news is answered empty after this, so that the next one proves that the client is there. */
  readonly poll: number;
  /** Interval at which the timeouts are checked. */
  readonly tick: number;
}

/**
 * A dead connection is noticed within 30 s on both ends: the client gives up after 30 s of silence, and itself sends
 * something every 15 s or, where a hidden page's timers sleep, whenever the server's ping wakes it.
 */
export const HUB_TIMES: HubTimes = {
  handshake: 15_000,
  ping: 10_000,
  clientTimeout: 25_000,
  poll: 15_000,
  tick: 1_000,
};

/** Records a client may send per period, in milliseconds; it has little to send but pings. */
const MAX_RECORDS = { count: 200, within: 10_000 } as const;

/** Events for the owner of a connection. */
export interface ConnectionEvents {
  readonly onOpen: () => void;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** One client's connection, over any transport. */
export class HubConnection {
  /** Public id, and the client's secret. */
  readonly id = randomBytes(16).toString('base64url');
  readonly token = randomBytes(32).toString('base64url');
  readonly user: HubUser;
  readonly #times: HubTimes;
  readonly #events: ConnectionEvents;
  readonly #reader = new RecordReader();
  #transport: Transport | null = null;
  #state: 'waiting' | 'open' | 'closed' = 'waiting';
  /** Start of the handshake timeout, which nothing else that arrives extends. */
  #waitingSince = Date.now();
  #lastHeard = Date.now();
  #lastSent = Date.now();
  #records = { count: 0, since: Date.now() };

  constructor(user: HubUser, times: HubTimes, events: ConnectionEvents) {
    this.user = user;
    this.#times = times;
    this.#events = events;
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

  /** Bytes not yet sent to the client. */
  get unsent(): number {
    return this.#transport?.unsent ?? 0;
  }

  /** Sends over this transport from now on; if the connection has ended by then, the transport ends, too. */
  attach(transport: Transport): void {
    this.#transport = transport;
    this.#waitingSince = Date.now();
    this.touch();
    if (this.isClosed) transport.end();
  }

  /** Records a sign of life. */
  touch(): void {
    this.#lastHeard = Date.now();
  }

  /** Subtracts time from the client's silence in which the server could not have received anything. */
  excuse(milliseconds: number): void {
    this.#lastHeard += milliseconds;
    this.#waitingSince += milliseconds;
  }

  /** Handles what the client sent. */
  receive(chunk: Uint8Array): void {
    this.touch();
    try {
      for (const record of this.#reader.push(chunk)) {
        if (this.#state === 'waiting') this.#shakeHands(record);
        else if (this.#state === 'open') this.#handle(record);
        else return;
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#refuse(error.message);
    }
  }

  /** Sends encoded records if the connection is open. */
  send(parcel: Parcel): void {
    if (this.#state !== 'open') return;
    this.#lastSent = Date.now();
    this.#transport?.send(parcel);
    this.#events.onSent();
  }

  /** Sends a close message and ends. Clients reconnect only with `allowReconnect`. */
  close(options: { readonly allowReconnect: boolean; readonly error?: string }): void {
    if (this.#state === 'open') this.send(new Parcel(encodeClose(options)));
    this.drop();
  }

  /** Ends without a close message. */
  drop(): void {
    this.#finish(() => this.#transport?.end());
  }

  /** Ends at once and drops unsent bytes. */
  cut(): void {
    this.#finish(() => this.#transport?.cut());
  }

  /** Called every second or so: pings an idle connection, ends a dead one. */
  tick(now: number, ping: Parcel): void {
    const { handshake, clientTimeout } = this.#times;
    if (this.#state === 'waiting') {
      if (now - this.#waitingSince > handshake) this.#refuse('The handshake took too long.');
      return;
    }
    if (now - this.#lastHeard > clientTimeout)
      this.close({ allowReconnect: true, error: `Nothing was heard for ${clientTimeout / 1_000} s.` });
    else if (!this.#transport?.isSelfKeeping && now - this.#lastSent >= this.#times.ping) this.send(ping);
  }

  #finish(endTransport: () => void): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    endTransport();
    this.#events.onClose();
  }

  /** Sends the client what is wrong with its message, and ends. */
  #refuse(sentence: string): void {
    if (this.#state === 'waiting') this.#transport?.send(new Parcel(encodeHandshakeError(sentence)));
    this.close({ allowReconnect: false, error: sentence });
  }

  #shakeHands(record: string): void {
    checkHandshake(record);
    this.#state = 'open';
    this.send(new Parcel(HANDSHAKE_ACCEPTED));
    this.#events.onOpen();
  }

  /** Whether the client sends more than any client needs to. */
  #isFlood(): boolean {
    const now = Date.now();
    if (now - this.#records.since > MAX_RECORDS.within) this.#records = { count: 0, since: now };
    this.#records.count += 1;
    return this.#records.count > MAX_RECORDS.count;
  }

  #handle(record: string): void {
    if (this.#isFlood()) throw new ProtocolError('Too many messages.');
    const { type, invocationId, target = '' } = parseMessage(record);
    // Clients only listen here: every method is unknown, which is answered when they wait for an answer.
    const isCall = type === MESSAGE.invocation || type === MESSAGE.streamInvocation;
    if (isCall && invocationId !== undefined)
      this.send(new Parcel(encodeFailure(invocationId, `Unknown hub method '${target}'`)));
    else if (type === MESSAGE.close) this.drop();
  }
}
