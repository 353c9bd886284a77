import type { RemoteDescriptor } from '@cadence/shared-contract/remote';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from './build-output.ts';
import { runReleaseCli } from './cli.ts';
import {
  createFolderStore,
  listReleases,
  promote,
  publish,
  rollback,
  setProvides,
  verifyReleases,
  type Store,
} from './index.ts';
import { readRegistry } from './registry-file.ts';

let folder: string;
let releases: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  releases = join(folder, 'releases');
  store = createFolderStore(releases);
  await setProvides(store, { react: '19.3.1' });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface BuildOptions {
  readonly name?: string;
  readonly code?: string;
  readonly requires?: Record<string, string>;
  readonly prefix?: `/${string}`;
}

/** A remote's build as webpack leaves it. */
async function build({
  name = 'goals',
  code = 'one',
  requires = {},
  prefix = `/v3/${name}`,
}: BuildOptions = {}): Promise<string> {
  const dist = await mkdtemp(join(folder, 'dist-'));
  const descriptor: RemoteDescriptor = {
    schema: 1,
    name,
    requires,
    prefixes: [prefix],
    routes: [{ id: 'list', path: prefix, title: name, page: { expose: './list' } }],
    menu: [],
    slots: {},
  };
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: [{ path: './list', assets: { js: { sync: ['list.js', 'common.js'], async: [] } } }],
  };
  const files = {
    'remote.json': JSON.stringify(descriptor),
    'mf-manifest.json': JSON.stringify(manifest),
    'mf-stats.json': `{"at":"${dist}"}`,
    'remoteEntry.js': `entry(${code})`,
    'remoteEntry.js.br': 'compressed',
    'remoteEntry.js.map': '{}',
    'list.js': 'list()',
    'common.js': 'common()',
  };
  await Promise.all(Object.entries(files).map(([path, content]) => writeFile(join(dist, path), content)));
  return dist;
}

const release = async (options?: BuildOptions): Promise<string> =>
  (await publish(store, { dist: await build(options), packageVersion: '1.0.0' })).version;

const inUse = async (name = 'goals') => (await readRegistry(store)).remotes[name];

test('a release is put into use with its integrity and the scripts of its pages', async () => {
  const version = await release();
  expect(version).toMatch(/^1\.0\.0-b\.[0-9a-f]{8}$/);
  const base = `/remotes/goals/${version}`;
  expect(await inUse()).toMatchObject({
    version,
    manifest: `${base}/mf-manifest.json`,
    entry: `${base}/remoteEntry.js`,
    integrity: integrityOf(Buffer.from('entry(one)')),
    preload: { './list': [`${base}/list.js`, `${base}/common.js`] },
    previous: null,
  });
  const released = await readdir(join(releases, 'remotes/goals', version));
  expect(released).toContain('remoteEntry.js.br');
  expect(released.filter((file) => /\.map$|stats|\.tmp/.test(file))).toEqual([]);
});

test('the same content is the same release, other content another', async () => {
  const first = await release();
  const { revision } = await readRegistry(store);
  expect(await release()).toBe(first);
  expect((await readRegistry(store)).revision).toBe(revision);
  expect(await release({ code: 'two' })).not.toBe(first);
  expect((await readRegistry(store)).revision).not.toBe(revision);
});

test('a rollback goes back step by step and needs no build', async () => {
  const one = await release({ code: 'one' });
  const two = await release({ code: 'two' });
  const three = await release({ code: 'three' });
  expect((await inUse())?.previous).toBe(two);
  await rollback(store, 'goals');
  expect(await inUse()).toMatchObject({ version: two, previous: one });
  await rollback(store, 'goals');
  expect(await inUse()).toMatchObject({ version: one, previous: null });
  await expect(rollback(store, 'goals')).rejects.toThrow('goals has no earlier release to go back to.');
  await promote(store, 'goals', three);
  expect(await inUse()).toMatchObject({ version: three, previous: one });
});

