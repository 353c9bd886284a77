import Fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifySchema } from 'fastify';
import { randomUUID } from 'node:crypto';
import { API_BASE } from '@cadence/shared-contract';
import { answerError, answerUnknown } from './error-handler.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { compileValidator } from './validation.ts';

/** Bodies of the API; uploads have their own limit. */
const BODY_LIMIT = 1024 * 1024;

/** An empty body with a JSON content type is no body, rather than broken JSON. */
function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body as string, done);
  });
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
    forceCloseConnections: 'idle',
    trustProxy: 'loopback',
    frameworkErrors: answerError,
  });
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknown);
  app.all(`${API_BASE}/*`, { schema: { hide: true } as FastifySchema }, answerUnknown);
  parseJsonBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
  });
  return app;
}
