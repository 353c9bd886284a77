export { callerOf } from './caller.ts';
export type { Caller } from './caller.ts';
export { ConnectionQueue } from './connection-queue.ts';
export type { QueueRules } from './connection-queue.ts';
export { watchEventLoop } from './event-loop.ts';
export { networkOf } from './network-of.ts';
export { noteSession } from './senders.ts';
export { shedRefetches } from './shed-refetches.ts';
