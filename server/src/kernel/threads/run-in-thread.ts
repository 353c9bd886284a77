import { poolOf } from './thread-pools.ts';

export interface ThreadLimits {
  /** Milliseconds from the time a thread starts on the task. */
  readonly timeout: number;
  /** Maximum heap of the thread; memory of buffers is not counted. Fixed by the first call of a task. */
  readonly megabytes: number;
}

/**
 * Runs `task` of a module, a function of one argument, in a worker thread. Argument and answer are copied (structured
 * clone): a `Buffer` arrives as a `Uint8Array`, functions and classes not at all. An idle thread does not keep the
 * process alive.
 *
 * @param task the address of the module, `new URL('./draw.ts', import.meta.url)`
 * @throws what the task throws, with its message; an Error when it timed out, took too much memory or ended its thread;
 *   rate_limited while too many tasks wait
 */
export async function runInThread<Input, Output>(
  task: URL,
  input: Input,
  { timeout, megabytes }: ThreadLimits,
): Promise<Output> {
  return (await poolOf(task, megabytes).start({ input, timeout }).done) as Output;
}
