import { loadRegistry, REGISTRY_TIMEOUT_MS } from './registry-client.ts';
import { makeEntry, makeStorage } from './testing/fixtures.ts';
import { makeServed, makeSigner, type TestSigner } from './testing/signed-registry.ts';

const unreachable = (): Promise<Response> => Promise.reject(new TypeError('offline'));

const entries = { goals: makeEntry('goals') };
let signer: TestSigner;
let keys: readonly string[];
beforeAll(async () => {
  signer = await makeSigner();
  keys = [signer.key];
});
const served = (revision = 5) => makeServed(signer, { entries, head: { revision } });
const nowhere = { registry: { revision: 'none', provides: {}, remotes: {} }, source: 'none', opened: null };

test('the inlined registry is used at once, once its signatures were verified', async () => {
  const fetch = jest.fn(unreachable);
  const loaded = await loadRegistry({ inlined: await served(), keys, fetch, storage: makeStorage() });
  expect(loaded).toMatchObject({ source: 'inlined', opened: { signature: 'valid', head: { revision: 5 } } });
  expect(loaded.registry.remotes).toEqual(entries);
  expect(fetch).not.toHaveBeenCalled();
});

test('without an inlined one it is fetched, and kept as the last good copy', async () => {
  const storage = makeStorage();
  const fetch = async (): Promise<Response> => Response.json(await served());
  const fetched = await loadRegistry({ inlined: null, keys, fetch, storage });
  expect(fetched).toMatchObject({ source: 'network', registry: { remotes: entries } });
  const kept = await loadRegistry({ inlined: { half: true }, keys, fetch: unreachable, storage });
  expect(kept).toMatchObject({ source: 'last-good', registry: { remotes: entries } });
});

test('after three seconds without an answer the last good copy is used', async () => {
  const storage = makeStorage({ 'cadence.registry': JSON.stringify(await served()) });
  jest.useFakeTimers();
  try {
    const begun = Promise.withResolvers<void>();
    const fetch = (): Promise<Response> => {
      begun.resolve();
      return new Promise(() => undefined);
    };
    const loading = loadRegistry({ inlined: null, keys, fetch, storage });
    await begun.promise;
    await jest.advanceTimersByTimeAsync(REGISTRY_TIMEOUT_MS);
    expect((await loading).source).toBe('last-good');
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['an error', async () => new Response('', { status: 500 })],
  ['something else', async () => Response.json({ remotes: [] })],
  ['no JSON', async () => new Response('<html>')],
])('%s instead of a registry leaves the shell without remotes, not without a page', async (_name, fetch) => {
  const storage = makeStorage({ 'cadence.registry': '{' });
  expect(await loadRegistry({ inlined: null, keys, fetch, storage })).toEqual(nowhere);
});

const changed = { ...entries.goals, entry: 'https://evil.example/remoteEntry.js' };

test.each([
  ['signed by somebody else', async () => makeServed(await makeSigner(), { entries })],
  [
    'changed after it was signed',
    async () => ({ ...(await served()), head: { ...(await served()).head, value: { revision: 9 } } }),
  ],
  [
    'with a release that was changed',
    async () => {
      const release = await signer.sign('release', entries.goals);
      return { ...(await served()), remotes: { goals: { ...release, value: changed } } };
    },
  ],
  [
    'with a release in another’s place',
    async () => ({ ...(await served()), remotes: { people: await signer.sign('release', entries.goals) } }),
  ],
])('a registry %s is not used, wherever it comes from', async (_what, make) => {
  const foreign = await make();
  const fetch = async (): Promise<Response> => Response.json(foreign);
  const storage = makeStorage({ 'cadence.registry': JSON.stringify(foreign) });
  expect(await loadRegistry({ inlined: foreign, keys, fetch, storage })).toEqual(nowhere);
});

test('a registry that is older than one that was used here is not used; one of another environment is', async () => {
  const storage = makeStorage();
  await loadRegistry({ inlined: await served(7), keys, fetch: unreachable, storage });
  const old = await served(6);
  const older = await loadRegistry({ inlined: old, keys, fetch: async () => Response.json(old), storage });
  expect(older).toMatchObject({ source: 'last-good', opened: { head: { revision: 7 } } });
  const staging = await makeServed(signer, { entries, head: { revision: 2, environment: 'staging' } });
  const moved = await loadRegistry({ inlined: staging, keys, fetch: unreachable, storage });
  expect(moved).toMatchObject({ source: 'inlined', opened: { head: { environment: 'staging' } } });
});

test('where the browser cannot verify, the gateway’s word is taken and said to be', async () => {
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  try {
    const loaded = await loadRegistry({
      inlined: await served(),
      keys,
      fetch: unreachable,
      storage: makeStorage(),
    });
    expect(loaded).toMatchObject({ source: 'inlined', opened: { signature: 'unsupported' } });
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  }
});
