export { registerHealth } from './health.ts';
export { isReached } from './is-reached.ts';
