import type { FastifyInstance, FastifyReply } from 'fastify';
import { setImmediate } from 'node:timers/promises';
import { DomainError } from '../errors/index.ts';
import { later } from '../guard/index.ts';

/** What must answer before this process can serve. */
export interface Checks {
  readonly database: () => Promise<void>;
  readonly pubsub: () => Promise<void>;
  readonly isDraining: () => boolean;
}

const CHECK_TIMEOUT = 1_500;

async function isReached(check: () => Promise<void>): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  // An answer that arrived while this process itself was held up is read first.
  const timer = later(CHECK_TIMEOUT, { kind: 'health', close: reject }, async () => {
    await setImmediate();
    reject(new Error('too late'));
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve; 503 says what it cannot reach. Without the broker it
 * serves everything but live events of other processes: if that made it unready, a broker that is away would take every
 * process out of service.
 */
export function registerHealth(app: FastifyInstance, checks: Checks): void {
  const options = { logLevel: 'warn' as const, schema: { hide: true } };
  const noStore = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');
  app.get('/health/live', options, async (_request, reply) => noStore(reply).send({ status: 'ok' }));
  app.get('/health/ready', options, async (_request, reply) => {
    const [database, pubsub] = await Promise.all([isReached(checks.database), isReached(checks.pubsub)]);
    if (!database) throw new DomainError('unavailable', 'Cannot reach the database.');
    if (checks.isDraining()) throw new DomainError('unavailable', 'The server is about to stop.');
    return noStore(reply).send(
      pubsub ? { status: 'ok' } : { status: 'degraded', missing: ['the message broker'] },
    );
  });
}
