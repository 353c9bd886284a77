import type { ReleaseTrack, StoredRegistry } from '@cadence/shared-contract/remote';
import { findFailing, type ReleaseUse } from './release-guard.ts';

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

const uses =
  (newer: ReleaseUse, older: ReleaseUse = { people: 1_000, failing: 0 }) =>
  ({ version }: { readonly version: string }): ReleaseUse =>
    version === NEW ? newer : older;

test.each([
  ['as many fail as the budget allows', { people: 100, failing: 5 }, false],
  ['one more fails', { people: 100, failing: 6 }, true],
  ['too few use it', { people: 19, failing: 19 }, false],
  ['just enough use it', { people: 20, failing: 2 }, true],
])('when %s', (_when, use, isFailing) => {
  const found = findFailing(makeRegistry({}), [], uses(use));
  expect(found).toEqual(isFailing ? [{ remote: 'goals', version: NEW, since: 3, ...use }] : []);
});

test('a version that fails no worse than the one before is not what is wrong', () => {
  const failing = uses({ people: 100, failing: 40 }, { people: 100, failing: 30 });
  expect(findFailing(makeRegistry({}), [], failing)).toEqual([]);
});

test('of a rollout the new version is watched, and the current one is what it is compared with', () => {
  const registry = makeRegistry({
    current: OLD,
    previous: null,
    rollout: { version: NEW, percentage: 50, tenants: [] },
  });
  expect(findFailing(registry, [], uses({ people: 30, failing: 15 }))).toMatchObject([{ version: NEW }]);
});

test('what was halted is not halted again; put into use anew it is watched anew', () => {
  const use = uses({ people: 30, failing: 15 });
  const halts = [{ remote: 'goals', version: NEW, since: 3 }];
  expect(findFailing(makeRegistry({}), halts, use)).toEqual([]);
  expect(findFailing(makeRegistry({ since: 4 }), halts, use)).toHaveLength(1);
});

test('a first release has nothing to go back to', () => {
  expect(findFailing(makeRegistry({ previous: null }), [], uses({ people: 30, failing: 30 }))).toEqual([]);
});
