import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../kernel/db/index.ts';
import { linesOf, writeLines } from '../testing/archives.ts';
import { contentsOf } from '../testing/contents.ts';
import { jsonOf, runCommand } from '../testing/run-command.ts';
import type { Scratch } from '../testing/scratch.ts';
import { openScratch } from '../testing/scratch.ts';

/** Texts that a step of the transfer could misinterpret. */
const ODD_TEXTS = ['a\u2028b\nc\td\\e"f\'g', '[1,2]', '{"end":"x"}', '{a,NULL,"b"}', '\\N', '🙂 ﷽ é', ' '];

/** Adds rows that are easily lost or changed in a transfer. */
async function addOddRows(handle: DatabaseHandle): Promise<void> {
  const payloads = [...ODD_TEXTS.map((text) => JSON.stringify({ text })), 'null', '[]', '1e400', '""'];
  await handle.transaction({ role: 'app', tenantId: 1 }, async (db) => {
    for (const payload of payloads)
      await sql`insert into outbox (tenant_id, kind, payload, created_at, due_at, last_error) values
        (1, 'odd', ${payload}::jsonb, '2026-01-02 03:04:05.678901+09', 'infinity', ${ODD_TEXTS[0]})`.execute(
        db,
      );
    await sql`update people set biography = ${ODD_TEXTS.join('\n')}, job_title = null
      where id = (select min(id) from people)`.execute(db);
    // A manager with a higher id than the reports: in the order of ids, the reports would be inserted too early.
    await sql`update people set manager_id = (select max(id) from people)
      where id in (select id from people where role = 'contributor' order by id limit 2)`.execute(db);
  });
}

const CEO = ['--time-zone', 'UTC', '--ceo-name', 'C', '--ceo-email', 'c@c.example'];

/** Three organisations, the first one generated. */
async function fill(database: DatabaseHandle): Promise<void> {
  const large = ['--people', '40', '--goals', '120', '--subdomain', 'large'];
  await jsonOf(['seed', ...large], { database });
  for (const name of ['one', 'two'])
    await jsonOf(['tenant', 'create', '--name', name, '--subdomain', name, ...CEO, '--talent', 'on'], {
      database,
    });
  await addOddRows(database);
}

const scratches: Scratch[] = [];
async function scratch(): Promise<DatabaseHandle> {
  const made = await openScratch();
  scratches.push(made);
  return made.handle;
}

let folder: string;
let source: DatabaseHandle;
let contents: Awaited<ReturnType<typeof contentsOf>>;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-transfer-'));
  source = await scratch();
  await fill(source);
  contents = await contentsOf(source);
  file = path.join(folder, 'all.gz');
  await jsonOf(['backup', file], { database: source });
});
afterAll(async () => {
  for (const { drop } of scratches) await drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a restored backup', () => {
  let target: DatabaseHandle;
  beforeAll(async () => {
    target = await scratch();
    await jsonOf(['restore', file], { database: target });
  });

  test('contains every row of every organisation with all columns, also generated ones', async () => {
    const restored = await contentsOf(target);
    expect(Object.keys(restored)).toEqual(Object.keys(contents));
    for (const table of Object.keys(contents))
      expect([table, restored[table]]).toEqual([table, contents[table]]);
    expect(contents['goals']).toHaveLength(120);
    expect(contents['tenants']).toHaveLength(3);
  });

  test('has the same backup', async () => {
    const again = path.join(folder, 'again.gz');
    await jsonOf(['backup', again], { database: target });
    expect(linesOf(again).slice(1)).toEqual(linesOf(file).slice(1));
  });

  test('is not overwritten: a database with organisations is refused and not changed', async () => {
    const { code, err } = await runCommand(['restore', file], { database: target });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('The database is not empty.') });
    expect(await contentsOf(target)).toEqual(contents);
  });

  test('[TEN-009] keeps organisations separate', async () => {
    const seen = await target.transaction({ role: 'app', tenantId: 2 }, (db) =>
      db.selectFrom('people').select('tenant_id').execute(),
    );
    expect(seen).toEqual([{ tenant_id: 2 }]);
  });

  test('continues the sequences of the old database, and its triggers maintain the hierarchy again', async () => {
    const create = ['tenant', 'create', '--name', 'Three', '--subdomain', 'three', ...CEO];
    const { tenant } = await jsonOf<{ tenant: { id: number } }>(create, { database: target });
    expect(tenant.id).toBe(4);
    const invite = ['user', 'invite', '--tenant', 'three', '--email', 'p@c.example', '--name', 'P'];
    const { person } = await jsonOf<{ person: { id: number } }>(invite, { database: target });
    expect(person.id).toBe((contents['people']?.length ?? 0) + 2);
    const { path: place } = await target.transaction({ role: 'app', tenantId: 4 }, (db) =>
      db.selectFrom('people').select('path').where('id', '=', person.id).executeTakeFirstOrThrow(),
    );
    expect(place).toBe(`${person.id - 1}.${person.id}`);
  });
});

