import type { GoalWorld } from '../goals/testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../goals/testing/goal-world.ts';

let world: GoalWorld;
const START = '2026-11-11T18:00:00Z';
beforeEach(async () => {
  world?.t.clock.set(START);
  world = await startGoalWorld({}, world?.t);
  world.t.clock.set(START);
});
afterAll(() => world.t.close());

const save = (member: (typeof MEMBERS)[number], Title: string) =>
  world.as(member)('dashboard.saveTheme', { body: { Title } });
const titleFor = async (member: (typeof MEMBERS)[number]) =>
  (await world.as(member)('dashboard.theme', {})).ok.Theme?.Title ?? null;

test('[DASH-016] [DASH-017] [DASH-018] the theme is added, changed and deleted, and everyone reads it', async () => {
  expect(await titleFor('owner')).toBeNull();
  const { Theme } = (await save('ceo', '  First call, first answer  ')).ok;
  expect(Theme).toEqual({
    PeriodId: world.periodId,
    Title: 'First call, first answer',
    UpdatedAt: '2026-11-11T18:00:00.000Z',
  });
  for (const member of MEMBERS) expect(await titleFor(member)).toBe('First call, first answer');
  expect((await save('orgAdmin', 'Second thoughts')).status).toBe(200);
  expect(await titleFor('observer')).toBe('Second thoughts');
  expect((await world.as('orgAdmin')('dashboard.deleteTheme', {})).ok).toEqual({ Success: true });
  expect(await titleFor('ceo')).toBeNull();
  expect((await world.as('ceo')('dashboard.deleteTheme', {})).ok).toEqual({ Success: true });
});

test('[DASH-011] [DASH-012] the dashboard shows the company goals with the single theme of the current period', async () => {
  const id = await world.rows({ by: 'ceo', state: 'approved', values: { owner_was_ceo: true } });
  await world.rows({ by: 'vp', state: 'approved' });
  expect((await save('ceo', 'Autumn')).status).toBe(200);
  expect((await save('ceo', 'Late autumn')).status).toBe(200);
  for (const member of MEMBERS) {
    const { CompanyGoals, Theme } = (await world.as(member)('dashboard.read', {})).ok;
    expect([CompanyGoals.map(({ Id }) => Id), Theme?.Title]).toEqual([[id], 'Late autumn']);
  }
  world.t.clock.set('2027-01-20T18:00:00Z');
  expect(await titleFor('owner')).toBeNull();
  expect((await save('ceo', 'Winter')).status).toBe(200);
  expect(await titleFor('owner')).toBe('Winter');
  world.t.clock.set('2026-11-12T18:00:00Z');
  expect(await titleFor('owner')).toBe('Late autumn');
});

test('[DASH-013] only the ceo and an Org Admin may write it, and only they see the option', async () => {
  expect((await save('ceo', 'Stays')).status).toBe(200);
  for (const member of MEMBERS) {
    const may = member === 'ceo' || member === 'orgAdmin';
    const { Permissions } = (await world.as(member)('dashboard.read', {})).ok;
    expect([member, Permissions.EditTheme]).toEqual([member, may]);
    if (may) continue;
    for (const answer of [await save(member, 'Mine'), await world.as(member)('dashboard.deleteTheme', {})]) {
      expect([answer.status, answer.problem.detail]).toEqual([
        400,
        'Only the ceo or an Org Admin can change the company theme.',
      ]);
    }
  }
  expect(await titleFor('owner')).toBe('Stays');
});

test('[DASH-015] a theme without a title is refused with the documented sentence', async () => {
  for (const title of ['', '   ', '\u200B', '\u00A0\u2003']) {
    const { problem } = await save('ceo', title);
    expect([problem.status, problem.errors]).toEqual([
      400,
      [{ path: 'Title', message: 'Please enter theme!' }],
    ]);
  }
  expect((await save('ceo', 'x'.repeat(256))).problem.status).toBe(400);
  expect((await save('ceo', 'x'.repeat(255))).ok.Theme?.Title).toHaveLength(255);
  const body = { Title: 'Other quarter', PeriodId: world.nextPeriodId };
  expect((await world.as('ceo')('dashboard.saveTheme', { body })).problem.status).toBe(400);
});

test('[DASH-012] two concurrent posts leave one theme; a concurrent delete and post leave one or none', async () => {
  const posts = await Promise.all([save('ceo', 'One'), save('orgAdmin', 'Two')]);
  expect(posts.map(({ status }) => status)).toEqual([200, 200]);
  expect(['One', 'Two']).toContain(await titleFor('owner'));
  const stored = await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db.selectFrom('company_themes').select('title').where('tenant_id', '=', world.tenant.id).execute(),
  );
  expect(stored).toHaveLength(1);
  const both = await Promise.all([save('ceo', 'Three'), world.as('orgAdmin')('dashboard.deleteTheme', {})]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(['Three', null]).toContain(await titleFor('owner'));
});

test('another tenant has a separate theme', async () => {
  const elsewhere = await startGoalWorld({}, world.t);
  expect((await save('ceo', 'Ours')).status).toBe(200);
  expect((await elsewhere.as('ceo')('dashboard.theme', {})).ok.Theme).toBeNull();
  expect((await elsewhere.as('ceo')('dashboard.deleteTheme', {})).status).toBe(200);
  expect(await titleFor('owner')).toBe('Ours');
});
