import { createScratchDatabase } from './scratch-database.ts';
import type { ScratchDatabase } from './scratch-database.ts';
import { startRedis } from './redis-process.ts';
import type { RedisProcess } from './redis-process.ts';
import { startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

/** Two processes of the product on their own PostgreSQL and Redis. */
export interface Cluster {
  readonly database: ScratchDatabase;
  readonly redis: RedisProcess;
  readonly env: Readonly<Record<string, string>>;
  readonly servers: readonly [ServerProcess, ServerProcess];
  stop(): Promise<void>;
}

/**
 * Starts a cluster with the demo organisations; null, and a line on the console, where PostgreSQL or Redis is missing.
 *
 * @param firstEnv what only the first process gets
 */
export async function startCluster(
  figure: string,
  firstEnv: (database: ScratchDatabase) => Readonly<Record<string, string>> = () => ({}),
): Promise<Cluster | null> {
  const [database, redis] = [await createScratchDatabase(), await startRedis()];
  if (!database || !redis) {
    await database?.drop();
    await redis?.kill();
    console.warn(`Without PostgreSQL and redis-server ${figure} is not measured.`);
    return null;
  }
  const env = { DATABASE_URL: database.url, REDIS_URL: redis.url, DEMO: 'on' };
  const first = await startServer({ ...env, ...firstEnv(database) });
  const second = await startServer(env);
  return {
    database,
    redis,
    env,
    servers: [first, second],
    async stop() {
      await Promise.all([first.stop(), second.stop()]);
      await redis.kill();
      await database.drop();
    },
  };
}
