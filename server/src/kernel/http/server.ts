import Fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { API_BASE } from '@cadence/shared-contract';
import { invalid } from '../errors/index.ts';
import { guardAnswer } from '../guard/index.ts';
import { acceptPackedBodies, decodeText } from './body-encoding.ts';
import { compressAnswers } from './compression.ts';
import { ConnectionTurns } from './connection-turns.ts';
import {
  answerBadAddress,
  answerError,
  answerUnknown,
  hasOneHost,
  refuseManyHosts,
} from './error-handler.ts';
import { readablePath } from './readable-path.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { compileSerializer } from './serialization.ts';
import { compileValidator } from './validation.ts';

/** Maximum bytes of API bodies; uploads have their own limit. */
const BODY_LIMIT = 1024 * 1024;
/** How long a request may take to arrive, in milliseconds: Node's default, which the framework disables. */
const ARRIVAL_LIMIT = 300_000;
/** Up to this size, a body that is too large is read to its end and discarded. */
const DROP_LIMIT = 32 * 1024 * 1024;

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => key.includes('\0') || hasNul(one));
}

/**
 * An empty body with a JSON content type counts as no body rather than broken JSON. The database cannot store the NUL
 * character, so text with one is refused here rather than failing there.
 */
function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (bytes.length === 0) return done(null, undefined);
    const body = decodeText(bytes);
    return parse(request, body, (error, value: unknown) => {
      const isRefused = error === null && body.includes('\\u0000') && hasNul(value);
      done(isRefused ? invalid([], 'Text must not contain the NUL character.') : error, value);
    });
  });
}

/**
 * Clients read the answer after they have sent everything: refused halfway, most see a broken connection instead of
 * the sentence.
 */
async function dropTooLarge({ headers, raw, routeOptions }: FastifyRequest): Promise<void> {
  const announced = Number(headers['content-length'] ?? 0);
  if (announced <= (routeOptions.bodyLimit ?? BODY_LIMIT) || announced > DROP_LIMIT) return;
  raw.resume();
  // If the client has gone, there is nobody to answer.
  await finished(raw, { writable: false }).catch(() => undefined);
}

export interface HttpServerOptions {
  /**
   * Whether to accept an upgrade; otherwise the request is answered as if it had not asked for one. None by default.
   */
  readonly isUpgrade?: (request: IncomingMessage) => boolean;
  /** Addresses and networks whose `X-Forwarded-*` headers are trusted; none by default (D-110). */
  readonly trustedProxies?: readonly string[];
}

/**
 * The HTTP server without routes: case-insensitive paths, strict validation, problem+json errors. An unknown
 * address under /api is answered here, whatever pages are served beside it.
 */
export function createHttpServer(
  logger: FastifyBaseLogger,
  { isUpgrade = () => false, trustedProxies = [] }: HttpServerOptions = {},
): FastifyInstance {
  const turns = new ConnectionTurns();
  const app = Fastify({
    loggerInstance: logger,
    http: {
      shouldUpgradeCallback: guardAnswer(
        { kind: 'http.upgrade' },
        (request) => hasOneHost(request) && isUpgrade(request),
        false,
      ),
    },
    bodyLimit: BODY_LIMIT,
    requestTimeout: ARRIVAL_LIMIT,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1024 },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // While closing, requests on open connections are answered with `Connection: close`.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: [...trustedProxies],
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    frameworkErrors: async (error, request, reply) => {
      await turns.take(request.raw, reply.raw);
      answerBadAddress(error, request, reply);
    },
  });
  app.addHook('onRequest', ({ raw }, reply) => turns.take(raw, reply.raw));
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknown);
  for (const url of [API_BASE, `${API_BASE}/*`]) {
    app.all(url, { schema: { hide: true } }, answerUnknown);
  }
  parseJsonBodies(app);
  acceptPackedBodies(app, BODY_LIMIT);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
  });
  app.addHook('onRequest', refuseManyHosts);
  app.addHook('onRequest', dropTooLarge);
  compressAnswers(app);
  return app;
}
