import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteSpan, spanOf } from './span.ts';

export interface TraceOptions {
  /** The trace that the caller continues (W3C `traceparent`), or the root. */
  readonly extract: (headers: FastifyRequest['headers']) => Context;
  /** The next trace that begins has this id, 32 hexadecimal digits. */
  readonly beginWith: (traceId: string) => void;
}

function startSpan(request: FastifyRequest, { extract, beginWith }: TraceOptions): void {
  const { config, url = request.url } = request.routeOptions;
  const { operation } = config;
  if (operation === undefined) return;
  const parent = extract(request.headers);
  const isContinued = parent !== ROOT_CONTEXT && trace.getSpanContext(parent) !== undefined;
  // A request id is 128 bits, like a trace id: who has one has the other.
  if (!isContinued) beginWith(request.id.replaceAll('-', ''));
  const attributes = {
    'http.request.method': request.method,
    'http.route': url,
    'cadence.operation': operation,
    'cadence.request_id': request.id,
  };
  const span = trace.getTracer('cadence').startSpan(operation, { kind: SpanKind.SERVER, attributes }, parent);
  noteSpan(request, span);
  if (isContinued) request.log = request.log.child({ traceId: span.spanContext().traceId });
}

/** A span for each request of an operation, from its headers to the end of its answer. */
export function traceRequests(http: FastifyInstance, options: TraceOptions): void {
  http.addHook('onRequest', async (request) => startSpan(request, options));
  http.addHook('onRequestAbort', async (request) => spanOf(request)?.end());
  http.addHook('onResponse', async (request, { statusCode }) => {
    const span = spanOf(request);
    if (span === undefined) return;
    span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}
