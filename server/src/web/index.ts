export type { PageConfig } from './page.ts';
export { webGateway } from './web-gateway.ts';
export type { WebGatewayOptions } from './web-gateway.ts';
