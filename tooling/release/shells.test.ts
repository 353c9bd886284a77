import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createFolderStore, createSigner, listShells, makeKey, publishShell, resign } from './index.ts';
import { checkOutShell, findPrunableShells, isSignedShell, pruneShells, verifyShell } from './shells.ts';

const DAY = 86_400_000;
let folder: string;
const signer = createSigner(makeKey());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shells-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const target = () => ({ store: createFolderStore(join(folder, 'releases')), signer });

/** A build of the shell as webpack leaves it: a script of its own, and one that every build has. */
async function build(code: string): Promise<string> {
  const dist = await mkdtemp(join(folder, 'dist-'));
  const files = {
    'shell.json': JSON.stringify({ scripts: [{ url: `/assets/main.${code}.js` }] }),
    'provides.json': JSON.stringify({ react: '19.3.1' }),
    'public/favicon.svg': '<svg/>',
    [`assets/main.${code}.js`]: `main(${code})`,
    'assets/vendor.js': 'vendor()',
    'assets/vendor.js.map': '{}',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  return dist;
}

const publish = async (code: string) =>
  publishShell(target(), { dist: await build(code), packageVersion: '1.0.0' });
const assets = async () => readdir(join(folder, 'releases/assets'));

test('a shell is kept as it was built, and the same build is the same release', async () => {
  const one = await publish('one');
  expect(one.version).toMatch(/^1\.0\.0-b\.[0-9a-f]{8}$/);
  expect(one.provides).toEqual({ react: '19.3.1' });
  expect(await publish('one')).toEqual(one);
  const two = await publish('two');
  expect((await listShells(target().store)).map(({ version }) => version).toSorted()).toEqual(
    [one.version, two.version].toSorted(),
  );
  const copy = join(folder, 'copy');
  await checkOutShell(target().store, one, copy);
  expect(await readFile(join(copy, 'assets/main.one.js'), 'utf8')).toBe('main(one)');
  expect((await readdir(copy, { recursive: true })).toSorted()).toEqual([
    'assets',
    'assets/main.one.js',
    'assets/vendor.js',
    'provides.json',
    'public',
    'public/favicon.svg',
    'shell.json',
  ]);
});

test('what is no build of the shell is refused, and so is a shell of which something is missing or was changed', async () => {
  await expect(publishShell(target(), { dist: folder, packageVersion: '1.0.0' })).rejects.toThrow(
    'has no provides.json: it is not the shell’s build.',
  );
  const shell = await publish('one');
  const { store } = target();
  await store.write('assets/vendor.js', 'stolen()');
  const fault = `shell ${shell.version}: assets/vendor.js was changed after its release.`;
  expect(await verifyShell(store, shell)).toEqual([fault]);
  await expect(checkOutShell(store, shell, join(folder, 'copy'))).rejects.toThrow(fault);
  await store.remove('assets/vendor.js');
  expect(await verifyShell(store, shell)).toEqual([`shell ${shell.version}: assets/vendor.js is missing.`]);
});

test('whoever has published a shell is known by the key, and it can be signed again', async () => {
  const { version } = await publish('one');
  const { store } = target();
  const other = createSigner(makeKey());
  expect(await isSignedShell(store, version, signer.key)).toBe(true);
  expect(await isSignedShell(store, version, other.key)).toBe(false);
  expect(await resign({ store, signer: other }, createSigner(makeKey()).key)).toEqual([
    `shell ${version} was not signed with that key, nor with yours: it stays as it is.`,
  ]);
  expect(await isSignedShell(store, version, signer.key)).toBe(true);
  expect(await resign({ store, signer: other }, signer.key)).toEqual([]);
  expect(await isSignedShell(store, version, other.key)).toBe(true);
  expect(await isSignedShell(store, 'nothing', other.key)).toBe(false);
});

test('the last three shells are kept, and each for thirty days after the next one came', () => {
  const shells = [50, 40, 20, 10, 0].map((age) => ({
    version: `${age} days old`,
    publishedAt: new Date(100 * DAY - age * DAY).toISOString(),
    provides: {},
    files: {},
  }));
  const prunable = (count: number) =>
    findPrunableShells(shells.slice(0, count).toReversed(), { days: 30, now: new Date(100 * DAY) }).map(
      ({ version }) => version,
    );
  expect(prunable(3)).toEqual([]);
  // It was replaced forty days ago, and the one after it twenty.
  expect(prunable(5)).toEqual(['50 days old']);
});

test('assets of a shell that is published while another is pruned stay', async () => {
  const one = await publish('one');
  const { store } = target();
  const remove: typeof store.remove = async (path) => {
    if (path === 'assets/vendor.js') await publish('two');
    await store.remove(path);
  };
  await pruneShells({ ...store, remove }, [one]);
  const [two] = await listShells(store);
  expect(two && (await verifyShell(store, two))).toEqual([]);
  expect(await assets()).toEqual(['main.two.js', 'vendor.js']);
});

test('assets go with the last shell that has them', async () => {
  const one = await publish('one');
  const two = await publish('two');
  await pruneShells(target().store, [one]);
  expect(await assets()).toEqual(['main.two.js', 'vendor.js']);
  expect(await listShells(target().store)).toEqual([two]);
  await pruneShells(target().store, [two]);
  expect(await assets()).toEqual([]);
});

test('a shell that is published again is back in use, and kept as the last ones are', async () => {
  const first = await publish('one');
  for (const code of ['two', 'three', 'four']) await publish(code);
  await publish('one');
  const shells = await listShells(target().store);
  const later = { days: 30, now: new Date(Date.now() + 60 * DAY) };
  expect(findPrunableShells(shells, later).map(({ version }) => version)).not.toContain(first.version);
});
