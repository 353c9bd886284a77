import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { git } from '../git.mjs';
import { readContents, readSources } from './inputs.mjs';
import { openLedger } from './ledger.mjs';
import { openProof } from './proven.mjs';
import { describe as describeStandings } from './why.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cadence-proven-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let serial = 0;

/** A repository with two tests, of which one imports what the other does not. */
function startRepository() {
  serial += 1;
  const cwd = join(folder, `repository-${serial}`);
  const write = (path, text) => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  };
  write('a.test.mjs', "import './a.mjs';");
  write('a.mjs', '1');
  write('b.test.mjs', "import './b.mjs';");
  write('b.mjs', 'process.env.COLOUR');
  write('remotes/goals/page.mjs', '1');
  write('remotes/people/page.mjs', '1');
  git(cwd, 'init', '-q');
  return { cwd, write, ledger: openLedger(join(folder, `ledger-${serial}`)) };
}

const FILES = ['a.test.mjs', 'b.test.mjs'];

async function open({ cwd, ledger }, more = {}) {
  return openProof({
    name: 'unit',
    sources: await readSources(cwd),
    surroundings: ['v24'],
    ledger,
    restsOn: (file, opened) => opened.map((name) => new RegExp(`^remotes/${name}/`)),
    ...more,
  });
}

const passed = (file, more) => ({ file, test: '', passed: 2, isClean: true, seconds: 1, ...more });
const openFiles = (proof) => proof.split(FILES).open.map(({ file }) => file);

test('what passed does not run again, until something that it rests on is different', async () => {
  const repository = startRepository();
  const first = await open(repository);
  expect(openFiles(first)).toEqual(FILES);
  first.keep(FILES.map((file) => passed(file)));
  const again = (await open(repository)).split(FILES);
  expect(again.open).toEqual([]);
  expect(again.known.map((result) => result.passed)).toEqual([2, 2]);
  repository.write('a.mjs', '2');
  expect(openFiles(await open(repository))).toEqual(['a.test.mjs']);
  repository.write('a.mjs', '1');
  expect(openFiles(await open(repository))).toEqual([]);
});

test('the machine, the suite and the wish for a fresh run count', async () => {
  const repository = startRepository();
  (await open(repository)).keep(FILES.map((file) => passed(file)));
  expect(openFiles(await open(repository, { surroundings: ['v25'] }))).toEqual(FILES);
  expect(openFiles(await open(repository, { name: 'unit PostgreSQL 15' }))).toEqual(FILES);
  expect(openFiles(await open(repository, { fresh: true }))).toEqual(FILES);
  const proof = await open(repository);
  expect(proof.split(FILES, /^b/).open).toEqual([{ file: 'b.test.mjs', without: [] }]);
});

test('what failed runs again, even if the same passed before', async () => {
  const repository = startRepository();
  (await open(repository)).keep(FILES.map((file) => passed(file)));
  (await open(repository)).keep([passed('a.test.mjs', { isClean: false })]);
  expect(openFiles(await open(repository))).toEqual(['a.test.mjs']);
});

test('what changed while it ran is not proven, neither as it was nor as it is', async () => {
  const repository = startRepository();
  const proof = await open(repository);
  repository.write('a.mjs', '2');
  proof.keep(FILES.map((file) => passed(file)));
  expect(openFiles(await open(repository))).toEqual(['a.test.mjs']);
  repository.write('a.mjs', '1');
  expect(openFiles(await open(repository))).toEqual(['a.test.mjs']);
});

test('a test rests on what it was seen to open, and on no more', async () => {
  const repository = startRepository();
  (await open(repository)).keep([
    passed('a.test.mjs', { opened: ['goals'] }),
    passed('b.test.mjs', { opened: ['goals', 'people'] }),
  ]);
  expect(openFiles(await open(repository))).toEqual([]);
  repository.write('remotes/people/page.mjs', '2');
  expect(openFiles(await open(repository))).toEqual(['b.test.mjs']);
  repository.write('remotes/goals/page.mjs', '2');
  expect(openFiles(await open(repository))).toEqual(FILES);
});

test('of tests that share nothing, only those run that rest on what is different', async () => {
  const repository = startRepository();
  const ofA = (test, opened) => passed('a.test.mjs', { test, listed: `a › ${test}`, opened });
  (await open(repository)).keep([ofA('goals', ['goals']), ofA('people', ['people'])]);
  repository.write('remotes/people/page.mjs', '2');
  const proof = await open(repository);
  expect(proof.split(['a.test.mjs'])).toMatchObject({
    open: [{ file: 'a.test.mjs', without: ['a › goals'] }],
    known: [{ what: 'unit: a.test.mjs › goals' }],
  });
  proof.keep([ofA('people', ['people', 'goals'])]);
  expect((await open(repository)).split(['a.test.mjs']).open).toEqual([]);
  repository.write('remotes/goals/page.mjs', '2');
  expect((await open(repository)).split(['a.test.mjs']).open).toEqual([{ file: 'a.test.mjs', without: [] }]);
});

test('a variable counts where what a test rests on names it', () => {
  const { cwd } = startRepository();
  const files = ['a.mjs', 'b.mjs'];
  const hash = (inputs, env) => readContents(cwd, files, env)(inputs, []);
  expect(hash(['b.mjs'], { COLOUR: 'red' })).not.toBe(hash(['b.mjs'], { COLOUR: 'blue' }));
  expect(hash(['b.mjs'], { COLOUR: 'red' })).not.toBe(hash(['b.mjs'], {}));
  expect(hash(['a.mjs'], { COLOUR: 'red' })).toBe(hash(['a.mjs'], {}));
  // Of a run, and not of what it proves: a process has its own database.
  expect(hash(['b.mjs'], { DATABASE_URL: 'postgres://one' })).toBe(hash(['b.mjs'], {}));
});

test('a result counts for three days', () => {
  let now = Date.parse('2026-11-29T12:00:00Z');
  const ledger = openLedger(join(folder, 'days'), { now: () => now });
  ledger.keep('key', { what: 'a', at: new Date(now).toISOString(), passed: 1, seconds: 1 });
  now += 71 * 3_600_000;
  expect(ledger.find('key')).toMatchObject({ what: 'a' });
  now += 2 * 3_600_000;
  expect(ledger.find('key')).toBeUndefined();
});

test('why says what a result rests on, and of what it is the result', async () => {
  const repository = startRepository();
  (await open(repository)).keep([passed('a.test.mjs', { opened: ['goals'] })]);
  const proof = await open(repository);
  const said = describeStandings('a.test.mjs', proof.look('a.test.mjs'));
  expect(said).toMatch(/^a\.test\.mjs: passed on \d{4}-/);
  expect(said).toContain('rests on 3 files, with the remotes goals:');
  expect(describeStandings('b.test.mjs', proof.look('b.test.mjs'))).toBe(
    'b.test.mjs has not run on this machine with what it rests on now.',
  );
});
