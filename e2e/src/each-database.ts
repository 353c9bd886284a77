import { createScratchDatabase } from './scratch-database.ts';
import { startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

export interface OnDatabase<T> {
  readonly mode: 'embedded' | 'PostgreSQL';
  readonly result: T;
}

/** The environment that a server was started with; the next one on the same data needs it too. */
export type ServerEnv = Readonly<Record<string, string>>;

/** Does the work on a server with the demo organisations, once embedded and, where it can be reached, on PostgreSQL. */
export async function onEachDatabase<T>(
  work: (server: ServerProcess, env: ServerEnv) => Promise<T>,
): Promise<readonly OnDatabase<T>[]> {
  const scratch = await createScratchDatabase();
  const serve = async (mode: OnDatabase<T>['mode'], url: string): Promise<OnDatabase<T>> => {
    const env = { REDIS_URL: '', DEMO: 'on', DATABASE_URL: url };
    const server = await startServer(env);
    try {
      return { mode, result: await work(server, env) };
    } finally {
      await server.stop();
    }
  };
  try {
    const embedded = await serve('embedded', '');
    return scratch === null ? [embedded] : [embedded, await serve('PostgreSQL', scratch.url)];
  } finally {
    await scratch?.drop();
  }
}
