import { ThreadPool } from './thread-pool.ts';

export interface ThreadLimits {
  /** Milliseconds from the moment in which a thread begins with it. */
  readonly timeout: number;
  /** Of the thread's own heap; what buffers hold beside it is not counted. The first call of a task decides. */
  readonly megabytes: number;
}

/** Each task has threads of its own, so that one is not delayed by another, nor by what it loads. */
const pools = new Map<string, ThreadPool>();

function poolOf(task: URL, megabytes: number): ThreadPool {
  const pool = pools.get(task.href) ?? new ThreadPool(task, megabytes);
  pools.set(task.href, pool);
  return pool;
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
  return (await poolOf(task, megabytes).run(input, timeout)) as Output;
}

/** Ends every thread at once; what they were working on is refused. The next task starts new ones. */
export async function endThreads(): Promise<void> {
  const ended = [...pools.values()];
  pools.clear();
  await Promise.all(ended.map((pool) => pool.end()));
}
