import type { StrategyWorld, Viewer } from '../strategy/testing/strategy-world.ts';
import { EVERYTHING, READERS, startStrategyWorld, VIEWERS } from '../strategy/testing/strategy-world.ts';

let scene: StrategyWorld;
beforeEach(async () => {
  scene = await startStrategyWorld(scene?.world.t);
});
afterAll(() => scene.world.t.close());

const summaryFor = async (viewer: Viewer) => (await scene.as(viewer)('dashboard.read', {})).ok.Strategy;

test('[DASH-003] [DASH-005] the dashboard shows the published statements, and says to editors whether there is a draft', async () => {
  const flags = { StrategyEnabled: true, IsStrategy: true };
  const nothing = { Mission: '', Vision: '', Values: '', ...flags, IsDraft: false };
  expect([await summaryFor('ceo'), await summaryFor('owner')]).toEqual([nothing, nothing]);
  await scene.saved('ceo', { ...EVERYTHING, publish: true });
  const published = { ...EVERYTHING.basic, ...flags, IsDraft: false };
  expect([await summaryFor('ceo'), await summaryFor('owner')]).toEqual([published, published]);
  await scene.saved('orgAdmin', { ...EVERYTHING, basic: { Mission: '<p>Not yet</p>' } });
  expect(await summaryFor('ceo')).toEqual({ ...published, IsDraft: true });
  expect(await summaryFor('orgAdminOutside')).toEqual({ ...published, IsDraft: true });
  expect(await summaryFor('owner')).toEqual(published);
});

test('[DASH-002] [DASH-004] only people who may read the strategy get it, and observers never do', async () => {
  await scene.saved('ceo', { ...EVERYTHING, publish: true });
  for (const viewer of VIEWERS) {
    const isShown = READERS.includes(viewer) && viewer !== 'observer';
    expect([viewer, (await summaryFor(viewer)) !== null]).toEqual([viewer, isShown]);
  }
});

test('[DASH-004] nobody gets it where the organization has no strategy page', async () => {
  const off = await startStrategyWorld(scene.world.t, { strategy_enabled: false });
  for (const viewer of VIEWERS)
    expect([viewer, (await off.as(viewer)('dashboard.read', {})).ok.Strategy]).toEqual([viewer, null]);
});
