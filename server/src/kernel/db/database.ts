import { types as pgTypes, Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { errorMessage, StartupError } from '../errors/index.ts';
import { listen } from '../guard/index.ts';
import { isReached } from '../health/index.ts';
import type { QueueRules, Urgency } from '../load/index.ts';
import { ConnectionQueue } from '../load/index.ts';
import type { EmbeddedDatabase, EmbeddedOptions } from './embedded/embedded-database.ts';
import { embeddedConnection, openEmbedded } from './embedded/embedded-database.ts';
import { migrateToLatest } from './migrator.ts';
import { Pulse } from './pulse.ts';
import type { Db, Scope, TransactionOptions, Work } from './transaction.ts';
import { TransactionRunner } from './transaction.ts';
import { findWorkingBackends, ConnectionWatch } from './connection-watch.ts';

/** The open database, with the same interface in all modes. */
export interface DatabaseHandle {
  readonly mode: 'embedded' | 'postgres';
  /** How `pg` connects to it, for work that needs a separate connection. */
  readonly connection: PoolConfig;
  /** Runs `work` in one transaction as `scope`; see `TransactionRunner`. */
  transaction<T>(scope: Scope, work: Work<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Like `transaction`, with connections that requests never use. For short work that must not wait behind them: health
   * checks and the admission to the live hub (D-133).
   */
  transactionAhead<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
  /** Whether requests wait for connections, so that deferrable work should not be added (D-133). */
  isPressed(): boolean;
  /** How many connections are used, and who waits for one. */
  usage(): DatabaseUsage;
  /** Resolves when the database answers, without waiting behind requests; rejects otherwise. */
  ping(): Promise<void>;
  /** The whole embedded cluster as an archive; only in embedded mode. */
  dump(): Promise<Buffer>;
  close(): Promise<void>;
}

export type DatabaseOptions =
  | {
      readonly mode: 'postgres';
      readonly url: string;
      /** Where the address was configured, for error messages. */
      readonly source?: string;
      /** `application_name` of its connections; servers use `cadence`. */
      readonly applicationName?: string;
    }
  | ({ readonly mode: 'embedded' } & EmbeddedOptions)
  /** The embedded database of another process. */
  | { readonly mode: 'attached'; readonly socketFolder: string };

/** The connections for requests and jobs; the reserved ones are not counted. */
export interface DatabaseUsage {
  readonly connections: Readonly<Record<'busy' | 'idle', number>>;
  readonly max: number;
  readonly waiting: Readonly<Record<Urgency, number>>;
}

/** Connections for requests and jobs, and reserved ones that never wait for them. */
const POOL_SIZE = {
  /** The embedded database runs one transaction at a time; the rest waits in our queue, which has priorities. */
  requests: { postgres: 10, embedded: 3, attached: 3 },
  ahead: 3,
} as const;
/** Connection timeouts, in milliseconds. */
const CONNECT_LIMITS = {
  /** A server that does not answer is given up soon: a refusal frees the request. */
  postgres: 5_000,
  /** The embedded database runs on this machine; if it is busy, there is no alternative to waiting. */
  embedded: 60_000,
  attached: 60_000,
} as const satisfies Readonly<Record<DatabaseOptions['mode'], number>>;
/** How long requests wait in the queue; a page gives up after 20 s. */
const QUEUE_RULES = {
  postgres: { patience: { change: 10_000, read: 5_000, refetch: 2_000 }, pressedAfter: 250 },
  embedded: { patience: { change: 60_000, read: 60_000, refetch: 10_000 }, pressedAfter: 1_000 },
} as const satisfies Readonly<Record<DatabaseHandle['mode'], Omit<QueueRules, 'connections'>>>;
const MIN_SERVER_VERSION = 150_000;
/** Object ids of int8, numeric and date in PostgreSQL. */
const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** Counts are numbers, calendar dates stay `YYYY-MM-DD`; everything else is parsed as `pg` does. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === DATE) return (value) => value;
  return pgTypes.getTypeParser(oid, format) as (value: string) => unknown;
}

