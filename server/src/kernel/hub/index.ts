export { registerHubEndpoints } from './http-endpoints.ts';
export { Hub } from './hub.ts';
export { acceptWebSockets } from './web-socket-endpoint.ts';
