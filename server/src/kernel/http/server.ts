import Fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { finished } from 'node:stream/promises';
import { API_BASE } from '@cadence/shared-contract';
import { invalid } from '../errors/index.ts';
import { compressAnswers } from './compression.ts';
import { answerError, answerUnknown } from './error-handler.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { compileValidator } from './validation.ts';

/** Bodies of the API; uploads have their own limit. */
const BODY_LIMIT = 1024 * 1024;
/** Up to this size a body that is too large is read to its end and dropped. */
const DROP_LIMIT = 32 * 1024 * 1024;

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => key.includes('\0') || hasNul(one));
}

/**
 * An empty body with a JSON content type is no body, rather than broken JSON. The database cannot hold the NUL
 * character, so text with one is refused here rather than failing there.
 */
function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body, (error, value: unknown) => {
      const isRefused = error === null && body.includes('\\u0000') && hasNul(value);
      done(isRefused ? invalid([], 'Text must not contain the NUL character.') : error, value);
    });
  });
}

/**
 * A sender reads the answer after it has sent everything: refused halfway, most see a broken connection in place of
 * the sentence.
 */
async function dropTooLarge({ headers, raw, routeOptions }: FastifyRequest): Promise<void> {
  const announced = Number(headers['content-length'] ?? 0);
  if (announced <= (routeOptions.bodyLimit ?? BODY_LIMIT) || announced > DROP_LIMIT) return;
  raw.resume();
  // A sender that gives up has nobody to answer to.
  await finished(raw, { writable: false }).catch(() => undefined);
}

/**
 * The HTTP server without routes: case-insensitive paths, strict validation, problem+json errors. An unknown
 * address under /api is answered here, whatever pages are served beside it.
 */
export function createHttpServer(logger: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1024 },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // While closing, what still arrives on an open connection is answered, and told to connect elsewhere.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A reverse proxy stands on the same machine or network; what clients on the internet claim is not believed.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    frameworkErrors: answerError,
  });
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknown);
  for (const url of [API_BASE, `${API_BASE}/*`]) {
    app.all(url, { schema: { hide: true } }, answerUnknown);
  }
  parseJsonBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
  });
  app.addHook('onRequest', dropTooLarge);
  compressAnswers(app);
  return app;
}
