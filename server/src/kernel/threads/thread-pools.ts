import { ThreadPool } from './thread-pool.ts';

/** Each task has separate threads, so that one is not delayed by another, nor by what it loads. */
const pools = new Map<string, ThreadPool>();

/** @param megabytes of each thread's heap; the first call of a task decides */
export function poolOf(task: URL, megabytes: number): ThreadPool {
  const pool = pools.get(task.href) ?? new ThreadPool(task, megabytes);
  pools.set(task.href, pool);
  return pool;
}

/** Ends every thread at once; what they were working on is refused. The next task starts new ones. */
export async function endThreads(): Promise<void> {
  const ended = [...pools.values()];
  pools.clear();
  await Promise.all(ended.map((pool) => pool.end()));
}
