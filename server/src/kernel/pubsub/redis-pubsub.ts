import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { errorMessage, StartupError } from '../errors/index.ts';
import { every, listen } from '../guard/index.ts';
import type { PubSub } from './pubsub.ts';

const CONNECT_TIMEOUT = 2_000;
const COMMAND_TIMEOUT = 2_000;
/** A connection with an answer pending this long is dead, whatever the network says. */
const SOCKET_TIMEOUT = 3_000;
/** Interval of the liveness check of both connections. */
const BEAT = 2_000;
const MAX_RETRY_DELAY = 500;
const GUARDED = { kind: 'broker' } as const;

function connect(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT,
    commandTimeout: COMMAND_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RETRY_DELAY),
  });
  // ioredis reconnects by itself; a command that fails in between reports its own error.
  listen(redis, GUARDED, { error: () => undefined });
  return redis;
}

interface Envelope {
  readonly origin: string;
  readonly message: unknown;
}

/** Null for text that is not ours: other software may use the same Redis. */
function readEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'origin' in value ? (value as Envelope) : null;
  } catch {
    return null;
  }
}

class RedisPubSub implements PubSub {
  readonly #origin = randomUUID();
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #beat: NodeJS.Timeout;
  #listener: (message: unknown) => void = () => undefined;
  #onGap: (milliseconds: number) => void = () => undefined;
  #channel = '';
  #isListening = false;
  /** Until when nothing was missed; null before the first subscription. */
  #wholeUntil: number | null = null;

  constructor(url: string) {
    this.#publisher = connect(url);
    this.#subscriber = connect(url);
    listen(this.#subscriber, GUARDED, {
      message: (_channel: string, text: string) => {
        const envelope = readEnvelope(text);
        if (envelope && envelope.origin !== this.#origin) this.#listener(envelope.message);
      },
      close: () => {
        this.#isListening = false;
      },
    });
    this.#beat = every(BEAT, GUARDED, () => this.#askBoth());
  }

  async open(): Promise<void> {
    await Promise.all([this.#publisher.connect(), this.#subscriber.connect()]);
  }

  async join(installation: string): Promise<void> {
    // Others may use the same Redis, including another installation of Cadence.
    this.#channel = `cadence:${installation}:hub`;
    await this.#listen();
    listen(this.#subscriber, GUARDED, {
      ready: () => this.#listen().catch(() => this.#subscriber.disconnect(true)),
    });
  }

  async publish(message: unknown): Promise<void> {
    this.#listener(message);
    await this.#publisher.publish(
      this.#channel,
      JSON.stringify({ origin: this.#origin, message } satisfies Envelope),
    );
  }

  subscribe(listener: (message: unknown) => void): void {
    this.#listener = listener;
  }

  onGap(listener: (milliseconds: number) => void): void {
    this.#onGap = listener;
  }

  wholeUntil(): number {
    return this.#wholeUntil ?? 0;
  }

  async ping(): Promise<void> {
    await this.#publisher.ping();
    if (!this.#isListening) throw new Error('the Redis subscription is down');
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }

  /** Subscribes; after a break it reports how long messages may have been missing. */
  async #listen(): Promise<void> {
    await this.#subscriber.subscribe(this.#channel);
    const wholeUntil = this.#wholeUntil;
    this.#isListening = true;
    this.#wholeUntil = Date.now();
    if (wholeUntil !== null) this.#onGap(Date.now() - wholeUntil);
  }

  /** A connection whose other end vanished silently looks alive until something is sent. */
  #askBoth(): void {
    const now = Date.now();
    this.#publisher.ping().catch(() => undefined);
    this.#subscriber.ping().then(
      () => {
        if (this.#isListening) this.#wholeUntil = now;
      },
      () => undefined,
    );
  }
}

/**
 * For several processes on one Redis. A process delivers to itself without Redis, so its own clients are not affected
 * when Redis is away.
 *
 * @throws StartupError when Redis cannot be reached at start
 */
export async function createRedisPubSub(url: string): Promise<PubSub> {
  const pubsub = new RedisPubSub(url);
  try {
    await pubsub.open();
    return pubsub;
  } catch (error) {
    await pubsub.close();
    throw new StartupError(`The Redis of REDIS_URL cannot be reached (${errorMessage(error)}).`);
  }
}
