import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { errorMessage, StartupError } from '../errors/index.ts';

type Listener = (message: unknown) => void;

/** Tells every process of the installation something; this one hears it too. */
export interface PubSub {
  /** Hands the message to this process's listener at once and to the others' soon; rejects when they cannot be reached. */
  publish(message: unknown): Promise<void>;
  /** There is one listener: the hub. */
  subscribe(listener: Listener): void;
  /** Resolves while the other processes can be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = 'cadence:hub';
const CONNECT_TIMEOUT = 5_000;
const COMMAND_TIMEOUT = 2_000;
const MAX_RETRY_DELAY = 1_000;

/** For a single process. */
export function createMemoryPubSub(): PubSub {
  let listener: Listener = () => undefined;
  return {
    async publish(message) {
      listener(message);
    },
    subscribe(next) {
      listener = next;
    },
    ping: async () => undefined,
    close: async () => undefined,
  };
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT,
    commandTimeout: COMMAND_TIMEOUT,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RETRY_DELAY),
  });
  // Reconnecting is ioredis's business; what fails meanwhile is reported by the command that failed.
  redis.on('error', () => undefined);
  return redis;
}

interface Envelope {
  readonly origin: string;
  readonly message: unknown;
}

/**
 * For several processes on one Redis. A process delivers to itself without Redis, so its own clients do not suffer
 * when Redis is away.
 *
 * @throws StartupError when Redis cannot be reached at start
 */
export async function createRedisPubSub(url: string): Promise<PubSub> {
  const origin = randomUUID();
  const publisher = connect(url);
  const subscriber = connect(url);
  let listener: Listener = () => undefined;
  subscriber.on('message', (_channel, text) => {
    const envelope = JSON.parse(text) as Envelope;
    if (envelope.origin !== origin) listener(envelope.message);
  });
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
    await subscriber.subscribe(CHANNEL);
  } catch (error) {
    publisher.disconnect();
    subscriber.disconnect();
    throw new StartupError(`The Redis of REDIS_URL cannot be reached (${errorMessage(error)}).`);
  }
  return {
    async publish(message) {
      listener(message);
      await publisher.publish(CHANNEL, JSON.stringify({ origin, message } satisfies Envelope));
    },
    subscribe(next) {
      listener = next;
    },
    async ping() {
      await publisher.ping();
      if (subscriber.status !== 'ready') throw new Error('the Redis subscription is down');
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
