// Jest makes a pool of workers for each runner's path, one pool after the other.
export { WorkersOnly as default } from './workers-only.mjs';
