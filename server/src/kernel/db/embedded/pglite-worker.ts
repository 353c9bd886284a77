import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { ltree } from '@electric-sql/pglite/contrib/ltree';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { listen } from '../../guard/index.ts';

/** The options from the main thread. */
export interface WorkerInput {
  /** Folder of the cluster; null keeps it in memory. */
  readonly dataDir: string | null;
  /** A dump to start from, for tests. */
  readonly snapshot: string | null;
  /** Socket file to listen on; null listens on a free loopback port. */
  readonly socketFile: string | null;
}

export type WorkerMessage =
  | { readonly type: 'ready'; readonly port: number | null }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'dump'; readonly data: ArrayBuffer }
  | { readonly type: 'closed' };

export type WorkerCommand = { readonly type: 'close' } | { readonly type: 'dump' };

/** More than the pool opens; the queue before the engine serialises transactions anyway. */
const MAX_CONNECTIONS = 32;

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

async function open(input: WorkerInput): Promise<PGlite> {
  const loadDataDir = input.snapshot ? new Blob([await readFile(input.snapshot)]) : undefined;
  return PGlite.create({
    dataDir: input.dataDir ?? 'memory://',
    extensions: { btree_gin, ltree, pg_trgm },
    ...(loadDataDir ? { loadDataDir } : {}),
  });
}

async function run(input: WorkerInput): Promise<void> {
  const db = await open(input);
  const server = new PGLiteSocketServer({
    db,
    maxConnections: MAX_CONNECTIONS,
    ...(input.socketFile ? { path: input.socketFile } : { host: '127.0.0.1', port: 0 }),
  });
  await server.start();
  const port = input.socketFile ? null : Number(server.getServerConn().split(':').at(-1));
  const handle = async (command: WorkerCommand): Promise<void> => {
    if (command.type === 'dump') {
      const dump = await db.dumpDataDir('none');
      post({ type: 'dump', data: await dump.arrayBuffer() });
      return;
    }
    await server.stop();
    await db.close();
    post({ type: 'closed' });
    parentPort?.close();
  };
  const fail = (error: unknown): void => post({ type: 'failed', reason: String(error) });
  if (parentPort) listen(parentPort, { kind: 'database', close: fail }, { message: handle });
  post({ type: 'ready', port });
}

run(workerData as WorkerInput).catch((error: unknown) => {
  post({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  parentPort?.close();
});
