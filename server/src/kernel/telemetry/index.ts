export { createMetrics } from './metrics.ts';
export type { Metrics } from './metrics.ts';
export { registerMetrics, serveMetrics } from './metrics-endpoint.ts';
export { createRemoteHealth, sumUses } from './remote-health.ts';
export type { ReleaseUse, RemoteHealth, RemoteRelease } from './remote-health.ts';
export type { RemoteMetrics } from './remote-metrics.ts';
