export { inTurn } from './in-turn.ts';
export type { ThreadLimits } from './run-in-thread.ts';
export { runInThread } from './run-in-thread.ts';
export { streamThroughThread } from './stream-through-thread.ts';
export { streamingTask } from './streaming-task.ts';
export { endThreads } from './thread-pools.ts';
