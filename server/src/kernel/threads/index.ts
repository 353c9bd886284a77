export { inTurn } from './in-turn.ts';
export type { ThreadLimits } from './run-in-thread.ts';
export { endThreads, runInThread } from './run-in-thread.ts';
