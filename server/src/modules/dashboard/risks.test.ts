import type { GoalWorld, Member, RowOptions } from '../goals/testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../goals/testing/goal-world.ts';

let world: GoalWorld;
const START = '2026-11-11T18:00:00Z';
beforeEach(async () => {
  world?.t.clock.set(START);
  world = await startGoalWorld({}, world?.t);
  world.t.clock.set(START);
});
afterAll(() => world.t.close());

const goal = (by: Member, likelihood: number, values: RowOptions['values'] = {}): Promise<number> =>
  world.rows({
    by,
    state: 'approved',
    values: { likelihood, quality: 2, status_week: '2026-11-09', ...values },
  });
const risksFor = async (member: Member) =>
  (await world.as(member)('dashboard.risks', {})).ok.data.map(({ GoalId, Beneath, AtRisk, Origin }) => ({
    ...{ GoalId, Beneath, AtRisk },
    Origin: Origin?.Id ?? null,
  }));

test('where a company goal at risk has it from: the lowest of those with none at risk beneath', async () => {
  const top = await goal('ceo', 1, { owner_was_ceo: true });
  const alone = await goal('ceo', 0, { owner_was_ceo: true });
  await goal('ceo', 3, { owner_was_ceo: true });
  const middle = await goal('vp', 0, { parent_id: top });
  const origin = await goal('manager', 1, { parent_id: middle });
  await goal('owner', 3, { parent_id: origin });
  await goal('peer', 2, { parent_id: top });
  await world.rows({ by: 'peer', state: 'shelved', values: { parent_id: top } });
  expect(await risksFor('ceo')).toEqual([
    { GoalId: alone, Beneath: 0, AtRisk: 0, Origin: null },
    { GoalId: top, Beneath: 4, AtRisk: 2, Origin: origin },
  ]);
});

test('the one that fell most comes first among equals; goals that the viewer may not see do not count', async () => {
  const top = await goal('ceo', 1, { owner_was_ceo: true });
  const fell = await goal('owner', 1, { parent_id: top, likelihood_delta: -2 });
  const stayed = await goal('peer', 1, { parent_id: top });
  expect(await risksFor('stranger')).toEqual([{ GoalId: top, Beneath: 2, AtRisk: 2, Origin: fell }]);
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db.updateTable('goals').set({ is_private: true }).where('id', '=', fell).execute(),
  );
  expect(await risksFor('stranger')).toEqual([{ GoalId: top, Beneath: 1, AtRisk: 1, Origin: stayed }]);
  expect(await risksFor('manager')).toEqual([{ GoalId: top, Beneath: 2, AtRisk: 2, Origin: fell }]);
});

test('a goal that is not at risk itself does not hide where the risk above it begins', async () => {
  const top = await goal('ceo', 1, { owner_was_ceo: true });
  const middle = await goal('vp', 0, { parent_id: top });
  const calm = await goal('manager', 3, { parent_id: middle });
  const origin = await goal('owner', 1, { parent_id: calm });
  expect(await risksFor('ceo')).toEqual([{ GoalId: top, Beneath: 3, AtRisk: 2, Origin: origin }]);
});

test('a goal that the viewer may not see hides only itself, a shelved one what is beneath it', async () => {
  const top = await goal('ceo', 1, { owner_was_ceo: true });
  const hidden = await goal('vp', 0, { parent_id: top, is_private: true });
  const seen = await goal('owner', 1, { parent_id: hidden });
  const shelved = await world.rows({ by: 'peer', state: 'shelved', values: { parent_id: top } });
  await goal('peer', 0, { parent_id: shelved });
  expect(await risksFor('stranger')).toEqual([{ GoalId: top, Beneath: 1, AtRisk: 1, Origin: seen }]);
  expect(await risksFor('ceo')).toEqual([{ GoalId: top, Beneath: 2, AtRisk: 2, Origin: seen }]);
});

test('everyone but observers may ask', async () => {
  for (const member of MEMBERS) {
    const { status } = await world.as(member)('dashboard.risks', {});
    expect([member, status]).toEqual([member, member === 'observer' ? 400 : 200]);
  }
});
