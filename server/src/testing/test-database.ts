import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { DatabaseHandle } from '../kernel/db/index.ts';
import { openDatabase } from '../kernel/db/index.ts';

const OWNER = { role: 'owner', tenantId: null } as const;

/** Identifies the schema: changes when a migration does. */
function schemaFingerprint(): string {
  const folder = path.resolve(import.meta.dirname, '../migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** An in-memory database, restored from a migrated snapshot, which the first test of a schema makes. */
async function openInMemory(): Promise<DatabaseHandle> {
  const folder = path.join(os.tmpdir(), 'cadence-test-snapshots');
  const snapshot = path.join(folder, `${schemaFingerprint()}.tar`);
  if (existsSync(snapshot)) return openDatabase({ mode: 'embedded', dataDir: null, snapshot });
  const db = await openDatabase({ mode: 'embedded', dataDir: null });
  mkdirSync(folder, { recursive: true });
  const draft = `${snapshot}.${process.pid}`;
  writeFileSync(draft, await db.dump());
  renameSync(draft, snapshot);
  return db;
}

/**
 * The worker's idle database, for reuse: opening an engine takes seconds and copying a template one, emptying it a tenth of
 * a second.
 */
let spare: DatabaseHandle | null = null;

/** Most tests fill a few of some hundred tables, and emptying one makes new files. */
const EMPTY = sql`
  do $$
  declare
    name text;
    is_filled boolean;
    filled text[] := '{}';
  begin
    for name in
      select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    loop
      execute 'select exists (select from ' || name || ')' into is_filled;
      if is_filled then filled := filled || name; end if;
    end loop;
    if cardinality(filled) > 0 then
      execute 'truncate ' || array_to_string(filled, ', ') || ' cascade';
    end if;
    for name in
      select quote_ident(sequencename) from pg_sequences where schemaname = 'public' and last_value is not null
    loop
      execute 'alter sequence ' || name || ' restart';
    end loop;
  end $$`;

/** A database, exclusive until it is closed; empty like a new one. */
async function borrow(open: () => Promise<DatabaseHandle>): Promise<DatabaseHandle> {
  const database = spare ?? (await open());
  spare = null;
  return {
    ...database,
    async close() {
      if (spare !== null) return database.close();
      await database.transaction(OWNER, (tx) => EMPTY.execute(tx));
      spare = database;
    },
  };
}

// A worker's last word before it ends (tooling/jest/runtime.mjs).
(process as NodeJS.EventEmitter).on('worker:end', (wait: (work: Promise<unknown>) => void) => {
  if (spare !== null) wait(spare.close());
});

/** Runs `work` with a connection to a server's maintenance database. */
async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Key of the lock under which a worker makes the template; any number that is not used elsewhere. */
const TEMPLATE_LOCK = 7_204_114;

/** The migrated template database; the first worker makes it while the others wait. */
async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = `cadence_template_${schemaFingerprint()}`;
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    // It gets its final name only when it is complete.
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    await (await openDatabase({ mode: 'postgres', url: addressOf(serverUrl, draft) })).close();
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

let template: Promise<string> | undefined;

/** A separate database on a PostgreSQL server, dropped on close. */
async function openScratch(serverUrl: string): Promise<DatabaseHandle> {
  const name = `cadence_test_${randomUUID().replaceAll('-', '')}`;
  template ??= ensureTemplate(serverUrl);
  const source = await template;
  await onServer(serverUrl, async (client) => {
    await client.query(`create database ${name} template ${source}`);
    // It need not survive a power failure.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const db = await openDatabase({ mode: 'postgres', url: addressOf(serverUrl, name) });
  return {
    ...db,
    async close() {
      await db.close();
      await onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/**
 * Like `openTestDatabase`, but the engine is not shared with other test files: for tests about the state of
 * connections, which lost or emptied connections of earlier tests would affect.
 */
export function openOwnTestDatabase(): Promise<DatabaseHandle> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? openScratch(url) : openInMemory();
}

/** A new, migrated database: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL names a server. */
export function openTestDatabase(): Promise<DatabaseHandle> {
  const url = process.env['TEST_DATABASE_URL'];
  return borrow(() => (url ? openScratch(url) : openInMemory()));
}
