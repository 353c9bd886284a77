import { poolOf } from './thread-pools.ts';

export interface ThreadLimits {
  /** Milliseconds from the moment in which a thread begins with it. */
  readonly timeout: number;
  /** Of the thread's own heap; what buffers hold beside it is not counted. The first call of a task decides. */
  readonly megabytes: number;
}

/**
 * Runs `task` of a module, a function of one argument, in a thread beside the event loop. Argument and answer are copied (structured clone): a `Buffer` arrives as a `Uint8Array`, functions and classes not at all. An idle thread
 * does not keep the process alive.
 *
 * @param task the address of the module, `new URL('./draw.ts', import.meta.url)`
 * @throws what the task throws, with its message; an Error when it was too late or too large, its thread ended;
 *   rate_limited while too many wait already
 */
export async function runInThread<Input, Output>(
  task: URL,
  input: Input,
  { timeout, megabytes }: ThreadLimits,
): Promise<Output> {
  return (await poolOf(task, megabytes).start({ input, timeout }).done) as Output;
}
