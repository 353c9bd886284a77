import type { ReleaseTrack, StoredRegistry } from '@cadence/shared-contract/remote';
import type { ReleaseUse } from '../../kernel/telemetry/index.ts';
import { findFailing } from './release-guard.ts';

const NEW = '2.0.0-b.2';
const OLD = '1.0.0-b.1';

function makeRegistry(track: Partial<ReleaseTrack>): StoredRegistry {
  const goals: ReleaseTrack = {
    ...{ current: NEW, previous: OLD, rollout: null, since: 3, budget: { percentage: 5, people: 20 } },
    ...track,
  };
  const value = { environment: 'production', revision: 3, issuedAt: '', remotes: { goals } };
  return { head: { value, key: '', signature: '' }, entries: {} };
}

/** Failing people of all people, by organisation: `{ acme: [2, 30] }`. */
type Told = Readonly<Record<string, readonly [failing: number, people: number]>>;

const usesOf = (told: Told): ReadonlyMap<string, ReleaseUse> =>
  new Map(Object.entries(told).map(([tenant, [failing, people]]) => [tenant, { people, failing }]));

const WELL: Told = { acme: [0, 500], globex: [0, 500] };

const uses =
  (newer: Told, older: Told = WELL) =>
  ({ version }: { readonly version: string }) =>
    usesOf(version === NEW ? newer : older);

const FOUND = { remote: 'goals', version: NEW, since: 3 };

test.each<[string, Told, boolean]>([
  ['as many fail as the budget allows', { acme: [5, 100], globex: [5, 100] }, false],
  ['one more fails', { acme: [6, 100], globex: [6, 100] }, true],
  ['too few use it', { acme: [10, 10], globex: [9, 9] }, false],
  ['just enough use it', { acme: [1, 10], globex: [1, 10] }, true],
])('in two organisations, when %s', (_when, told, isFailing) => {
  const [acme, globex] = [told['acme'] ?? [0, 0], told['globex'] ?? [0, 0]];
  const all = { tenant: null, people: acme[1] + globex[1], failing: acme[0] + globex[0] };
  expect(findFailing(makeRegistry({}), [], uses(told))).toEqual(isFailing ? [{ ...FOUND, ...all }] : []);
});

test.each<[string, Told, readonly string[]]>([
  ['all of its people', { acme: [20, 20], globex: [0, 300] }, ['acme']],
  ['two of a few, where enough use the version', { acme: [2, 4], globex: [0, 16] }, ['acme']],
  ['one person, who may have a bad line', { acme: [1, 4], globex: [0, 40] }, []],
  ['as many of its people as the budget allows', { acme: [5, 100], globex: [0, 900] }, []],
  ['all of its many people, beside a bad line elsewhere', { acme: [200, 200], globex: [1, 300] }, ['acme']],
  ['two where nobody else has come yet', { acme: [2, 20] }, ['acme']],
])('trouble of %s in one organisation takes nothing from the others', (_whose, told, tenants) => {
  const found = findFailing(makeRegistry({}), [], uses(told));
  expect(found.map(({ tenant }) => tenant)).toEqual(tenants);
});

test('a version that fails no worse than the one before is not what is wrong', () => {
  const failing = uses({ acme: [20, 50], globex: [20, 50] }, { acme: [15, 50], globex: [15, 50] });
  expect(findFailing(makeRegistry({}), [], failing)).toEqual([]);
  const inOne = uses({ acme: [40, 100] }, { acme: [30, 100], globex: [0, 900] });
  expect(findFailing(makeRegistry({}), [], inOne)).toEqual([]);
});

test('of a rollout the new version is watched, and the current one is what it is compared with', () => {
  const registry = makeRegistry({
    ...{ current: OLD, previous: null },
    rollout: { version: NEW, percentage: 50, tenants: [] },
  });
  expect(findFailing(registry, [], uses({ acme: [9, 15], globex: [6, 15] }))).toMatchObject([
    { version: NEW, tenant: null },
  ]);
});

test('an organisation that a rollout leaves out has no say in it', () => {
  const registry = makeRegistry({
    ...{ current: OLD, previous: null },
    rollout: { version: NEW, percentage: 100, tenants: ['acme'] },
  });
  expect(findFailing(registry, [], uses({ acme: [0, 30], globex: [30, 30] }))).toEqual([]);
});

test('what was halted is not halted again; put into use anew it is watched anew', () => {
  const use = uses({ acme: [8, 15], globex: [7, 15] });
  const halts = [{ remote: 'goals', version: NEW, since: 3, tenant: null }];
  expect(findFailing(makeRegistry({}), halts, use)).toEqual([]);
  expect(findFailing(makeRegistry({ since: 4 }), halts, use)).toHaveLength(1);
});

test('what was halted for one organisation is so once, and can still be halted for all', () => {
  const halts = [{ remote: 'goals', version: NEW, since: 3, tenant: 'acme' }];
  expect(findFailing(makeRegistry({}), halts, uses({ acme: [15, 30], globex: [0, 300] }))).toEqual([]);
  const inBoth = uses({ acme: [15, 30], globex: [10, 30] });
  expect(findFailing(makeRegistry({}), halts, inBoth)).toMatchObject([{ tenant: null }]);
});

test('a first release has nothing to go back to', () => {
  const use = uses({ acme: [15, 15], globex: [15, 15] });
  expect(findFailing(makeRegistry({ previous: null }), [], use)).toEqual([]);
});
