export { createMetrics } from './metrics.ts';
export type { Metrics } from './metrics.ts';
export { registerMetrics, serveMetrics } from './metrics-endpoint.ts';
export { createRemoteHealth } from './remote-health.ts';
export type { RemoteHealth, RemoteRelease } from './remote-health.ts';
export type { RemoteMetrics } from './remote-metrics.ts';
