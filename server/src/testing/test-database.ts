import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { DatabaseHandle } from '../kernel/db/index.ts';
import { openDatabase } from '../kernel/db/index.ts';

/** Names the schema: changes when a migration does. */
function schemaFingerprint(): string {
  const folder = path.resolve(import.meta.dirname, '../migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** An in-memory database that starts from a migrated copy, which the first test of a schema makes. */
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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own on a PostgreSQL server, dropped on close. */
async function openScratch(serverUrl: string): Promise<DatabaseHandle> {
  const name = `cadence_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = await openDatabase({ mode: 'postgres', url: url.href });
  return {
    ...db,
    async close() {
      await db.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A fresh, migrated database: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL names a server. */
export function openTestDatabase(): Promise<DatabaseHandle> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? openScratch(url) : openInMemory();
}
