import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DatabaseHandle } from '../../kernel/db/index.ts';
import { connectDatabase } from '../../kernel/db/index.ts';
import { contentsOf } from '../testing/contents.ts';
import { jsonOf, runCommand } from '../testing/run-command.ts';
import type { Scratch } from '../testing/scratch.ts';
import { openScratch } from '../testing/scratch.ts';

let folder: string;
let env: { readonly DATA_DIR: string };
let target: Scratch;
let contents: Awaited<ReturnType<typeof contentsOf>>;

function openSource(): Promise<DatabaseHandle> {
  return connectDatabase({ mode: 'embedded', dataDir: env.DATA_DIR });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cad-'));
  env = { DATA_DIR: path.join(folder, 'data') };
  const source = await openSource();
  await jsonOf(['seed', '--people', '30', '--goals', '60'], { database: source });
  contents = await contentsOf(source);
  await source.close();
});
beforeAll(async () => {
  target = await openScratch();
});
afterAll(async () => {
  await target.drop();
  rmSync(folder, { recursive: true, force: true });
});

const move = (...flags: string[]) => runCommand(['move-to-postgres', ...flags], { env });

test('a missing or invalid address is a usage error', async () => {
  expect(await move()).toMatchObject({ code: 2, err: expect.stringContaining('Where to move is missing') });
  expect(await move('--to', 'mysql://x')).toMatchObject({
    code: 2,
    err: '--to must be an address that starts with postgres:// or postgresql://.\n',
  });
});

test('a database that cannot be reached ends with one sentence', async () => {
  expect(await move('--to', 'postgres://127.0.0.1:1/x')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The database of --to cannot be reached \(.*\)\.\n$/),
  });
});

test('a folder without a database ends with one sentence, and no database is created', async () => {
  const nowhere = path.join(folder, 'nowhere');
  const argv = ['move-to-postgres', '--to', target.url];
  expect(await runCommand(argv, { env: { DATA_DIR: nowhere } })).toMatchObject({
    code: 1,
    err: `There is no embedded database in ${nowhere}; set DATA_DIR, or DATABASE_URL for PostgreSQL.\n`,
  });
});

test('while a server uses the folder it does not begin', async () => {
  const server = await openSource();
  const { code, err } = await move('--to', target.url);
  await server.close();
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('is in use by process') });
});

test('when interrupted it has moved nothing; run again, it moves everything and does not change the folder', async () => {
  const argv = ['move-to-postgres', '--to', target.url];
  const interrupted = await runCommand(argv, { env, signal: AbortSignal.abort() });
  expect(interrupted.code).toBe(130);
  const { rows } = await jsonOf<{ rows: number }>(argv, { env });
  const moved = await contentsOf(target.handle);
  expect(rows).toBe(Object.values(contents).flat().length);
  for (const table of Object.keys(contents)) expect([table, moved[table]]).toEqual([table, contents[table]]);
  const source = await openSource();
  expect(await contentsOf(source)).toEqual(contents);
  await source.close();
});

test('it does not move a second time', async () => {
  const { code, err } = await move('--to', target.url);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('The database is not empty.') });
});
