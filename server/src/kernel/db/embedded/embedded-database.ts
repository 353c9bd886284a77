import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { errorMessage, StartupError } from '../../errors/index.ts';
import { listen } from '../../guard/index.ts';
import type { FolderLock } from './folder-lock.ts';
import { lockFolder } from './folder-lock.ts';
import type { WorkerCommand, WorkerInput, WorkerMessage } from './pglite-worker.ts';

/** PGlite in a worker thread, reached like any PostgreSQL. */
export interface EmbeddedDatabase {
  /** How `pg` connects to it. */
  readonly connection: PoolConfig;
  /** The whole cluster as a tar archive, from which another one can start. */
  dump(): Promise<Buffer>;
  /** Flushes and stops the engine, then releases the folder. Close the pool first. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that holds `db/`; null keeps everything in memory. */
  readonly dataDir: string | null;
  readonly snapshot?: string;
}

/** Maximum length of socket addresses, which the system would cut off. */
const MAX_SOCKET_PATH = 100;
const SOCKET_PORT = 5432;
/** The file name `pg` uses when its host is a folder. */
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

/** A private folder for the socket file: no other user of the machine reaches the database. Null on Windows. */
function socketFolder(dataDir: string | null): string | null {
  if (process.platform === 'win32') return null;
  const wanted = dataDir ? path.join(dataDir, 'socket') : null;
  if (!wanted || path.join(wanted, SOCKET_NAME).length > MAX_SOCKET_PATH) {
    return mkdtempSync(path.join(os.tmpdir(), 'cadence-'));
  }
  rmSync(wanted, { recursive: true, force: true });
  mkdirSync(wanted, { mode: 0o700 });
  chmodSync(wanted, 0o700);
  return wanted;
}

/** How `pg` connects to the embedded database in a socket folder (or, without sockets, on a loopback port). */
export function embeddedConnection(host: string, port = SOCKET_PORT): PoolConfig {
  return { host, port, user: 'postgres', database: 'postgres', ssl: false };
}

/**
 * The folder of the socket on which the process that holds `dataDir` serves the database, for users who may enter the
 * folder; null where it is served otherwise (Windows, very long paths).
 */
export function findServedSocket(dataDir: string): string | null {
  const folder = path.join(dataDir, 'socket');
  return existsSync(path.join(folder, SOCKET_NAME)) ? folder : null;
}

/** A file beside the socket, and removed with it. */
const PORT_NAME = 'port';

/** Records for the command line on which port the process that serves this database answers requests. */
export function noteServedPort({ host }: PoolConfig, port: number): void {
  if (host !== undefined && existsSync(path.join(host, SOCKET_NAME)))
    writeFileSync(path.join(host, PORT_NAME), String(port));
}

/** The port on which the process that holds `dataDir` answers requests; null when none is recorded. */
export function findServedPort(dataDir: string): number | null {
  const file = path.join(dataDir, 'socket', PORT_NAME);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
}

function nextMessage(worker: Worker, type: WorkerMessage['type']): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    // Later errors have no listener on purpose: without its database the process has to be restarted.
    const stop = listen(
      worker,
      { kind: 'database', close: reject },
      {
        message: (message: WorkerMessage) => {
          if (message.type === 'failed') reject(new Error(message.reason));
          else if (message.type !== type) return;
          else resolve(message);
          stop();
        },
        exit: () => reject(new Error('The embedded database ended unexpectedly.')),
        error: reject,
      },
    );
  });
}

/**
 * Keeps V8 from freeing WebAssembly code that it has replaced with optimised code: when threads run the same import
 * wrappers, that occasionally crashes the process ('Check failed: jit_page_->allocations_.erase(addr) == 1',
 * nodejs/node#64500). The kept code is small: the process takes no more memory than before.
 */
function keepReplacedCode(): void {
  setFlagsFromString('--no-wasm-code-gc');
}

async function startWorker(input: WorkerInput): Promise<{ worker: Worker; port: number | null }> {
  keepReplacedCode();
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: input });
  const ready = await nextMessage(worker, 'ready');
  return { worker, port: ready.type === 'ready' ? ready.port : null };
}

function send(worker: Worker, command: WorkerCommand): void {
  worker.postMessage(command);
}

/**
 * Opens the embedded database as the only user of its folder.
 *
 * @throws StartupError when the folder is in use, cannot be written, or contains files that PGlite cannot read.
 */
export async function openEmbedded({ dataDir, snapshot }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock: FolderLock | null = dataDir ? await lockFolder(dataDir) : null;
  const sockets = socketFolder(dataDir);
  const input: WorkerInput = {
    dataDir: dataDir ? path.join(dataDir, 'db') : null,
    snapshot: snapshot ?? null,
    socketFile: sockets ? path.join(sockets, SOCKET_NAME) : null,
  };
  const release = (): void => {
    if (sockets) rmSync(sockets, { recursive: true, force: true });
    lock?.release();
  };
  try {
    const { worker, port } = await startWorker(input);
    return {
      connection: embeddedConnection(sockets ?? '127.0.0.1', port ?? SOCKET_PORT),
      async dump() {
        const answer = nextMessage(worker, 'dump');
        send(worker, { type: 'dump' });
        const message = await answer;
        return Buffer.from(message.type === 'dump' ? message.data : new ArrayBuffer(0));
      },
      async close() {
        const closed = nextMessage(worker, 'closed');
        send(worker, { type: 'close' });
        try {
          await closed;
        } finally {
          await worker.terminate();
          release();
        }
      },
    };
  } catch (error) {
    release();
    throw new StartupError(
      `The embedded database in ${dataDir ?? 'memory'} could not be opened (${errorMessage(error)}).`,
    );
  }
}
