import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { JobRun } from '../jobs/index.ts';
import { measureRequests } from './http-metrics.ts';
import { measureJobs } from './job-metrics.ts';
import type { RemoteHealth, RemoteRelease } from './remote-health.ts';
import type { RemoteMetrics } from './remote-metrics.ts';
import { createRemoteMetrics, measureHealth } from './remote-metrics.ts';
import type { MetricSources } from './server-metrics.ts';
import { measureServer } from './server-metrics.ts';

/** The figures of this process. */
export interface Metrics {
  readonly registry: Registry;
  readonly remotes: RemoteMetrics;
  readonly noteJob: (run: JobRun) => void;
  /** Adds for how many people each of these releases works. */
  followHealth(health: RemoteHealth, releases: () => readonly RemoteRelease[]): void;
}

/** Registers every metric and begins to measure requests; call it before other hooks and routes. */
export function createMetrics(http: FastifyInstance, sources: MetricSources): Metrics {
  // A registry of its own: several servers may run in one process, as in tests.
  const registry = new Registry();
  measureRequests(http, registry);
  measureServer(registry, sources);
  return {
    registry,
    remotes: createRemoteMetrics(registry),
    noteJob: measureJobs(registry),
    followHealth: (health, releases) => measureHealth(registry, health, releases),
  };
}