test('a release can wait for its promotion', async () => {
  const { version } = await publish(store, { dist: await build(), packageVersion: '1.0.0', promote: false });
  expect(await inUse()).toBeUndefined();
  expect(await listReleases(store)).toEqual([{ name: 'goals', version, isInUse: false, isPrevious: false }]);
  await promote(store, 'goals', version);
  expect((await listReleases(store))[0]?.isInUse).toBe(true);
  await expect(promote(store, 'goals', '9.9.9')).rejects.toThrow('There is no release 9.9.9 of goals.');
});

test('what the platform cannot run is refused with a sentence, and nothing is written', async () => {
  await expect(release({ requires: { react: '^18.0.0', 'left-pad': '1.x' } })).rejects.toThrow(
    'goals is incompatible with the platform: it requires react ^18.0.0, and the platform provides 19.3.1; ' +
      'it requires left-pad 1.x, which the platform does not provide.',
  );
  expect(await listReleases(store)).toEqual([]);
});

test('no two remotes claim one prefix, nor one below another', async () => {
  await release();
  for (const prefix of ['/v3/goals', '/v3/goals/reports', '/v3'] as const)
    await expect(release({ name: 'other', prefix })).rejects.toThrow(
      `other claims ${prefix}, and /v3/goals belongs to goals.`,
    );
  await release({ name: 'other', prefix: '/v3/goalsets' });
});

test('a new shell that no longer fits a remote is allowed, and says so', async () => {
  await release({ requires: { react: '^19.0.0' } });
  expect(await setProvides(store, { react: '20.0.0' })).toEqual([
    'goals is incompatible with the platform: it requires react ^19.0.0, and the platform provides 20.0.0.',
  ]);
});

test('a changed, missing or half-written release is found', async () => {
  const version = await release();
  expect(await verifyReleases(store)).toEqual([]);
  const file = join(releases, 'remotes/goals', version, 'list.js');
  await writeFile(file, 'stolen()');
  expect(await verifyReleases(store)).toEqual([`goals ${version}: list.js was changed after its release.`]);
  await rm(file);
  expect(await verifyReleases(store)).toEqual([`goals ${version}: list.js is missing.`]);
  await rm(join(releases, 'remotes/goals', version, 'release.json'));
  expect(await verifyReleases(store)).toEqual([`goals ${version} is in use and not there.`]);
});

test('remotes released at the same time all arrive', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six'];
  await Promise.all(names.map((name) => release({ name })));
  expect(Object.keys((await readRegistry(store)).remotes).toSorted()).toEqual(names.toSorted());
  expect((await readdir(releases)).toSorted()).toEqual(['registry.json', 'remotes']);
});

test('the command line releases a package, lists it, verifies it and refuses with exit code 1', async () => {
  const output: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => output.push(String(text)) > 0);
  const run = (...args: string[]): Promise<number> => runReleaseCli([...args, '--releases', releases]);
  const root = join(folder, 'mfe-goals');
  await mkdir(root);
  await writeFile(join(root, 'package.json'), '{"version":"1.2.0"}');
  await cp(await build(), join(root, 'dist'), { recursive: true });
  expect(await run('publish', root)).toBe(0);
  expect(await run('list')).toBe(0);
  expect(await run('verify')).toBe(0);
  expect(output.join('')).toMatch(
    /goals 1\.2\.0-b\.\w{8} is in use\.\n\* goals 1\.2\.0-b\.\w{8}\nEverything/,
  );
  expect(await run('rollback', 'goals')).toBe(1);
  expect(await run('publish', folder)).toBe(1);
  expect(await run('toString')).toBe(1);
  expect(output.at(-1)).toContain('Usage');
  const { revision } = JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8')) as {
    revision: string;
  };
  expect(revision).toMatch(/^\d+-[0-9a-f]{8}$/);
});
