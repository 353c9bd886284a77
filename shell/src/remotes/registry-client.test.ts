import { loadRegistry, REGISTRY_TIMEOUT_MS } from './registry-client.ts';
import { makeEntry, makeRegistry, makeStorage } from './testing/fixtures.ts';

const registry = makeRegistry({ goals: makeEntry('goals') });
const unreachable = (): Promise<Response> => Promise.reject(new TypeError('offline'));

test('the inlined registry is used at once', async () => {
  const fetch = jest.fn(unreachable);
  const loaded = await loadRegistry({ inlined: registry, fetch, storage: makeStorage() });
  expect(loaded).toEqual({ registry, source: 'inlined' });
  expect(fetch).not.toHaveBeenCalled();
});

test('without an inlined one it is fetched, and kept as the last good copy', async () => {
  const storage = makeStorage();
  const fetched = await loadRegistry({ inlined: null, fetch: async () => Response.json(registry), storage });
  expect(fetched).toEqual({ registry, source: 'network' });
  expect(await loadRegistry({ inlined: { half: true }, fetch: unreachable, storage })).toEqual({
    registry,
    source: 'last-good',
  });
});

test('after three seconds without an answer the last good copy is used', async () => {
  jest.useFakeTimers();
  try {
    const storage = makeStorage({ 'cadence.registry': JSON.stringify(registry) });
    const loading = loadRegistry({ inlined: null, fetch: () => new Promise(() => undefined), storage });
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
  const loaded = await loadRegistry({
    inlined: null,
    fetch,
    storage: makeStorage({ 'cadence.registry': '{' }),
  });
  expect(loaded).toEqual({ registry: { revision: 'none', provides: {}, remotes: {} }, source: 'none' });
});
