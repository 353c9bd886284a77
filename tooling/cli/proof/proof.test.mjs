import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { at } from '../workspace.mjs';
import { baseOf, lastNight } from './base.mjs';
import { hashOf, inputsOf } from './inputs.mjs';
import { cacheFolder, openLedger } from './ledger.mjs';
import { LEFT_TO_NIGHT, NIGHTLY } from './nightly.mjs';
import { parseProveOptions } from './prove-options.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cadence-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(cwd, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
}

const aResult = (what) => ({ what, at: '2026-11-29T12:00:00.000Z', passed: 3, seconds: 9 });

test('a result is found under its key alone, and one that was cut off is not', () => {
  const ledger = openLedger(join(folder, 'kept'), { now: () => Date.parse('2026-11-29T13:00:00Z') });
  ledger.keep('one', aResult('widths'));
  expect(ledger.find('one')).toEqual(aResult('widths'));
  expect(ledger.find('other')).toBeUndefined();
  write(join(folder, 'kept'), { 'one.json': '{"what":"wid' });
  expect(ledger.find('one')).toBeUndefined();
});

test('the ledger keeps a bounded number of results, those that were asked for last', () => {
  const place = join(folder, 'bounded');
  // Once a run.
  for (const key of ['a', 'b', 'c', 'd', 'e']) openLedger(place, { kept: 3 }).keep(key, aResult(key));
  expect(readdirSync(place)).toHaveLength(3);
});

test('the cache of a user is where their system has it', () => {
  expect(cacheFolder({ platform: 'linux', env: { XDG_CACHE_HOME: '/caches' } })).toBe('/caches');
  expect(cacheFolder({ platform: 'linux', env: {} })).toMatch(/\.cache$/);
  expect(cacheFolder({ platform: 'darwin', env: {} })).toMatch(/Library\/Caches$/);
  expect(cacheFolder({ platform: 'win32', env: { LOCALAPPDATA: 'C:\\Local' } })).toBe('C:\\Local');
});

test('a hash is of paths, contents and surroundings, and not of the folder', () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  for (const cwd of [one, other]) write(cwd, { 'a.ts': '1', 'b.ts': '2' });
  const hash = (cwd, inputs = ['a.ts', 'b.ts'], surroundings = ['v24']) => hashOf(cwd, inputs, surroundings);
  expect(hash(one)).toBe(hash(other));
  expect(hash(one, ['a.ts'])).not.toBe(hash(one));
  expect(hash(one, ['a.ts', 'b.ts'], ['v25'])).not.toBe(hash(one));
  write(other, { 'b.ts': '3' });
  expect(hash(one)).not.toBe(hash(other));
});

test('a part rests on what its test reaches and on what it names', () => {
  const files = ['e2e/src/walk.ts', 'e2e/nightly/w.spec.ts', 'shell/src/app.tsx', 'shell/src/app.test.tsx'];
  const graph = new Map([['e2e/nightly/w.spec.ts', new Set(['e2e/src/walk.ts'])]]);
  const part = { file: 'e2e/nightly/w.spec.ts', restsOn: NIGHTLY.widths.restsOn };
  expect(inputsOf(part, { files, graph })).toEqual(files.slice(0, 3));
});

test('every nightly test is of a part, and every part rests on files that are there', () => {
  const files = [
    ...globSync('e2e/nightly/*.spec.ts', { cwd: at() }),
    ...globSync('tooling/**/*.nightly.test.*', { cwd: at(), exclude: (path) => path === 'node_modules' }),
  ];
  expect([...LEFT_TO_NIGHT].filter((file) => !file.startsWith('e2e/tests/')).toSorted()).toEqual(
    files.toSorted(),
  );
  const all = execFileSync('git', ['ls-files'], { cwd: at(), encoding: 'utf8' }).split('\n');
  for (const [name, { files: its, restsOn }] of Object.entries(NIGHTLY)) {
    expect({ name, gone: its.filter((file) => !existsSync(at(file))) }).toEqual({ name, gone: [] });
    const idle = restsOn.filter((pattern) => !all.some((path) => pattern.test(path)));
    expect({ name, idle }).toEqual({ name, idle: [] });
  }
});

test('the nightly workflow proves all of it, at the time that a run on main counts from', () => {
  const workflow = readFileSync(at('.github/workflows/platform.yml'), 'utf8');
  const [, minute, hour] = /cron: '(\d+) (\d+) \* \* \*'/.exec(workflow) ?? [];
  expect(workflow).toContain('npm run prove -- all --fresh');
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}:00.000Z`;
  expect(lastNight(new Date('2026-11-29T12:00:00Z'))).toBe(`2026-11-29T${time}`);
  expect(lastNight(new Date('2026-11-29T01:00:00Z'))).toBe(`2026-11-28T${time}`);
});

test('a run counts from where a branch left main, and on main from the last night', () => {
  const cwd = join(folder, 'history');
  mkdirSync(cwd);
  const git = (args, date = '2026-11-01T12:00:00Z') =>
    execFileSync('git', ['-C', cwd, '-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], {
      encoding: 'utf8',
      env: { ...process.env, GIT_COMMITTER_DATE: date },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const commit = (name, date) => {
    git(['commit', '-q', '--allow-empty', '-m', name], date);
    return git(['rev-parse', 'HEAD']);
  };
  git(['init', '-q', '-b', 'main']);
  expect(baseOf(cwd)).toBeUndefined();
  const old = commit('old', '2026-11-28T10:00:00Z');
  const today = commit('today', '2026-11-29T10:00:00Z');
  const now = new Date('2026-11-29T12:00:00Z');
  expect(baseOf(cwd, now)).toBe(old);
  expect(baseOf(cwd, new Date('2026-11-28T05:00:00Z'))).toBeUndefined();
  git(['checkout', '-q', '-b', 'feature']);
  commit('feature', '2026-11-29T11:00:00Z');
  expect(baseOf(cwd, now)).toBe(today);
});

test('without a part the last shells are proven, with whatever they are given', () => {
  expect(parseProveOptions([])).toEqual({ shells: [] });
  expect(parseProveOptions(['--with', 'goals@local'])).toEqual({ shells: ['--with', 'goals@local'] });
});

test('parts go by name, by all, and by what changed', () => {
  const all = Object.keys(NIGHTLY);
  expect(parseProveOptions(['widths', 'failures'])).toEqual({ parts: ['widths', 'failures'], fresh: false });
  expect(parseProveOptions(['all', '--fresh'])).toEqual({ parts: all, fresh: true });
  expect(parseProveOptions(['--changed'])).toEqual({
    parts: all,
    changed: { revision: undefined },
    fresh: false,
  });
  expect(parseProveOptions(['widths', '--changed', 'v1'])).toEqual({
    parts: ['widths'],
    changed: { revision: 'v1' },
    fresh: false,
  });
  expect(() => parseProveOptions(['width'])).toThrow('There is no part "width" of the proof.');
  expect(() => parseProveOptions(['--changed', 'v1', 'widths'])).toThrow('no part "widths"');
});
