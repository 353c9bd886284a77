export { callerOf } from './caller.ts';
export type { Caller } from './caller.ts';
export { ConnectionQueue } from './connection-queue.ts';
export type { QueueRules } from './connection-queue.ts';
export { watchEventLoop } from './event-loop.ts';
export { shedRefetches } from './shed-refetches.ts';
