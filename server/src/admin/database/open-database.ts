import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client, Pool } from 'pg';
import type { Config } from '../../kernel/config/config.ts';
import type { DatabaseHandle } from '../../kernel/db/index.ts';
import {
  connectDatabase,
  findServedSocket,
  FolderInUseError,
  migrateToLatest,
} from '../../kernel/db/index.ts';
import { listen } from '../../kernel/guard/index.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { SchemaState } from './schema-state.ts';
import { readSchema, refuseSchema } from './schema-state.ts';

/** The `application_name` of the operator's connections at a PostgreSQL server. */
const APPLICATION = 'cadence-admin';

/** The database that a command works on. */
export interface AdminDatabase {
  readonly handle: DatabaseHandle;
  /** Its name, for the middle of a sentence. */
  readonly place: string;
  /** Whether this is the embedded database of a running server, whose requests wait during our transactions. */
  readonly isLent: boolean;
  /** Opens a separate connection, for work outside of the pool. */
  connect(): Promise<Client>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Whether an empty database is accepted. */
  readonly mayBeNew?: boolean;
  /** Whether to refuse an embedded database that a running server has open. */
  readonly isExclusive?: boolean;
}

function adminDatabase(handle: DatabaseHandle, place: string, isLent = false): AdminDatabase {
  return {
    ...{ handle, place, isLent },
    async connect() {
      const client = new Client({ ...handle.connection, application_name: APPLICATION });
      // A broken connection fails the query that is running; between queries the error is ignored.
      listen(client, { kind: 'database' }, { error: () => undefined });
      await client.connect();
      return client;
    },
    close: () => handle.close(),
  };
}

/** Host and name of a PostgreSQL database, without the password that its address may hold. */
function placeOf(url: string): string {
  const { hostname, pathname, searchParams } = new URL(url);
  return `PostgreSQL at ${hostname || (searchParams.get('host') ?? 'localhost')}${pathname}`;
}

/** @param source where the address comes from, for error messages */
export async function openPostgres(url: string, source: string): Promise<AdminDatabase> {
  const handle = await connectDatabase({ mode: 'postgres', url, source, applicationName: APPLICATION });
  return adminDatabase(handle, placeOf(url));
}

/** The embedded database of a folder: opened here, or reached through the running server that has it open. */
export async function openFolder(dataDir: string, options: OpenOptions): Promise<AdminDatabase> {
  const place = `the embedded database in ${dataDir}`;
  if (!options.mayBeNew && !existsSync(path.join(dataDir, 'db')))
    throw new Refusal(
      `There is no embedded database in ${dataDir}; set DATA_DIR, or DATABASE_URL for PostgreSQL.`,
    );
  try {
    return adminDatabase(await connectDatabase({ mode: 'embedded', dataDir }), place);
  } catch (error) {
    const socketFolder = findServedSocket(dataDir);
    if (!(error instanceof FolderInUseError) || options.isExclusive || !socketFolder) throw error;
    const handle = await connectDatabase({ mode: 'attached', socketFolder });
    return handle.ping().then(
      () => adminDatabase(handle, place, true),
      async () => {
        await handle.close();
        throw error;
      },
    );
  }
}

function openConfigured({ databaseUrl, dataDir }: Config, options: OpenOptions): Promise<AdminDatabase> {
  return databaseUrl === null ? openFolder(dataDir, options) : openPostgres(databaseUrl, 'DATABASE_URL');
}

/** Runs `work` with the database that the configuration names, whatever its schema. */
export async function withDatabase<T>(
  { config, database: given }: Context,
  options: OpenOptions,
  work: (database: AdminDatabase) => Promise<T>,
): Promise<T> {
  if (given) return work(adminDatabase(given, 'the given database'));
  const database = await openConfigured(config, options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs `work` with a separate connection. */
export async function withClient<T>(
  database: AdminDatabase,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await database.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Applies migrations: those of `names`, by default all of this release. @throws StartupError */
export async function migrate(
  database: AdminDatabase,
  names: readonly string[] = Object.keys(MIGRATIONS),
): Promise<void> {
  const wanted = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)));
  const pool = new Pool({ ...database.handle.connection, application_name: APPLICATION });
  try {
    await migrateToLatest(pool, wanted);
  } finally {
    await pool.end();
  }
}

/**
 * Runs `work` with an installation of this release; with `mayBeNew`, an empty database is set up first.
 *
 * @throws Refusal when there is none, or one of another release
 */
export function withInstallation<T>(
  context: Context,
  options: OpenOptions,
  work: (database: AdminDatabase) => Promise<T>,
): Promise<T> {
  return withDatabase(context, options, async (database) => {
    const { state } = await withClient(database, readSchema);
    if (state === 'none' && options.mayBeNew) await migrate(database);
    else if (state !== 'current') throw refuseSchema(state satisfies SchemaState, database.place);
    return work(database);
  });
}
