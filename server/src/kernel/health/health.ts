import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../errors/index.ts';
import { isReached } from './is-reached.ts';

/** Checks that must succeed before this process can serve. */
export interface Checks {
  readonly database: () => Promise<void>;
  readonly pubsub: () => Promise<void>;
  readonly isDraining: () => boolean;
}

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve; 503 lists what it cannot reach. Without the broker
 * it serves everything except live events of other processes: if that made it unready, an outage of the broker would
 * take every process out of service.
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
