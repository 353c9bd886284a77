import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, keptFolders } from './kept-folders.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cadence-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const withText = (text) => async (draft) => writeFileSync(join(draft, 'text'), text);

test('a folder is made once, and found under its key alone', async () => {
  const folders = keptFolders('builds', { kept: 3, place: join(folder, 'once') });
  expect(folders.find('a')).toBeUndefined();
  const made = await folders.make('a', withText('1'));
  expect(folders.find('a')).toBe(made);
  expect(folders.find('b')).toBeUndefined();
  // Another run was first: what it made stays.
  expect(await folders.make('a', withText('2'))).toBe(made);
  expect(readFileSync(join(made, 'text'), 'utf8')).toBe('1');
});

test('what could not be made leaves nothing', async () => {
  const place = join(folder, 'nothing');
  const folders = keptFolders('builds', { kept: 3, place });
  await expect(folders.make('a', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  expect(readdirSync(place)).toEqual([]);
});

test('a bounded number stays, those that were asked for last', async () => {
  const place = join(folder, 'bounded');
  const folders = keptFolders('builds', { kept: 2, place });
  for (const key of ['a', 'b', 'c', 'd']) await folders.make(key, withText(key));
  expect(readdirSync(place)).toHaveLength(2);
  expect(existsSync(join(place, 'd'))).toBe(true);
});

test('a digest is of names and contents, and not of the folder', async () => {
  const [one, other] = ['one', 'other'].map((name) => join(folder, name));
  for (const path of [one, other]) {
    mkdirSync(join(path, 'assets'), { recursive: true });
    writeFileSync(join(path, 'assets/a.js'), '1');
  }
  expect(digestOf(one)).toBe(digestOf(other));
  writeFileSync(join(other, 'assets/a.js'), '2');
  expect(digestOf(one)).not.toBe(digestOf(other));
});
