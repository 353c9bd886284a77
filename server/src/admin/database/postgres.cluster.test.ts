import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../kernel/db/index.ts';
import { jsonOf, runCommand } from '../testing/run-command.ts';
import type { Scratch } from '../testing/scratch.ts';
import { openScratch } from '../testing/scratch.ts';

/** Waits until PostgreSQL has ended the server's connections, which happens after the pool is closed. */
async function endOfServers(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const servers = `select from pg_stat_activity where datname = current_database() and application_name = 'cadence'`;
  while ((await client.query(servers)).rows.length > 0) continue;
  await client.end();
}

/** Cases that need a PostgreSQL server; run where TEST_DATABASE_URL names one. */
describe('a PostgreSQL database', () => {
  let folder: string;
  let file: string;
  let scratch: Scratch;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-postgres-'));
    file = path.join(folder, 'all.gz');
    scratch = await openScratch();
    const env = { DATABASE_URL: scratch.url };
    await jsonOf(['seed', '--people', '20', '--goals', '20'], { env });
    await jsonOf(['backup', file], { env });
  });
  afterAll(async () => {
    await scratch.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('that a server uses is not restored into', async () => {
    const target = await openScratch();
    const env = { DATABASE_URL: target.url };
    const server = await openDatabase({ mode: 'postgres', url: target.url });
    const { code, err } = await runCommand(['restore', file], { env });
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^A server of Cadence works on PostgreSQL at/),
    });
    await server.close();
    await endOfServers(target.url);
    expect((await runCommand(['restore', file], { env })).code).toBe(0);
    await target.drop();
  });

  test('of another encoding is refused before anything is created in it', async () => {
    const admin = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await admin.connect();
    const name = `cadence_admin_latin_${process.pid}`;
    await admin.query(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${name}`;
    const { code, err } = await runCommand(['restore', file], { env: { DATABASE_URL: url.href } });
    const inside = new Client({ connectionString: url.href });
    await inside.connect();
    const { rows } = await inside.query(`select from pg_class where relnamespace = 'public'::regnamespace`);
    await inside.end();
    await admin.query(`drop database ${name}`);
    await admin.end();
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('are stored as LATIN1') });
    expect(rows).toEqual([]);
  });

  test('whose connection breaks ends with one sentence, and leaves no file', async () => {
    const admin = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await admin.connect();
    const name = new URL(scratch.url).pathname.slice(1);
    const env = { DATABASE_URL: scratch.url };
    // The backup waits for this lock until its connection is terminated.
    const holder = await openDatabase({ mode: 'postgres', url: scratch.url });
    await holder.transaction({ role: 'owner', tenantId: null }, async (db) => {
      await db.schema.alterTable('goals').addColumn('passing', 'integer').execute();
      const backingUp = runCommand(['backup', path.join(folder, 'broken.gz')], { env });
      const end = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${name}' and application_name = 'cadence-admin' and wait_event_type = 'Lock'`;
      while ((await admin.query(end)).rowCount === 0);
      const { code, err } = await backingUp;
      expect({ code, err }).toEqual({
        code: 1,
        err: expect.stringContaining('The connection to the database was lost'),
      });
      await db.schema.alterTable('goals').dropColumn('passing').execute();
    });
    await holder.close();
    await admin.end();
  });
});
