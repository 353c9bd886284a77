export { KnownReleases } from './known-releases.ts';
export type { ReleaseSources } from './known-releases.ts';
export { createTelemetrySlice } from './telemetry.routes.ts';
