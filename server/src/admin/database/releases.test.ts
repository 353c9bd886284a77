import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Pool } from 'pg';
import type { DatabaseHandle } from '../../kernel/db/index.ts';
import { migrateToLatest } from '../../kernel/db/index.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import { linesOf } from '../testing/archives.ts';
import { contentsOf } from '../testing/contents.ts';
import { jsonOf, runCommand } from '../testing/run-command.ts';
import type { Scratch } from '../testing/scratch.ts';
import { openScratch } from '../testing/scratch.ts';

const NAMES = Object.keys(MIGRATIONS);
const FIRST = Object.fromEntries(Object.entries(MIGRATIONS).slice(0, 2));

const scratches: Scratch[] = [];
let folder: string;
let old: DatabaseHandle;
let backup: string;

async function scratch(): Promise<DatabaseHandle> {
  const made = await openScratch();
  scratches.push(made);
  return made.handle;
}

/** A database of the first releases, with an organisation. */
async function openOld(): Promise<DatabaseHandle> {
  const handle = await scratch();
  const pool = new Pool(handle.connection);
  await migrateToLatest(pool, FIRST);
  await pool.end();
  await handle.transaction({ role: 'owner', tenantId: 7 }, async (tx) => {
    await sql`insert into tenants (id, name, subdomain) values (7, 'Old', 'old')`.execute(tx);
    await sql`insert into people (tenant_id, name, email, role) values (7, 'Eva', 'eva@old.example', 'ceo')`.execute(
      tx,
    );
  });
  return handle;
}

const inDatabase = (database: DatabaseHandle) => (argv: readonly string[]) => runCommand(argv, { database });

async function migrationsOf(handle: DatabaseHandle): Promise<readonly string[]> {
  const { rows } = await handle.transaction({ role: 'owner', tenantId: null }, (db) =>
    sql<{ name: string }>`select name from kysely_migration order by name`.execute(db),
  );
  return rows.map(({ name }) => name);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-releases-'));
  old = await openOld();
  backup = path.join(folder, 'old.gz');
  await jsonOf(['backup', backup], { database: old });
});
afterAll(async () => {
  for (const { drop } of scratches) await drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a database of an older release', () => {
  test('is backed up without migrating it', async () => {
    expect(JSON.parse(linesOf(backup)[0] ?? '')).toMatchObject({ migrations: Object.keys(FIRST) });
    expect(await migrationsOf(old)).toEqual(Object.keys(FIRST));
  });

  test('is not changed by any other command; they say how to update it', async () => {
    for (const argv of [
      ['tenant', 'list'],
      ['tenant', 'set', 'old', '--name', 'New'],
      ['restore', backup],
    ]) {
      const { code, err } = await inDatabase(old)(argv);
      expect([argv[0], code]).toEqual([argv[0], 1]);
      expect(err).toMatch(/older release|not empty/);
    }
    expect(await migrationsOf(old)).toEqual(Object.keys(FIRST));
  });

  test('is restored from its backup with the schema of this release', async () => {
    const target = await scratch();
    await jsonOf(['restore', backup], { database: target });
    expect(await migrationsOf(target)).toEqual(NAMES.toSorted());
    const { people, tenants } = await contentsOf(target);
    const [before] = (await contentsOf(old))['tenants'] ?? [];
    expect(tenants).toHaveLength(1);
    expect(JSON.parse(tenants?.[0] ?? '')).toMatchObject(JSON.parse(before ?? '') as object);
    expect(JSON.parse(people?.[0] ?? '')).toMatchObject({ name: 'Eva', search_key: 'eva\n' });
  });

  test('is not restored into a database that already has the newer schema', async () => {
    const target = await scratch();
    const ceo = ['--ceo-name', 'C', '--ceo-email', 'c@c.example'];
    const own = ['--name', 'One', '--subdomain', 'one', '--time-zone', 'UTC'];
    await jsonOf(['tenant', 'create', ...own, ...ceo], { database: target });
    await target.transaction({ role: 'owner', tenantId: 1 }, async (db) => {
      const tables = ['outbox', 'link_tokens', 'people', 'period_weeks', 'periods', 'tenants'] as const;
      await sql`create policy tenants_remove on tenants for delete using (true)`.execute(db);
      for (const table of tables) await db.deleteFrom(table).execute();
    });
    const { code, err } = await inDatabase(target)(['restore', backup]);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('without tables') });
  });
});

describe('migrate', () => {
  const SCHEMA = NAMES.toSorted().at(-1);

  test.each([
    ['makes the schema of an empty database', scratch, 'There is no installation in', []],
    ['updates that of an older release', openOld, 'that of an older release', Object.keys(FIRST)],
  ] as const)('%s; --check refuses until then, and changes nothing', async (_what, open, refusal, before) => {
    const database = await open();
    expect(await inDatabase(database)(['migrate', '--check'])).toMatchObject({
      code: 1,
      err: expect.stringContaining(refusal),
    });
    const applied = NAMES.filter((name) => !before.some((known) => known === name));
    expect(await jsonOf(['migrate'], { database })).toEqual({ schema: SCHEMA, applied });
    expect(await migrationsOf(database)).toEqual(NAMES.toSorted());
    expect(await jsonOf(['migrate', '--check'], { database })).toEqual({ schema: SCHEMA, applied: [] });
  });
});

describe('a database of a newer release', () => {
  test('is refused by every command', async () => {
    const newer = await scratch();
    await jsonOf(['seed', '--people', '20', '--goals', '0'], { database: newer });
    await newer.transaction({ role: 'owner', tenantId: null }, (db) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2999-01-01T00:00:00.000Z')`.execute(
        db,
      ),
    );
    for (const argv of [
      ['tenant', 'list'],
      ['migrate'],
      ['backup', path.join(folder, 'x.gz')],
      ['restore', backup],
    ]) {
      const { code, err } = await inDatabase(newer)(argv);
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('newer release of Cadence') });
    }
  });
});

describe('a database without Cadence', () => {
  test('becomes an installation only when an organisation is created', async () => {
    const database = await scratch();
    expect(await inDatabase(database)(['tenant', 'list'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no installation in'),
    });
    const ceo = ['--ceo-name', 'C', '--ceo-email', 'c@c.example'];
    await jsonOf(['tenant', 'create', '--name', 'X', '--subdomain', 'x', '--time-zone', 'UTC', ...ceo], {
      database,
    });
    expect(await migrationsOf(database)).toEqual(NAMES.toSorted());
  });

  test('but with other tables is not changed', async () => {
    const database = await scratch();
    await database.transaction({ role: 'owner', tenantId: null }, (db) =>
      sql`create table invoices (id int primary key)`.execute(db),
    );
    for (const argv of [['restore', backup], ['seed'], ['migrate'], ['backup', path.join(folder, 'y.gz')]]) {
      const { code, err } = await inDatabase(database)(argv);
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining("that are not Cadence's") });
    }
  });
});
