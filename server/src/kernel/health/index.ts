export { registerHealth } from './health.ts';
