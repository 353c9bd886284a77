import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { OtlpConfig } from '../config/telemetry.ts';
import { later } from '../guard/index.ts';
import { produceMetrics } from './otlp-metrics.ts';
import { setTracing } from './span.ts';
import { traceRequests } from './trace-requests.ts';

/** In milliseconds. A drain may take nine seconds in all. */
const EXPORT_TIMEOUT = 5_000;
const CLOSE_TIMEOUT = 3_000;
const METRICS_EVERY = 60_000;
/** A collector that is away is mentioned this often. */
const MENTIONED_EVERY = 60_000;

const HEADERS = {
  get: (headers: Readonly<Record<string, string | string[] | undefined>>, name: string) => headers[name],
  keys: (headers: object) => Object.keys(headers),
};

/** Trace ids that are given in advance, and random ones. */
class GivenIds extends RandomIdGenerator {
  #next: string | null = null;

  give(id: string): void {
    this.#next = id;
  }

  override generateTraceId = (): string => {
    const id = this.#next ?? crypto.randomUUID().replaceAll('-', '');
    this.#next = null;
    return id;
  };
}

function mentionFailures(log: Logger): void {
  let mentionedAt = -Infinity;
  setGlobalErrorHandler((error) => {
    if (performance.now() - mentionedAt < MENTIONED_EVERY) return;
    mentionedAt = performance.now();
    log.warn({ err: error }, 'traces or figures could not be sent to the collector');
  });
}

export interface OtlpServices {
  readonly http: FastifyInstance;
  readonly registry: Registry;
  readonly log: Logger;
}

/**
 * Sends traces of requests, and the figures of `/metrics`, to an OpenTelemetry collector. Nothing waits for it, and
 * nothing fails with it. One per process.
 *
 * @returns sends what is left, and ends it
 */
export function startOtlp(
  { endpoint, headers, serviceName, sampled }: OtlpConfig,
  { http, registry, log }: OtlpServices,
): () => Promise<void> {
  mentionFailures(log);
  const resource = resourceFromAttributes({ 'service.name': serviceName });
  const target = { headers: { ...headers }, timeoutMillis: EXPORT_TIMEOUT };
  const ids = new GivenIds();
  const traces = new TracerProvider({
    resource,
    idGenerator: ids,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampled) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ ...target, url: `${endpoint}/v1/traces` }),
      }),
    ],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ ...target, url: `${endpoint}/v1/metrics` }),
    exportIntervalMillis: METRICS_EVERY,
    exportTimeoutMillis: EXPORT_TIMEOUT,
    metricProducers: [produceMetrics(registry, resource)],
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  trace.setGlobalTracerProvider(traces);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  setTracing(true);
  const propagator = new W3CTraceContextPropagator();
  traceRequests(http, {
    extract: (given) => propagator.extract(ROOT_CONTEXT, given, HEADERS),
    beginWith: (id) => ids.give(id),
  });
  return async () => {
    setTracing(false);
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = later(CLOSE_TIMEOUT, { kind: 'telemetry.otlp' }, () => resolve(undefined));
    await Promise.race([late, Promise.allSettled([traces.shutdown(), meters.shutdown()])]);
    clearTimeout(timer);
    trace.disable();
    context.disable();
  };
}
