import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { copyChanged, linesOf } from '../testing/archives.ts';
import type { Ended } from '../testing/run-command.ts';
import { runCommand } from '../testing/run-command.ts';
import type { Scratch } from '../testing/scratch.ts';
import { openScratch } from '../testing/scratch.ts';

let scratch: Scratch;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-archive-'));
  scratch = await openScratch();
  const own = ['--name', 'One', '--subdomain', 'one', '--time-zone', 'UTC'];
  const ceo = ['--ceo-name', 'Eva Ceo', '--ceo-email', 'c@c.example'];
  await run('tenant', 'create', ...own, ...ceo);
  file = path.join(folder, 'whole.gz');
  expect(await run('backup', file)).toMatchObject({ code: 0, err: '' });
});
afterAll(async () => {
  await scratch.drop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...argv: string[]): Promise<Ended> => runCommand(argv, { database: scratch.handle, folder });

/** What the check of a file with this content prints. */
async function checkOf(name: string, content: Buffer | string): Promise<string> {
  const wrong = path.join(folder, name);
  writeFileSync(wrong, content);
  const { code, err } = await run('restore', '--check', wrong);
  expect(code).toBe(1);
  return err.replace(wrong, name).trim();
}

describe('a backup file', () => {
  test('is reported as complete, and only its owner can read it', async () => {
    const { code, out } = await run('restore', '--check', file);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/is whole: \d+ rows of \d+ tables/),
    });
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('lists the migrations of the release and every table', () => {
    const manifest = JSON.parse(linesOf(file)[0] ?? '') as Record<string, unknown>;
    expect(manifest).toMatchObject({ format: 'cadence-backup', version: 1 });
    expect(manifest['migrations']).toEqual(expect.arrayContaining(['0001-kernel', '0002-goals']));
    const tables = (manifest['tables'] as { name: string }[]).map(({ name }) => name);
    expect(tables.indexOf('tenants')).toBeLessThan(tables.indexOf('people'));
    expect(tables.indexOf('people')).toBeLessThan(tables.indexOf('goals'));
    expect(tables).toContain('instance_secrets');
  });

  test('never overwrites another file', async () => {
    writeFileSync(path.join(folder, 'mine'), 'mine');
    expect(await run('backup', 'mine')).toMatchObject({
      code: 1,
      err: `${path.join(folder, 'mine')} exists already; nothing was written.\n`,
    });
    expect(readFileSync(path.join(folder, 'mine'), 'utf8')).toBe('mine');
  });

  test('that cannot be written ends with one sentence', async () => {
    const nowhere = path.join(folder, 'missing', 'file.gz');
    const { code, err } = await run('backup', nowhere);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('cannot be written (ENOENT') });
    expect(existsSync(path.dirname(nowhere))).toBe(false);
  });

  test('gets a name with its time', async () => {
    const { out } = await run('backup');
    expect(out).toMatch(/cadence-\d{4}-\d\d-\d\dT\d{6}Z\.backup\.gz/);
  });
});

describe('a damaged or foreign file is refused', () => {
  test('truncated anywhere', async () => {
    const whole = readFileSync(file);
    for (const part of [0.1, 0.5, 0.9, 0.999])
      expect(await checkOf('cut.gz', whole.subarray(0, Math.floor(whole.length * part)))).toMatch(
        /^cut\.gz is damaged \(.*\)\.$/,
      );
  });

  test('truncated between two lines and compressed again', async () => {
    const lines = linesOf(file);
    for (const count of [1, Math.floor(lines.length / 2), lines.length])
      expect(await checkOf('short.gz', gzipSync(`${lines.slice(0, count).join('\n')}\n`))).toBe(
        'short.gz is damaged (it ends early).',
      );
  });

  test('with one flipped bit', async () => {
    const whole = readFileSync(file);
    for (const place of [0.05, 0.1, 0.15, 0.2, 0.4, 0.6, 0.8].map((part) =>
      Math.floor(whole.length * part),
    )) {
      const turned = Buffer.from(whole);
      turned[place] = (turned[place] ?? 0) ^ 4;
      expect(await checkOf('bit.gz', turned)).toMatch(/^bit\.gz is damaged \(.*\)\.$/);
    }
  });

  test.each([
    {
      what: 'a name',
      from: 'Eva Ceo',
      to: 'Eva Oec',
      said: 'the rows of people are not those that were written',
    },
    {
      what: 'a counter',
      from: '"column":"id","value":"',
      to: '"column":"id","value":"9',
      said: 'its checksum is another',
    },
    {
      what: 'a column',
      from: '"columns":["id","name"',
      to: '"columns":["name","id"',
      said: 'its checksum is another',
    },
  ])('with a change inside: $what', async ({ said, ...change }) => {
    const wrong = path.join(folder, 'inside.gz');
    copyChanged(file, wrong, change);
    expect((await run('restore', '--check', wrong)).err).toBe(`${wrong} is damaged (${said}).\n`);
  });

  test('not a backup at all', async () => {
    expect(await checkOf('text', 'hello')).toBe('text is not a backup of Cadence.');
    expect(await checkOf('other.gz', gzipSync('hello\n'))).toBe('other.gz is not a backup of Cadence.');
    expect(await checkOf('json.gz', gzipSync('{"format":"other"}\n'))).toBe(
      'json.gz is not a backup of Cadence.',
    );
    expect((await run('restore', '--check', 'nothing.gz')).err).toBe(
      `There is no file ${path.join(folder, 'nothing.gz')}.\n`,
    );
  });

  test('of a later format', async () => {
    const wrong = path.join(folder, 'later.gz');
    copyChanged(file, wrong, { from: '"version":1,', to: '"version":2,' });
    expect((await run('restore', '--check', wrong)).err).toContain(
      'was written by a newer release of Cadence',
    );
  });
});
