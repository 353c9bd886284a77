import { appendFile, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifySigned } from '@cadence/shared-contract/remote';
import { integrityOf } from '../integrity.ts';
import { findPrunable, prune } from './inspection.ts';
import {
  createFolderStore,
  createSigner,
  listReleases,
  makeKey,
  openStore,
  promote,
  publish,
  readRegistry,
  resign,
  rollback,
  setProvides,
  verifyReleases,
  type ReleaseTarget,
} from './index.ts';
import { startBucketServer, type BucketServer } from './testing/bucket-server.ts';
import { buildRemote, entryCode, type BuildOptions } from './testing/remote-build.ts';

let folder: string;
let bucket: BucketServer;
let target: ReleaseTarget;
const before = { ...process.env };

beforeAll(async () => {
  bucket = await startBucketServer();
  Object.assign(process.env, bucket.env);
});
afterAll(async () => {
  process.env = before;
  await bucket.close();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const signer = createSigner(makeKey());

async function begin(kind: string): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  bucket.objects.clear();
  bucket.onPut = () => undefined;
  const store =
    kind === 'a folder' ? createFolderStore(join(folder, 'releases')) : await openStore('s3://cadence/all');
  target = { store, signer, environment: 'production' };
  await setProvides(target, { react: '19.3.1' });
}

const release = async (options?: BuildOptions & { readonly promote?: boolean }): Promise<string> =>
  (
    await publish(target, {
      dist: await buildRemote(folder, options),
      packageVersion: '1.0.0',
      promote: options?.promote ?? true,
    })
  ).version;

const headOf = async () => (await readRegistry(target.store, target.environment))?.head.value;
const trackOf = async (name = 'goals') => (await headOf())?.remotes[name];
const entryOf = async (version: string, name = 'goals') =>
  (await readRegistry(target.store, target.environment))?.entries[name]?.[version];
const summary = async () => (await listReleases(target)).map(({ publishedAt: _when, ...rest }) => rest);

describe.each(['a folder', 'a bucket'])('releases in %s', (kind) => {
  beforeEach(() => begin(kind));

  test('a release is put into use, signed, with the integrity of its entry and of what its pages need', async () => {
    const version = await release();
    expect(version).toMatch(/^1\.0\.0-b\.[0-9a-f]{8}$/);
    const base = `/remotes/goals/${version}`;
    expect(await trackOf()).toMatchObject({ current: version, previous: null, rollout: null });
    const entry = await entryOf(version);
    expect(entry?.value).toMatchObject({
      version,
      manifest: `${base}/mf-manifest.json`,
      entry: `${base}/remoteEntry.js`,
      integrity: integrityOf(entryCode('one', [integrityOf('list()'), integrityOf('common()')])),
      preload: { './list': [`${base}/list.js`, `${base}/common.js`] },
      integrities: {
        [`${base}/list.js`]: integrityOf('list()'),
        [`${base}/common.js`]: integrityOf('common()'),
      },
    });
    expect(entry && (await verifySigned('release', entry, [signer.key]))).toBe('valid');
    const released = await target.store.list(base.slice(1));
    expect(released).toContain('remoteEntry.js.br');
    expect(released.filter((file) => /\.map$|stats|\.tmp/.test(file))).toEqual([]);
  });

  test('the same content is the same release, other content another, and the revision only grows', async () => {
    const first = await release();
    const revision = (await headOf())?.revision ?? 0;
    expect(revision).toBeGreaterThan(Date.now() / 1_000 - 60);
    expect(await release()).toBe(first);
    expect((await headOf())?.revision).toBe(revision);
    expect(await release({ code: 'two' })).not.toBe(first);
    expect((await headOf())?.revision).toBeGreaterThan(revision);
  });

  test('a rollback goes back step by step and needs no build', async () => {
    const one = await release({ code: 'one' });
    const two = await release({ code: 'two' });
    const three = await release({ code: 'three' });
    expect(await trackOf()).toMatchObject({ current: three, previous: two });
    await rollback(target, 'goals');
    expect(await trackOf()).toMatchObject({ current: two, previous: one });
    await rollback(target, 'goals');
    expect(await trackOf()).toMatchObject({ current: one, previous: null });
    await expect(rollback(target, 'goals')).rejects.toThrow('goals has no earlier release to go back to.');
    await promote(target, { name: 'goals', version: three });
    expect(await trackOf()).toMatchObject({ current: three, previous: one });
    expect((await entryOf(one))?.value.version).toBe(one);
  });

  test('a release can wait for its promotion', async () => {
    const version = await release({ promote: false });
    expect(await trackOf()).toBeUndefined();
    const waiting = { name: 'goals', version, isInUse: false, isPrevious: false, rollout: null };
    expect(await summary()).toEqual([waiting]);
    await promote(target, { name: 'goals', version: version });
    expect(await summary()).toEqual([{ ...waiting, isInUse: true }]);
    await expect(promote(target, { name: 'goals', version: '9.9.9' })).rejects.toThrow(
      'There is no release 9.9.9 of goals.',
    );
  });

  test('a version is rolled out to some, to more, and to all; a rollback ends it', async () => {
    const one = await release();
    const two = await release({ code: 'two', promote: false });
    await promote(target, { name: 'goals', version: two, percentage: 25, tenants: ['acme'] });
    const { since } = (await trackOf()) ?? { since: 0 };
    expect(await trackOf()).toMatchObject({
      current: one,
      rollout: { version: two, percentage: 25, tenants: ['acme'] },
    });
    expect((await summary()).find(({ version }) => version === two)?.rollout).toBe('25 % of acme');
    await promote(target, { name: 'goals', version: two, percentage: 50 });
    expect(await trackOf()).toMatchObject({ since, rollout: { percentage: 50, tenants: [] } });
    await rollback(target, 'goals');
    expect(await trackOf()).toMatchObject({ current: one, rollout: null });
    await promote(target, { name: 'goals', version: two, percentage: 50 });
    expect((await trackOf())?.since).toBeGreaterThan(since);
    await promote(target, { name: 'goals', version: two });
    expect(await trackOf()).toMatchObject({ current: two, previous: one, rollout: null });
    await expect(promote(target, { name: 'goals', version: two, percentage: 10 })).rejects.toThrow(
      `goals ${two} is in use for everybody already.`,
    );
  });

  test('a first release cannot be for some only', async () => {
    const version = await release({ promote: false });
    await expect(promote(target, { name: 'goals', version: version, percentage: 50 })).rejects.toThrow(
      'goals has no release yet: its first one can only be put into use for everybody.',
    );
  });

  test('what the platform cannot run is refused with a sentence, and nothing is written', async () => {
    await expect(release({ requires: { react: '^18.0.0', 'left-pad': '1.x' } })).rejects.toThrow(
      'goals is incompatible with the platform: it requires react ^18.0.0, and the platform provides 19.3.1; ' +
        'it requires left-pad 1.x, which the platform does not provide.',
    );
    expect(await listReleases(target)).toEqual([]);
  });

  test('a build whose entry does not know every script is refused: its chunks could be changed', async () => {
    const dist = await buildRemote(folder);
    await appendFile(join(dist, 'list.js'), 'more()');
    await expect(publish(target, { dist, packageVersion: '1.0.0' })).rejects.toThrow(
      'The entry of goals does not know the integrity of list.js.',
    );
    expect(await listReleases(target)).toEqual([]);
  });

  test.each([
    ['react', 'x.isReactComponent={}'],
    ['@cadence/shared-auth', '(0,r.announceInstance)("@cadence/shared-auth")'],
  ])('a build with its own copy of %s is refused', async (name, code) => {
    await expect(release({ code })).rejects.toThrow(`goals brings its own copy of ${name}.`);
    expect(await listReleases(target)).toEqual([]);
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
    expect(await setProvides(target, { react: '20.0.0' })).toEqual([
      'goals is incompatible with the platform: it requires react ^19.0.0, and the platform provides 20.0.0.',
    ]);
  });

  test('a changed, missing or half-written release is found', async () => {
    const version = await release();
    expect(await verifyReleases(target)).toEqual([]);
    const file = `remotes/goals/${version}/list.js`;
    await target.store.write(file, 'stolen()');
    expect(await verifyReleases(target)).toEqual([
      `goals ${version}: list.js was changed after its release.`,
    ]);
    await target.store.remove(file);
    expect(await verifyReleases(target)).toEqual([`goals ${version}: list.js is missing.`]);
    await target.store.remove(`remotes/goals/${version}/release.json`);
    expect(await verifyReleases(target)).toEqual([`goals ${version} is in use and not there.`]);
  });

  test('whoever does not have the key releases nothing and carries nothing on', async () => {
    await release();
    const foreign = { ...target, signer: createSigner(makeKey()) };
    const dist = await buildRemote(folder, { code: 'two' });
    await expect(publish(foreign, { dist, packageVersion: '1.0.0' })).rejects.toThrow(
      'The registry of production is not signed with your key.',
    );
    await expect(rollback(foreign, 'goals')).rejects.toThrow('is not signed with your key');
    expect(await target.store.list('remotes/goals')).toHaveLength(1);
    expect(await resign(foreign, signer.key)).toEqual([]);
    expect(await verifyReleases(foreign)).toEqual([]);
    await publish(foreign, { dist, packageVersion: '1.0.0' });
    expect(await verifyReleases(foreign)).toEqual([]);
  });

  test('what the holder of the key before has not signed is not signed again either', async () => {
    const version = await release();
    const thief = createSigner(makeKey());
    const planted = await publish(
      { ...target, signer: thief, environment: 'other' },
      { dist: await buildRemote(folder, { code: 'stolen' }), packageVersion: '9.0.0' },
    );
    const mine = { ...target, signer: createSigner(makeKey()) };
    expect(await resign(mine, signer.key)).toEqual([
      `goals ${planted.version} was not signed with that key, nor with yours: it stays as it is.`,
      'The registry of other was not signed with that key, nor with yours: it stays as it is.',
    ]);
    expect(await verifyReleases(mine)).toEqual([]);
    expect((await headOf())?.remotes['goals']?.current).toBe(version);
    await expect(promote(mine, { name: 'goals', version: planted.version })).rejects.toThrow(
      'is not signed with your key',
    );
  });

  test('a release that is put into use while it is pruned stays', async () => {
    await release({ code: 'one' });
    const version = await release({ code: 'two', promote: false });
    const { store } = target;
    const remove: typeof store.remove = async (path) => {
      if (path.endsWith('release.json')) await promote(target, { name: 'goals', version });
      await store.remove(path);
    };
    expect(await prune({ ...store, remove }, [{ name: 'goals', version }])).toEqual([]);
    expect((await trackOf())?.current).toBe(version);
    expect(await verifyReleases(target)).toEqual([]);
  });

  test('whoever puts a release into use that was pruned at the same time is told, and nobody gets it', async () => {
    const one = await release({ code: 'one' });
    const version = await release({ code: 'two', promote: false });
    const { store } = target;
    const replace: typeof store.replace = async (...change) => {
      await prune(store, [{ name: 'goals', version }]);
      await store.replace(...change);
    };
    const overtaken = promote({ ...target, store: { ...store, replace } }, { name: 'goals', version });
    await expect(overtaken).rejects.toThrow(
      `goals ${version} was pruned at the same time. Publish it again.`,
    );
    expect((await trackOf())?.current).toBe(one);
  });

  test('remotes released at the same time all arrive; of two releases of one, the other is told', async () => {
    const names = ['one', 'two', 'three', 'four'];
    await Promise.all(names.map((name) => release({ name })));
    expect(Object.keys((await headOf())?.remotes ?? {}).toSorted()).toEqual(names.toSorted());
    const versions = await Promise.all(
      ['x', 'y'].map((code) => release({ name: 'one', code, promote: false })),
    );
    const outcomes = await Promise.allSettled(
      versions.map((version) => promote(target, { name: 'one', version: version })),
    );
    const lost = outcomes.filter(({ status }) => status === 'rejected');
    expect(lost.length).toBeLessThan(2);
    for (const outcome of lost)
      expect(String((outcome as PromiseRejectedResult).reason)).toContain(
        'Somebody else has just released one.',
      );
    const [winner] = versions.filter((_version, index) => outcomes[index]?.status === 'fulfilled').slice(-1);
    expect(versions).toContain((await trackOf('one'))?.current);
    if (lost.length === 1) expect((await trackOf('one'))?.current).toBe(winner);
  });

  test('environments have registries of their own over the same releases', async () => {
    const version = await release();
    const staging = { ...target, environment: 'staging' };
    await setProvides(staging, { react: '19.3.1' });
    await promote(staging, { name: 'goals', version: version });
    await release({ code: 'two' });
    expect((await readRegistry(target.store, 'staging'))?.head.value.remotes['goals']?.current).toBe(version);
    expect((await trackOf())?.current).not.toBe(version);
  });

  test('only what nobody was given for thirty days is pruned', async () => {
    const DAY = 86_400_000;
    const [one, two, three] = [
      await release({ code: 'one' }),
      await release({ code: 'two' }),
      await release({ code: 'three' }),
    ];
    const never = await release({ code: 'never', promote: false });
    const staging = { ...target, environment: 'staging' };
    await setProvides(staging, { react: '19.3.1' });
    const prunable = async (days: number) =>
      (await findPrunable(target, { days: 30, now: new Date(Date.now() + days * DAY) })).map(
        ({ version }) => version,
      );
    expect(await prunable(29)).toEqual([]);
    // `two` is what a rollback goes to, `three` is in use.
    expect((await prunable(31)).toSorted()).toEqual([one, never].toSorted());
    await promote(staging, { name: 'goals', version: one });
    expect(await prunable(31)).toEqual([never]);
    await prune(target.store, [{ name: 'goals', version: never }]);
    expect((await listReleases(target)).map(({ version }) => version).toSorted()).toEqual(
      [one, two, three].toSorted(),
    );
    expect(await target.store.list(`remotes/goals/${never}`)).toEqual([]);
  });

  test('a rollback skips what is not there any more', async () => {
    const one = await release({ code: 'one' });
    const two = await release({ code: 'two' });
    await release({ code: 'three' });
    await target.store.remove(`remotes/goals/${two}`);
    await rollback(target, 'goals');
    expect(await trackOf()).toMatchObject({ current: one, previous: null });
  });
});

test('in a bucket, a writer that was overtaken on the way begins again, and is told where it is the same remote', async () => {
  await begin('a bucket');
  const [one, two] = [await release({ name: 'one' }), await release({ code: 'two', promote: false })];
  const other = await release({ name: 'one', code: 'other', promote: false });
  let isFirst = true;
  const overtakeWith = (overtake: () => Promise<unknown>): void => {
    isFirst = true;
    bucket.onPut = async (key) => {
      if (!key.includes('registries/') || !isFirst) return;
      isFirst = false;
      await overtake();
    };
  };
  overtakeWith(() => promote(target, { name: 'one', version: other }));
  await promote(target, { name: 'goals', version: two });
  expect(await trackOf()).toMatchObject({ current: two });
  expect(await trackOf('one')).toMatchObject({ current: other });
  overtakeWith(() => rollback(target, 'one'));
  await expect(promote(target, { name: 'one', version: one })).rejects.toThrow(
    'Somebody else has just released one.',
  );
});

test('what is kept for ever is said to be, and the registry never is', async () => {
  await begin('a bucket');
  const version = await release();
  expect(bucket.objects.get(`cadence/all/remotes/goals/${version}/list.js`)).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  expect(bucket.objects.get('cadence/all/registries/production.json')).toMatchObject({
    cacheControl: 'no-cache',
  });
});

test('a lock that a killed writer left is not waited for', async () => {
  await begin('a folder');
  await writeFile(join(folder, 'releases/.lock'), '');
  const old = new Date(Date.now() - 60_000);
  await utimes(join(folder, 'releases/.lock'), old, old);
  expect(await release()).toMatch(/^1\.0\.0/);
});
