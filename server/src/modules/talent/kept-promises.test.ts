import type { TalentWorld } from './testing/talent-world.ts';
import { FIVE_LEVELS, SETTINGS, startTalentWorld, TEXT } from './testing/talent-world.ts';

let talent: TalentWorld;
beforeEach(async () => {
  talent = await startTalentWorld({ shared: talent?.t });
});
afterAll(() => talent.t.close());

const SHARING = { ...SETTINGS, Settings: { ...SETTINGS.Settings, ShareRatingWithEmployee: true } };
const sign = (Id: number, body: object = {}) =>
  talent.as('owner')('talent.employeeSign', {
    params: { id: Id },
    body: { Sign: 'O', Agrees: true, ...body },
  });
const edit = (Id: number, body: object) =>
  talent.as('manager')('talent.update', { params: { id: Id }, body: { ...TEXT, ...body } });
const reopen = (Id: number) =>
  talent.as('hrAdmin')('talent.reopen', { params: { id: Id }, body: { Reason: 'Counted twice.' } });

test('[D-91] taking an appraisal back drops a rating whose scale has other steps now', async () => {
  await talent.set(FIVE_LEVELS);
  const { Id } = await talent.appraisal({ state: 'shared', text: { Primary: 2, Secondary: 2 } });
  await talent.set(SETTINGS);
  const draft = (await talent.as('manager')('talent.takeBack', { params: { id: Id }, body: {} })).ok;
  expect(draft).toMatchObject({ PrimaryRating: null, Missing: ['PrimaryRating', 'SecondaryRating'] });
  expect((await talent.as('manager')('talent.share', { params: { id: Id } })).problem.code).toBe('invalid');
});

test('[TAL-032] [D-51] ratings that were not shared at a signature stay hidden when later ones are shared', async () => {
  const { Id } = await talent.appraisal({ state: 'completed', text: { Primary: 2 } });
  await reopen(Id);
  await talent.t.app.db.transaction({ role: 'owner', tenantId: talent.world.tenant.id }, (db) =>
    db
      .updateTable('appraisals')
      .set({ settings: JSON.stringify(SHARING) })
      .where('id', '=', Id)
      .execute(),
  );
  const letter = (await talent.as('owner')('talent.single', { params: { id: Id } })).ok;
  expect(letter.PrimaryRating).toBe(2);
  expect(letter.Signatures.map(({ PrimaryRating }) => PrimaryRating)).toEqual([null, null]);
});

test('[D-92] an appraisal that both have signed once can be neither taken back nor deleted', async () => {
  const { Id } = await talent.appraisal({ state: 'completed' });
  const open = (await reopen(Id)).ok;
  expect(open.Signatures).toHaveLength(2);
  const params = { id: Id };
  const manager = talent.as('manager');
  expect((await manager('talent.single', { params })).ok.Permissions).toEqual(['edit']);
  for (const refused of [
    await manager('talent.takeBack', { params, body: {} }),
    await manager('talent.delete', { params }),
  ])
    expect(refused.problem).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('What was signed stays'),
    });
});

test('[D-104] [D-3] a text that changed and changed back is notified, and a signature over the other text is refused', async () => {
  const { Id } = await talent.appraisal({ state: 'shared' });
  await sign(Id);
  await edit(Id, { Review: '<p>Another text.</p>' });
  const { UpdatedAt } = (await talent.as('owner')('talent.single', { params: { id: Id } })).ok;
  talent.t.clock.advance(1_000);
  const told = async () =>
    (await talent.as('owner')('notifications.list', { params: { page: 1 } })).ok.Notifications.length;
  const before = await told();
  await edit(Id, {});
  expect(await told()).toBe(before + 1);
  expect((await sign(Id, { UpdatedAt })).problem.code).toBe('stale');
  const { Signatures, UpdatedAt: newest } = (
    await talent.as('owner')('talent.single', { params: { id: Id } })
  ).ok;
  expect(Signatures).toHaveLength(1);
  expect((await sign(Id, { UpdatedAt: newest })).ok.Signatures).toHaveLength(1);
});

test('[D-92] the appraisal of a person who left cannot be reopened: nobody could complete it again', async () => {
  const { Id } = await talent.appraisal({ state: 'completed' });
  await talent.as('ceo')('people.deactivate', { params: { id: talent.person('owner').id } });
  expect((await reopen(Id)).problem.code).toBe('conflict');
});

test('[D-89] a repeated request is answered like the first, and notified once', async () => {
  const { Id } = await talent.appraisal({ state: 'shared' });
  const params = { id: Id };
  const back = () => talent.as('manager')('talent.takeBack', { params, body: {} });
  expect((await back()).ok).toEqual((await back()).ok);
  const { Notifications } = (await talent.as('owner')('notifications.list', { params: { page: 1 } })).ok;
  expect(Notifications.filter(({ Subject }) => Subject === 'Appraisal Taken Back')).toHaveLength(1);
});

test.each(['\u200b\u200d', '\u2800', ' \u3164 '])(
  'a text without visible characters is refused: %j',
  async (Reason) => {
    const { Id } = await talent.appraisal({ state: 'completed' });
    const params = { id: Id };
    expect((await talent.as('hrAdmin')('talent.reopen', { params, body: { Reason } })).problem.code).toBe(
      'invalid',
    );
    const body = { Axis: 'Primary', Question: Reason } as const;
    expect((await talent.as('hrAdmin')('talent.ask', { params, body })).problem.code).toBe('invalid');
  },
);

test('[D-75] a page past the end still returns the total', async () => {
  await talent.appraisal();
  const params = { periodId: talent.periodId, managerId: talent.person('manager').id, scope: 0 };
  const query = { Page: 9, PageSize: 100 };
  const first = (await talent.as('manager')('talent.load', { params })).ok.count;
  expect((await talent.as('manager')('talent.load', { params, query })).ok).toMatchObject({
    count: first,
    directreports: [],
  });
  expect((await talent.as('manager')('talent.matrixPeople', { params, query })).ok).toEqual({
    count: 1,
    data: [],
  });
});
