import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Registry } from 'prom-client';
import type { MetricsConfig } from '../config/telemetry.ts';
import { errorMessage, notFound, StartupError } from '../errors/index.ts';
import { bearerToken } from '../session/index.ts';

const PATH = '/metrics';

async function answer(registry: Registry, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').type(registry.contentType);
  return reply.send(await registry.metrics());
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compared by hash, so that the time says nothing about the token. */
function isToken(request: FastifyRequest, token: string | null): boolean {
  const given = bearerToken(request.headers.authorization);
  return token !== null && given !== null && timingSafeEqual(hashOf(given), hashOf(token));
}

/** The figures beside the product: for nobody without the token, and there is nothing at the address then. */
export function registerMetrics(http: FastifyInstance, registry: Registry, { token }: MetricsConfig): void {
  http.get(PATH, { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    if (!isToken(request, token)) throw notFound();
    return answer(registry, reply);
  });
}

/**
 * The figures on a port of their own, which is not published, without a token.
 *
 * @returns where it listens and how to end it; null when none is configured
 * @throws StartupError when the port is taken
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: MetricsConfig,
): Promise<{ readonly address: string; close(): Promise<void> } | null> {
  if (port === null) return null;
  const server = Fastify({ forceCloseConnections: true });
  server.get(PATH, async (_request, reply) => answer(registry, reply));
  try {
    const address = await server.listen({ host, port });
    return { address, close: () => server.close() };
  } catch (error) {
    await server.close();
    throw new StartupError(`METRICS_PORT ${port} cannot be used (${errorMessage(error)}).`);
  }
}
