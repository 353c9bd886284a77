export { KnownReleases } from './known-releases.ts';
export { createTelemetrySlice } from './telemetry.routes.ts';
