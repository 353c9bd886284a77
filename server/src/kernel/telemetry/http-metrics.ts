import type { OperationId } from '@cadence/shared-contract';
import { HUB_PATH } from '@cadence/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { Counter, Gauge, Histogram } from 'prom-client';
import { DomainError } from '../errors/index.ts';
import { urgencyOf } from '../load/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract at this address; absent for pages, files and everything else. */
    readonly operation?: OperationId;
  }
}

/** What is served besides operations: pages, scripts, health. */
const NO_OPERATION = 'other';
/** In seconds, around what P6 to P12 promise. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10];

/** Connections of the hub stay open for hours; they have figures of their own. */
const isHubConnection = ({ raw }: FastifyRequest): boolean => raw.url?.startsWith(HUB_PATH) === true;

/** Measures every request by operation and status class, and counts what is in flight and what was refused as busy. */
export function measureRequests(http: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const duration = new Histogram({
    name: 'cadence_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer.',
    labelNames: ['operation', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'cadence_http_refused_total',
    help: 'Requests refused as busy, by urgency.',
    labelNames: ['urgency'] as const,
    registers,
  });
  const running = new Set<FastifyRequest>();
  new Gauge({
    name: 'cadence_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
    collect() {
      this.set(running.size);
    },
  });
  http.addHook('onRequest', async (request) => {
    if (!isHubConnection(request)) running.add(request);
  });
  http.addHook('onRequestAbort', async (request) => void running.delete(request));
  http.addHook('onResponse', async (request, reply) => {
    if (!running.delete(request)) return;
    const { operation = NO_OPERATION } = request.routeOptions.config;
    duration.observe(
      { operation, status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1_000,
    );
  });
  http.addHook('onError', async (request, _reply, error: unknown) => {
    if (error instanceof DomainError && error.code === 'busy') refused.inc({ urgency: urgencyOf(request) });
  });
}
