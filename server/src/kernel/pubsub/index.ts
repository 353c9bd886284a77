export { createMemoryPubSub, createRedisPubSub } from './pubsub.ts';
export type { PubSub } from './pubsub.ts';
