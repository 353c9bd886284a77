import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runReleaseCli } from './cli.ts';
import {
  createFolderStore,
  createSigner,
  listReleases,
  listShells,
  makeKey,
  promote,
  publish,
  readRegistry,
  resign,
  rollback,
  setProvides,
  verifyReleases,
  type ReleaseTarget,
} from './index.ts';
import { findPrunable } from './inspection.ts';
import { buildRemote } from './testing/remote-build.ts';

const DAY_MS = 86_400_000;
let folder: string;
let target: ReleaseTarget;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-'));
  const store = createFolderStore(join(folder, 'releases'));
  target = { store, signer: createSigner(makeKey()), environment: 'production' };
  await setProvides(target, { react: '19.3.1' });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const release = async (code: string): Promise<string> =>
  (await publish(target, { dist: await buildRemote(folder, { code }), packageVersion: '1.0.0' })).version;

async function plant(path: string, content: string): Promise<void> {
  const file = join(folder, 'releases', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const NO_RELEASES = [
  'garbage',
  '',
  'null',
  '[]',
  '{"publishedAt":1}',
  '{"publishedAt":"2020-01-01T00:00:00Z"}',
  '{"publishedAt":"2020-01-01T00:00:00Z","entry":{},"files":{}}',
];

test.each(NO_RELEASES)('a release.json of %j is no release, and the others go on', async (content) => {
  const version = await release('one');
  await plant('remotes/goals/9.9.9-b.0/release.json', content);
  await plant('shells/9.9.9-b.0/release.json', content);
  expect((await listReleases(target)).map((found) => found.version)).toEqual([version]);
  expect(await listShells(target.store)).toEqual([]);
  await resign(target, target.signer.key);
  expect(await verifyReleases(target)).toEqual([]);
  expect(await findPrunable(target, { days: 30, now: new Date() })).toEqual([]);
});

test.each(['../../outside', '/outside', 'assets/../../../outside', 'assets\\..\\outside', 'a/./b'])(
  'a release that lists %s is none: nothing outside of it is read, written or removed',
  async (path) => {
    const files = { [path]: 'sha384-x' };
    const publishedAt = '2020-01-01T00:00:00Z';
    const entry = { value: { version: '9.9.9-b.0', descriptor: { name: 'goals' } } };
    const shell = { value: { version: '9.9.9-b.0', publishedAt, provides: {}, files } };
    await plant('remotes/goals/9.9.9-b.0/release.json', JSON.stringify({ publishedAt, entry, files }));
    await plant('shells/9.9.9-b.0/release.json', JSON.stringify(shell));
    expect(await listReleases(target)).toEqual([]);
    expect(await listShells(target.store)).toEqual([]);
  },
);

test('a release in the folder of another is none: signing again does not write there', async () => {
  const version = await release('one');
  const original = join(folder, 'releases/remotes/goals', version, 'release.json');
  const before = await readFile(original, 'utf8');
  await plant('remotes/people/1.0.0-b.0/release.json', before);
  await rm(original);
  await resign(target, target.signer.key);
  expect(await readdir(dirname(original))).not.toContain('release.json');
});

test('a store is never left', async () => {
  await writeFile(join(folder, 'outside'), 'kept');
  const { store } = target;
  await expect(store.read('../outside')).rejects.toThrow('is no place in');
  await expect(store.write('remotes/../../outside', '')).rejects.toThrow('is no place in');
  await expect(store.list('..')).rejects.toThrow('is no place in');
  expect(() => store.remove('../outside')).toThrow('is no place in');
  expect(await readFile(join(folder, 'outside'), 'utf8')).toBe('kept');
});

test.each(['../up', '__proto__', 'constructor', 'shell', 'Upper', 'a b', ''])(
  'a remote is not named %j',
  async (name) => {
    const dist = await buildRemote(folder);
    const descriptor = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as object;
    await writeFile(join(dist, 'remote.json'), JSON.stringify({ ...descriptor, name }));
    await expect(publish(target, { dist, packageVersion: '1.0.0' })).rejects.toThrow('A remote is named by');
  },
);

test.each(['../../1.0.0', '1.0.0/../..', 'latest', ''])('a version is not %j', async (packageVersion) => {
  const dist = await buildRemote(folder);
  await expect(publish(target, { dist, packageVersion })).rejects.toThrow('must be one such as 1.2.0');
  expect(await listReleases(target)).toEqual([]);
});

test.each(['__proto__', 'constructor', 'toString'])('%s was never released', async (name) => {
  await release('one');
  await expect(rollback(target, name)).rejects.toThrow(`${name} was never released.`);
  await expect(promote(target, { name, version: '1.0.0' })).rejects.toThrow('There is no release');
});

test.each(['garbage', '', 'null', '[]', '{}', '{"head":{}}', '{"head":{"value":{"remotes":{}}}}'])(
  'a registry of %j is said to be none, by every command, and stays as it is',
  async (content) => {
    await release('one');
    await plant('registries/production.json', content);
    const said: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    for (const command of [
      ['list'],
      ['verify'],
      ['prune'],
      ['resign', '--from', target.signer.key],
      ['rollback', 'goals'],
    ])
      expect(await runReleaseCli([...command, '--store', join(folder, 'releases')])).toBe(1);
    expect(new Set(said)).toEqual(
      new Set([expect.stringMatching(/^registries\/production\.json of .* is no registry\./)]),
    );
    expect(await readFile(join(folder, 'releases/registries/production.json'), 'utf8')).toBe(content);
  },
);

test('what a killed process was writing is in nobody’s way, and is removed', async () => {
  const writing = join(folder, 'releases/.writing');
  await plant('.writing/left', 'half');
  await plant('.writing/now', 'half');
  const before = new Date(Date.now() - 3_700_000);
  await utimes(join(writing, 'left'), before, before);
  await release('one');
  expect(await readdir(writing)).toEqual(['now']);
});

test('a store that is a file is a sentence', async () => {
  await writeFile(join(folder, 'file'), '');
  const said: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  expect(await runReleaseCli(['list', '--store', join(folder, 'file')])).toBe(1);
  expect(said).toEqual([expect.stringMatching(/^ENOTDIR: .*\n$/)]);
});

test('what was gone back to while the newest was halted is kept for thirty days after the next one', async () => {
  const versions = [await release('one'), await release('two')];
  const halted = await readRegistry(target.store, 'production');
  await release('three');
  const { retired } = (await readRegistry(target.store, 'production')) ?? {};
  expect(halted?.retired).toEqual({});
  expect(Object.keys(retired ?? {})).toEqual([`goals@${versions[0]}`]);
  const soon = { days: 30, now: new Date(Date.now() + 29 * DAY_MS) };
  expect(await findPrunable(target, soon)).toEqual([]);
});
