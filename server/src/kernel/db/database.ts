import { Kysely, PostgresDialect } from 'kysely';
import { types as pgTypes, Pool } from 'pg';
import type { PoolConfig, QueryResultRow } from 'pg';
import { errorMessage, StartupError } from '../errors/index.ts';
import type { EmbeddedDatabase, EmbeddedOptions } from './embedded/embedded-database.ts';
import { openEmbedded } from './embedded/embedded-database.ts';
import { migrateToLatest } from './migrator.ts';
import type { Db, Scope } from './transaction.ts';
import { TransactionRunner } from './transaction.ts';

/** The open database, the same in both modes. */
export interface DatabaseHandle {
  readonly mode: 'embedded' | 'postgres';
  /** Runs `work` in one transaction as `scope`; see `TransactionRunner`. */
  transaction<T>(
    scope: Scope,
    work: (db: Db, preambleRows: readonly QueryResultRow[]) => Promise<T>,
    preamble?: string,
  ): Promise<T>;
  /** Resolves when the database answers; rejects otherwise. */
  ping(): Promise<void>;
  /** The whole embedded cluster as an archive; only in embedded mode. */
  dump(): Promise<Buffer>;
  close(): Promise<void>;
}

export type DatabaseOptions =
  { readonly mode: 'postgres'; readonly url: string } | ({ readonly mode: 'embedded' } & EmbeddedOptions);

const POOL_SIZE = 10;
const MIN_SERVER_VERSION = 150_000;
/** Object ids of int8, numeric and date in PostgreSQL. */
const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** Counts are numbers, calendar dates stay `YYYY-MM-DD`; everything else as `pg` reads it. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === DATE) return (value) => value;
  return pgTypes.getTypeParser(oid, format) as (value: string) => unknown;
}

function createPool(connection: PoolConfig): Pool {
  const pool = new Pool({
    ...connection,
    max: POOL_SIZE,
    types: { getTypeParser: getTypeParser as typeof pgTypes.getTypeParser },
    application_name: 'cadence',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
  });
  // A connection that breaks is dropped by the pool, and fails the query it carries; between two queries nobody
  // listens, and an event that nobody hears would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function checkServer(pool: Pool): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    if (Number(rows[0]?.version) < MIN_SERVER_VERSION) {
      throw new StartupError('DATABASE_URL names a PostgreSQL older than 15; please use 15 or newer.');
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database of DATABASE_URL cannot be reached (${errorMessage(error)}).`);
  }
}

function handleOn(pool: Pool, embedded: EmbeddedDatabase | null): DatabaseHandle {
  const runner = new TransactionRunner(pool);
  return {
    mode: embedded ? 'embedded' : 'postgres',
    transaction: (scope, work, preamble) => runner.run(scope, work, preamble),
    async ping() {
      await pool.query('select 1');
    },
    async dump() {
      if (!embedded) throw new Error('Only the embedded database can be dumped.');
      return embedded.dump();
    },
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
}

/**
 * Opens the database, checks it and brings its schema up to date.
 *
 * @throws StartupError when it cannot be reached, is too old, or a migration fails; nothing stays open then.
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  const embedded = options.mode === 'embedded' ? await openEmbedded(options) : null;
  const pool = createPool(
    embedded?.connection ?? { connectionString: options.mode === 'postgres' ? options.url : '' },
  );
  const handle = handleOn(pool, embedded);
  try {
    if (!embedded) await checkServer(pool);
    await migrateToLatest(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }));
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}