function createPool(connection: PoolConfig, mode: DatabaseOptions['mode'], max: number): Pool {
  const pool = new Pool({
    ...connection,
    max,
    types: { getTypeParser: getTypeParser as typeof pgTypes.getTypeParser },
    application_name: connection.application_name ?? 'cadence',
    connectionTimeoutMillis: CONNECT_LIMITS[mode],
    idleTimeoutMillis: 0,
  });
  // A broken connection is dropped by the pool and fails its query; between two queries, an `error` event without
  // a listener would end the process.
  const rules = { kind: 'database' };
  const ignore = { error: () => undefined };
  listen(pool, rules, { ...ignore, connect: (client: PoolClient) => listen(client, rules, ignore) });
  return pool;
}

async function checkServer(pool: Pool, source: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    if (Number(rows[0]?.version) < MIN_SERVER_VERSION) {
      throw new StartupError(`${source} names a PostgreSQL older than 15; please use 15 or newer.`);
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database of ${source} cannot be reached (${errorMessage(error)}).`);
  }
}

function handleOn(
  connection: PoolConfig,
  options: DatabaseOptions,
  embedded: EmbeddedDatabase | null,
): { handle: DatabaseHandle; pool: Pool } {
  const mode = options.mode === 'postgres' ? 'postgres' : 'embedded';
  const connections = POOL_SIZE.requests[options.mode];
  const pool = createPool(connection, options.mode, connections);
  const poolAhead = createPool(connection, options.mode, POOL_SIZE.ahead);
  const watch =
    options.mode === 'postgres' ? new ConnectionWatch(() => findWorkingBackends(connection)) : null;
  const pulse = new Pulse(poolAhead, watch);
  const queue = new ConnectionQueue({ ...QUEUE_RULES[mode], connections }, () =>
    isReached(() => pulse.beat()),
  );
  const runner = new TransactionRunner(pool, { watch, queue, pulse });
  const runnerAhead = new TransactionRunner(poolAhead, { watch, pulse });
  const handle: DatabaseHandle = {
    mode,
    connection,
    transaction: (scope, work, options) => runner.run(scope, work, options),
    transactionAhead: (scope, work) => runnerAhead.run(scope, work),
    isPressed: () => queue.isPressed(),
    usage: () => ({
      connections: { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount },
      max: connections,
      waiting: queue.waiting,
    }),
    ping: () => pulse.beat(),
    async dump() {
      if (!embedded) throw new Error('Only the embedded database can be dumped.');
      return embedded.dump();
    },
    async close() {
      watch?.close();
      await Promise.all([pool.end(), poolAhead.end()]);
      await embedded?.close();
    },
  };
  return { handle, pool };
}

async function connect(options: DatabaseOptions): Promise<{ handle: DatabaseHandle; pool: Pool }> {
  if (options.mode === 'attached') return handleOn(embeddedConnection(options.socketFolder), options, null);
  if (options.mode === 'embedded') {
    const embedded = await openEmbedded(options);
    return handleOn(embedded.connection, options, embedded);
  }
  const { url, source = 'DATABASE_URL', applicationName } = options;
  const connection = { connectionString: url, ...(applicationName && { application_name: applicationName }) };
  const opened = handleOn(connection, options, null);
  try {
    await checkServer(opened.pool, source);
    return opened;
  } catch (error) {
    await opened.handle.close();
    throw error;
  }
}

/**
 * Opens the database whatever its schema, and checks that it answers.
 *
 * @throws StartupError when it cannot be reached or is too old; nothing stays open then.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  const { handle } = await connect(options);
  return handle;
}

/**
 * Opens the database, checks it and brings its schema up to date.
 *
 * @throws StartupError when it cannot be reached, is too old, or a migration fails; nothing stays open then.
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  const { handle, pool } = await connect(options);
  try {
    await migrateToLatest(pool);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}
