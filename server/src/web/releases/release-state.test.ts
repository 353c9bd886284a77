import { startTestApp, type TestApp } from '../../testing/index.ts';
import { insertHalt, raiseRevisionFloor, readHalts, readRevisionFloor } from './release-state.queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('the highest revision that was served is kept for each environment, and never lowered', async () => {
  const { db } = t.app;
  expect(await readRevisionFloor(db, 'staging')).toBe(0);
  for (const revision of [1_795_000_000, 1_795_000_009, 1_795_000_004])
    await raiseRevisionFloor(db, 'staging', revision);
  expect(await readRevisionFloor(db, 'staging')).toBe(1_795_000_009);
  expect(await readRevisionFloor(db, 'elsewhere')).toBe(0);
});

test('of two gateways that halt the same version, one does', async () => {
  const { db } = t.app;
  const known = { remote: 'halted', version: '2.0.0-b.2', since: 7, tenant: null };
  const halt = { ...known, people: 30, failing: 4 };
  const outcomes = await Promise.all([1, 2].map(() => insertHalt(db, halt, t.clock.now())));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await insertHalt(db, { ...halt, since: 8 }, t.clock.now())).toBe(true);
  expect(await insertHalt(db, { ...halt, tenant: 'acme' }, t.clock.now())).toBe(true);
  expect(await insertHalt(db, { ...halt, tenant: 'acme' }, t.clock.now())).toBe(false);
  expect((await readHalts(db)).filter(({ remote }) => remote === 'halted')).toEqual([
    known,
    { ...known, since: 8 },
    { ...known, tenant: 'acme' },
  ]);
});
