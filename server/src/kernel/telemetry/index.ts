export { createRemoteHealth } from './remote-health.ts';
export type { RemoteHealth, RemoteRelease } from './remote-health.ts';
