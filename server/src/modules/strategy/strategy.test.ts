import { sql } from 'kysely';
import type { StrategyWorld, Viewer } from './testing/strategy-world.ts';
import { contentOf, EVERYTHING, startStrategyWorld } from './testing/strategy-world.ts';

let scene: StrategyWorld;
beforeEach(async () => {
  scene = await startStrategyWorld(scene?.world.t);
});
afterAll(() => scene.world.t.close());

const HOUR = 3_600_000;
const EMPTY = {
  StrategyBasic: { Mission: '', Vision: '', Values: '' },
  Objectives: { Customers: '', Employees: '', Shareholders: '', Sales: '', Marketing: '', Product: '' },
  Video: { VideoUrl: '' },
};
const WHOLE = {
  StrategyBasic: EVERYTHING.basic,
  Objectives: EVERYTHING.objective,
  Video: { VideoUrl: EVERYTHING.video },
};
const mission = (Mission: string) => ({ basic: { Mission } });
const publishedFor = async (viewer: Viewer) => (await scene.as(viewer)('strategy.published', {})).ok;

test('[STRA-021] [STRA-022] [STRA-023] before the first save an organisation’s document is empty, for everybody', async () => {
  for (const [viewer, Edit] of [
    ['ceo', true],
    ['orgAdmin', true],
    ['owner', false],
  ] as const) {
    const document = {
      ...EMPTY,
      IsDraft: false,
      IsStrategy: true,
      StrategyEnabled: true,
      UpdatedAt: null,
      UpdatedBy: null,
      PublishedAt: null,
      PublishedBy: null,
      Permissions: { Edit },
    };
    expect(await scene.read(viewer)).toEqual(document);
    expect(await publishedFor(viewer)).toEqual(document);
  }
});

test('[STRA-017] [STRA-024] only the ceo and Org Admins read a draft; everybody else reads the published copy', async () => {
  const { clock } = scene.world.t;
  const draft = await scene.saved('orgAdmin', EVERYTHING);
  expect(contentOf(draft)).toEqual(WHOLE);
  expect(draft).toMatchObject({
    IsDraft: true,
    UpdatedAt: clock.now().toISOString(),
    UpdatedBy: { Id: scene.world.people.orgAdmin.id, Name: 'orgAdmin' },
    PublishedAt: null,
    PublishedBy: null,
  });
  expect(await scene.read('ceo')).toEqual(draft);
  for (const viewer of ['owner', 'manager', 'goalAdmin'] as const) {
    const seen = await scene.read(viewer);
    expect([contentOf(seen), seen.IsDraft, seen.UpdatedBy]).toEqual([EMPTY, false, null]);
  }
  expect(contentOf(await publishedFor('ceo'))).toEqual(EMPTY);
  expect(await scene.announced()).toEqual([]);
});

test('[STRA-018] publishing makes every section of the draft live at once, and notifies open pages', async () => {
  const { clock } = scene.world.t;
  await scene.saved('orgAdmin', EVERYTHING);
  clock.advance(HOUR);
  const { UpdatedAt } = await scene.read('ceo');
  const published = await scene.saved('ceo', { ...EVERYTHING, publish: true, updatedAt: UpdatedAt });
  const at = clock.now().toISOString();
  const ceo = { Id: scene.world.people.ceo.id, Name: 'ceo' };
  expect(published).toMatchObject({
    IsDraft: false,
    UpdatedAt: at,
    PublishedAt: at,
    PublishedBy: ceo,
  });
  for (const viewer of ['ceo', 'orgAdmin', 'owner', 'manager'] as const) {
    const seen = await scene.read(viewer);
    expect(contentOf(seen)).toEqual(WHOLE);
    expect(await publishedFor(viewer)).toEqual(seen);
  }
  expect(await scene.read('owner')).toMatchObject({
    IsDraft: false,
    UpdatedAt: at,
    UpdatedBy: ceo,
    PublishedAt: at,
    Permissions: { Edit: false },
  });
  const { data } = (await scene.as('ceo')('strategy.history', {})).ok;
  expect(await scene.announced()).toEqual(data.map(({ Id }) => Id));
});

test('[STRA-017] a draft beside a published copy changes nothing for readers; an identical one is no draft', async () => {
  await scene.saved('ceo', { ...EVERYTHING, publish: true });
  const before = await scene.read('owner');
  scene.world.t.clock.advance(HOUR);
  const draft = await scene.saved('ceo', { ...EVERYTHING, ...mission('<p>Otherwise</p>') });
  expect(draft).toMatchObject({ IsDraft: true, PublishedAt: before.PublishedAt });
  expect(await scene.read('owner')).toEqual(before);
  expect(JSON.stringify(await publishedFor('ceo'))).not.toContain('Otherwise');
  expect((await scene.saved('orgAdmin', EVERYTHING)).IsDraft).toBe(false);
});