test('a backup is a snapshot: concurrent writes are in it completely or not at all', async () => {
  const database = await scratch();
  await jsonOf(['restore', file], { database });
  const late = path.join(folder, 'late.gz');
  const name = 'Written meanwhile';
  const backingUp = jsonOf(['backup', late], { database });
  for (const tenantId of [1, 2, 3])
    await database.transaction({ role: 'app', tenantId }, (db) =>
      db.updateTable('people').set({ name }).execute(),
    );
  await backingUp;
  const of = (tenantId: number): number =>
    linesOf(late).filter((line) => line.startsWith(`["${tenantId}",`) && line.includes(`"${name}"`)).length;
  expect([0, 40]).toContain(of(1));
  for (const tenantId of [2, 3]) expect([0, 1]).toContain(of(tenantId));
  expect(linesOf(file).some((line) => line.includes(name))).toBe(false);
});

describe('what cannot be loaded', () => {
  let empty: DatabaseHandle;
  beforeAll(async () => {
    empty = await scratch();
  });

  const edit = (from: string, to: string) => (lines: readonly string[]) =>
    lines.map((line) => line.replace(from, to));

  /** The error message for a changed copy of the backup. */
  async function refusal(
    name: string,
    change: (lines: readonly string[]) => readonly string[],
    sums: 'true' | 'end' = 'end',
  ): Promise<string> {
    const wrong = path.join(folder, name);
    writeLines(wrong, change(linesOf(file)), sums);
    const { code, err } = await runCommand(['restore', wrong], { database: empty });
    expect(code).toBe(1);
    return err.replace(wrong, name).trim();
  }

  test('a changed row is detected by the checksum of its table', async () => {
    expect(await refusal('row.gz', edit('"one","one"', '"one","eno"'))).toBe(
      'row.gz is damaged (the rows of tenants are not those that were written).',
    );
  });

  test('a row that violates a constraint is refused even with correct checksums', async () => {
    expect(await refusal('rule.gz', edit('"one","one"', '"one","O N E"'), 'true')).toMatch(
      /^A row cannot be loaded \(.*\); nothing was changed\.$/,
    );
  });

  test('a backup with a missing table', async () => {
    const isSum = (line: string): boolean => line.startsWith('{"sum":{"table":"company_themes"');
    const left = (lines: readonly string[]) => lines.filter((line) => !isSum(line));
    expect(await refusal('left-out.gz', left)).toContain('nothing was changed');
  });

  test('a backup of a newer release', async () => {
    expect(await refusal('newer.gz', edit('"0001-kernel"', '"0001-kernel","9999-future"'))).toBe(
      'This was made by a newer release of Cadence; please use that one. Nothing was changed.',
    );
  });

  test('an interrupted restore, and an interrupted backup', async () => {
    const signal = AbortSignal.abort();
    const ended = { code: 130, out: '', err: 'Interrupted; nothing was changed.\n' };
    expect(await runCommand(['restore', file], { database: empty, signal })).toEqual(ended);
    const before = readdirSync(folder);
    const never = path.join(folder, 'never.gz');
    expect(await runCommand(['backup', never], { database: source, signal })).toEqual(ended);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('after all of these the database is still empty, and accepts the correct backup', async () => {
    expect(Object.values(await contentsOf(empty)).flat()).toEqual([]);
    await jsonOf(['restore', file], { database: empty });
    expect(await contentsOf(empty)).toEqual(contents);
  });
});
