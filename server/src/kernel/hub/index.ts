export { catchUpAfterGaps, rememberTold } from './catch-up.ts';
export { registerHubEndpoints } from './http-endpoints.ts';
export { Hub } from './hub.ts';
export { installationOf } from './ticket.ts';
export { acceptWebSockets, asksForHub } from './web-socket-endpoint.ts';