test('[STRA-018] publishing an unchanged copy adds no version and notifies nobody', async () => {
  await scene.saved('ceo', { publish: true });
  expect(await scene.announced()).toEqual([]);
  for (const viewer of ['ceo', 'orgAdmin', 'ceo'] as const)
    await scene.saved(viewer, { ...EVERYTHING, publish: true });
  expect((await scene.as('ceo')('strategy.history', {})).ok.data).toHaveLength(1);
  expect(await scene.announced()).toHaveLength(1);
  expect(await scene.saved('ceo', { publish: true })).toMatchObject({ IsDraft: false });
  expect(contentOf(await scene.read('owner'))).toEqual(EMPTY);
  expect(await scene.announced()).toHaveLength(2);
});

test('the history lists who published what and when, latest first, and keeps every copy in full', async () => {
  const { clock } = scene.world.t;
  const times: string[] = [];
  for (const [viewer, text] of [
    ['ceo', '<p>one</p>'],
    ['orgAdmin', '<p>two</p>'],
    ['ceo', '<p>three</p>'],
  ] as const) {
    clock.advance(HOUR);
    times.push(clock.now().toISOString());
    await scene.saved(viewer, { ...EVERYTHING, ...mission(text), publish: true });
  }
  await scene.saved('ceo', mission('<p>not yet</p>'));
  const ask = scene.as('orgAdmin');
  const { data } = (await ask('strategy.history', {})).ok;
  expect(data.map(({ PublishedAt, PublishedBy }) => [PublishedAt, PublishedBy?.Name])).toEqual([
    [times[2], 'ceo'],
    [times[1], 'orgAdmin'],
    [times[0], 'ceo'],
  ]);
  const oldest = data.at(-1);
  const version = (await ask('strategy.version', { params: { id: oldest?.Id ?? 0 } })).ok;
  expect(version).toEqual({
    ...oldest,
    ...WHOLE,
    StrategyBasic: { Mission: '<p>one</p>', Vision: '', Values: '' },
  });
  expect((await ask('strategy.version', { params: { id: 2_000_000_000 } })).status).toBe(404);
});

test('[STRA-002] legacy answers are beside the statements for the ceo and Org Admins, only where there are some', async () => {
  await scene.answerLegacy({ 1: 'Why we exist', 10: 'Whom we beat' });
  await scene.saved('ceo', { ...EVERYTHING, publish: true });
  const answers = { Field1: 'Why we exist', Field10: 'Whom we beat' };
  for (const viewer of ['ceo', 'orgAdmin', 'orgAdminOutside'] as const) {
    for (const document of [await scene.read(viewer), await publishedFor(viewer)])
      expect(document.StrategyBasic).toEqual({ ...EVERYTHING.basic, ...answers });
  }
  for (const viewer of ['owner', 'manager', 'goalAdmin'] as const) {
    for (const document of [await scene.read(viewer), await publishedFor(viewer)])
      expect(document.StrategyBasic).toEqual(EVERYTHING.basic);
  }
});

test('[STRA-013] others read only the published sections', async () => {
  await scene.answerLegacy({ 3: 'secret of old' });
  const half = { ...mission('<p>Shown</p>'), objective: { Sales: '<p>Shown too</p>' } };
  await scene.saved('ceo', { ...half, publish: true });
  await scene.saved('ceo', {
    ...half,
    basic: { Mission: '<p>secret draft</p>', Vision: '<p>secret vision</p>' },
    video: 'https://vimeo.com/1',
  });
  const seen = await scene.read('owner');
  expect(contentOf(seen)).toEqual({
    ...EMPTY,
    StrategyBasic: { Mission: '<p>Shown</p>', Vision: '', Values: '' },
    Objectives: { ...EMPTY.Objectives, Sales: '<p>Shown too</p>' },
  });
  for (const answer of [seen, await publishedFor('owner')])
    expect(JSON.stringify(answer)).not.toMatch(/secret|vimeo/);
});

test('published copies and legacy answers cannot be rewritten, not even by a faulty request', async () => {
  await scene.answerLegacy({ 1: 'Kept' });
  await scene.saved('ceo', { ...EVERYTHING, publish: true });
  const scope = { role: 'app', tenantId: scene.world.tenant.id } as const;
  for (const statement of [
    sql`update strategy_versions set mission = ''`,
    sql`delete from strategy_versions`,
    sql`update strategy_legacy_answers set answer = 'x'`,
    sql`delete from strategy_legacy_answers`,
    sql`insert into strategy_legacy_answers values (${scene.world.tenant.id}, 2, 'x')`,
  ]) {
    const attempt = scene.world.t.app.db.transaction(scope, (tx) => statement.execute(tx));
    await expect(attempt).rejects.toThrow('permission denied');
  }
  expect((await scene.read('ceo')).StrategyBasic).toMatchObject({
    Mission: '<p>Mission</p>',
    Field1: 'Kept',
  });
});
