import { SIGNED_RELEASE, type RegistryHead, type StoredRegistry } from '@cadence/shared-contract/remote';
import { makeRegistry as makeSigned, makeRelease, makeSigner } from '../../testing/signed-registry.ts';
import { TrustedRegistry } from './trusted-registry.ts';

const owner = makeSigner();
const VERSION = '1.0.0-b.1';

const makeRegistry = (head: Partial<RegistryHead> = {}, signer = owner): StoredRegistry =>
  makeSigned(signer, { versions: { goals: VERSION }, head });

/** A gateway over a store whose registry the test replaces. */
function createGateway(floor = 0) {
  const state = { stored: null as StoredRegistry | null, floor, isAway: false, refused: [] as string[] };
  const registry = new TrustedRegistry({
    source: { readRegistry: async () => state.stored },
    environment: 'production',
    keys: [owner.key],
    revisionFloor: async () => {
      if (state.isAway) throw new Error('The database is away.');
      return state.floor;
    },
    raiseFloor: async (revision) => {
      state.floor = revision;
    },
    onRefused: (reason) => state.refused.push(reason),
  });
  const serve = async (stored: StoredRegistry | null) => {
    state.stored = stored;
    return registry.read();
  };
  return { state, serve };
}

test('a registry that was signed by a trusted key is served, and its revision noted for every gateway', async () => {
  const { state, serve } = createGateway();
  const registry = makeRegistry();
  expect(await serve(registry)).toBe(registry);
  expect(state.floor).toBe(5);
  expect(state.refused).toEqual([]);
});

test('while the database is away the registry before stays in use, and the new one comes when it is back', async () => {
  const { state, serve } = createGateway();
  const before = makeRegistry();
  const after = makeRegistry({ revision: 6 });
  await serve(before);
  state.isAway = true;
  expect(await serve(after)).toBe(before);
  state.isAway = false;
  expect(await serve(after)).toBe(after);
  expect(state.refused).toEqual([]);
});

const good = makeRegistry();
const release = good.entries['goals']?.[VERSION];
const changedEntry = { ...release, value: { ...release?.value, entry: '/evil.js' } };

test.each([
  ['signed by somebody else', makeRegistry({}, makeSigner()), 'signed with a key that is not trusted'],
  [
    'changed after it was signed',
    { ...good, head: { ...good.head, value: { ...good.head.value, revision: 9 } } },
    'was changed after it was signed',
  ],
  [
    'of another environment',
    makeRegistry({ environment: 'staging' }),
    'is that of staging, not of production',
  ],
  [
    'older than one that was served',
    makeRegistry({ revision: 4 }),
    'is older (4) than the one served before (5)',
  ],
  [
    'with a release that was changed',
    { ...good, entries: { goals: { [VERSION]: changedEntry } } } as StoredRegistry,
    `has no signed release ${VERSION} of goals`,
  ],
  ['without a release that it names', { ...good, entries: {} }, `has no signed release ${VERSION} of goals`],
  [
    'with a release in another’s place',
    {
      ...good,
      entries: { goals: { [VERSION]: owner.sign(SIGNED_RELEASE, makeRelease('goals', '0.9.0-b.0')) } },
    },
    `has no signed release ${VERSION} of goals`,
  ],
  ['that is none', { head: 'x' } as unknown as StoredRegistry, 'The registry'],
])('one %s is refused once, and the one before stays', async (_what, foreign, sentence) => {
  const { state, serve } = createGateway();
  const served = makeRegistry();
  await serve(served);
  expect(await serve(foreign)).toBe(served);
  await serve(foreign);
  expect(state.refused).toEqual([expect.stringContaining(sentence)]);
});

test('after a restart an old registry is still refused: what was served is remembered', async () => {
  const { state, serve } = createGateway(7);
  expect(await serve(makeRegistry({ revision: 6 }))).toBeNull();
  expect(state.refused).toEqual(['The registry is older (6) than the one served before (7).']);
  const newer = makeRegistry({ revision: 8 });
  expect(await serve(newer)).toBe(newer);
});

test('without any registry there is none', async () => {
  const { state, serve } = createGateway();
  expect(await serve(null)).toBeNull();
  expect(state.refused).toEqual([]);
});

test('when the registry is gone it is missed once, and the one before stays until there is one again', async () => {
  const { state, serve } = createGateway();
  const before = makeRegistry();
  await serve(before);
  expect(await serve(null)).toBe(before);
  expect(await serve(null)).toBe(before);
  expect(state.refused).toEqual(['There is no registry any more.']);
  const again = makeRegistry();
  expect(await serve(again)).toBe(again);
});
