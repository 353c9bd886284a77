import { ThreadPool } from './thread-pool.ts';

/** Each task has separate threads, so that tasks do not delay each other, nor load each other's modules. */
const pools = new Map<string, ThreadPool>();

/** @param megabytes of each thread's heap; fixed by the first call of a task */
export function poolOf(task: URL, megabytes: number): ThreadPool {
  const pool = pools.get(task.href) ?? new ThreadPool(task, megabytes);
  pools.set(task.href, pool);
  return pool;
}

/** Ends every thread at once; running jobs are rejected. The next task starts new ones. */
export async function endThreads(): Promise<void> {
  const ended = [...pools.values()];
  pools.clear();
  await Promise.all(ended.map((pool) => pool.end()));
}
