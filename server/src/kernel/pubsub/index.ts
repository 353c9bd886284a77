export { createMemoryPubSub } from './pubsub.ts';
export type { PubSub } from './pubsub.ts';
export { createRedisPubSub } from './redis-pubsub.ts';
