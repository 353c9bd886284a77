import type { BodyOf } from '@cadence/shared-contract';
import type { ActionItemCalls } from './testing/company.ts';
import { companyOf } from './testing/company.ts';
import { startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const MISSING = 2_000_000_000;
const titles = async (calls: ActionItemCalls, body: BodyOf<'actionItems.list'> = {}) =>
  (await calls.list(body)).ok.data.map(({ Title }) => Title);

test('[ACT-016] [ACT-018] an action item is added and read back, its deadline the same day in every zone', async () => {
  const { requester, assignee, as } = await companyOf(t);
  const mine = await as(requester);
  const item = (await mine.create({ Title: '  Send the offer ', AssigneeId: assignee.id })).ok;
  expect(item).toEqual({
    Id: item.Id,
    Title: 'Send the offer',
    DueDate: '2026-11-20',
    AssigneeId: assignee.id,
    RequesterId: requester.id,
    Assignee: { Id: assignee.id, Name: assignee.name, Avatar: null, JobTitle: 'Engineer' },
    Requester: { Id: requester.id, Name: requester.name, Avatar: null, JobTitle: 'Engineer' },
    Author: { Id: requester.id, Name: requester.name, Avatar: null, JobTitle: 'Engineer' },
    NamedBy: null,
    IsCompleted: false,
    UpdatedAt: t.clock.now().toISOString(),
    Permissions: { MarkComplete: false, Edit: true, Delete: true, Decline: false },
  });
  const theirs = (await (await as(assignee)).list()).ok.data;
  const permissions = { MarkComplete: true, Edit: false, Delete: false, Decline: false };
  expect(theirs).toEqual([{ ...item, Permissions: permissions }]);
});

test('[ACT-018] a repeated save with the same key adds one item', async () => {
  const { requester, assignee, as } = await companyOf(t);
  const mine = await as(requester);
  const first = (await mine.create({ AssigneeId: assignee.id }, 'item-1')).ok;
  expect((await mine.create({ AssigneeId: assignee.id }, 'item-1')).ok).toEqual(first);
  expect((await mine.list()).ok.count).toBe(1);
});

test('[ACT-012] [ACT-015] [ACT-022] only the assignee marks, which moves the item between the tabs', async () => {
  const { requester, assignee, as } = await companyOf(t);
  const [mine, theirs] = [await as(requester), await as(assignee)];
  const item = (await mine.create({ AssigneeId: assignee.id })).ok;
  for (const tab of [1, 2] as const) {
    const { status, problem } = await mine.mark(item.Id, tab);
    expect([status, problem.code]).toEqual([400, 'denied']);
    expect(problem.detail).toBe('Only the assignee can mark this action item.');
  }
  t.clock.advance(1000);
  const done = (await theirs.mark(item.Id, 1)).ok;
  expect(done).toMatchObject({ IsCompleted: true, UpdatedAt: t.clock.now().toISOString() });
  expect(await titles(mine)).toEqual([]);
  expect(await titles(mine, { IsCompleted: true })).toEqual([item.Title]);
  expect((await theirs.mark(item.Id, 1)).ok).toEqual(done);
  expect((await theirs.mark(item.Id, 2)).ok.IsCompleted).toBe(false);
  expect((await theirs.mark(item.Id, 2)).ok.IsCompleted).toBe(false);
  expect(await titles(mine)).toEqual([item.Title]);
});

test('[ACT-013] [ACT-019] only the requester edits, and only items in progress', async () => {
  const { requester, assignee, third, as } = await companyOf(t);
  const [mine, theirs] = [await as(requester), await as(assignee)];
  const item = (await mine.create({ AssigneeId: assignee.id })).ok;
  const refused = await theirs.update(item, { Title: 'Mine now' });
  expect([refused.status, refused.problem.code]).toEqual([400, 'denied']);
  const changed = (
    await mine.update(item, { Title: 'Otherwise', DueDate: '2026-12-01', AssigneeId: third.id })
  ).ok;
  expect(changed).toMatchObject({ Title: 'Otherwise', DueDate: '2026-12-01', AssigneeId: third.id });
  expect((await (await as(third)).mark(item.Id, 1)).ok.IsCompleted).toBe(true);
  const late = await mine.update(changed, { Title: 'Too late' });
  expect([late.status, late.problem.code]).toEqual([409, 'conflict']);
  expect((await mine.list({ IsCompleted: true })).ok.data[0]).toMatchObject({
    Title: 'Otherwise',
    Permissions: { MarkComplete: false, Edit: false, Delete: true },
  });
});

test('[ACT-019] an edit of an old version is refused, and nothing is overwritten', async () => {
  const { requester, assignee, as } = await companyOf(t);
  const mine = await as(requester);
  const item = (await mine.create({ AssigneeId: assignee.id })).ok;
  const changed = (await mine.update(item, { Title: 'First' })).ok;
  for (const UpdatedAt of [item.UpdatedAt, 'yesterday']) {
    const { status, problem } = await mine.update(item, { Title: 'Second', UpdatedAt });
    expect([status, problem.code]).toEqual([409, 'stale']);
  }
  const both = await Promise.all(['A', 'B'].map((Title) => mine.update(changed, { Title })));
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('[ACT-014] [ACT-020] only the requester deletes, in progress and completed', async () => {
  const { requester, assignee, as } = await companyOf(t);
  const [mine, theirs] = [await as(requester), await as(assignee)];
  const open = (await mine.create({ AssigneeId: assignee.id })).ok;
  const done = (await mine.create({ AssigneeId: assignee.id })).ok;
  await theirs.mark(done.Id, 1);
  for (const { Id } of [open, done]) {
    const { status, problem } = await theirs.delete(Id);
    expect([status, problem.code]).toEqual([400, 'denied']);
    expect((await mine.delete(Id)).ok).toEqual({ Success: true });
    expect((await mine.delete(Id)).status).toBe(404);
  }
  expect((await theirs.list()).ok).toMatchObject({ data: [], count: 0, to_users: [], by_users: [] });
});

test('only assignee and requester have an item, not even the ceo or an admin; for others it is not found', async () => {
  const { requester, assignee, ceo, admin, observer, as } = await companyOf(t);
  const item = (await (await as(requester)).create({ AssigneeId: assignee.id })).ok;
  const elsewhere = await companyOf(t);
  const outsiders = [await as(ceo), await as(admin), await as(observer), await elsewhere.as(elsewhere.ceo)];
  for (const other of outsiders) {
    expect((await other.list()).ok).toMatchObject({ data: [], count: 0, to_users: [], by_users: [] });
    const filtered = await other.list({
      Filters: { AssigneeId: [assignee.id], RequesterId: [requester.id] },
    });
    expect(filtered.ok.count).toBe(0);
    const missing = await other.mark(MISSING, 1);
    for (const answer of [
      await other.update(item, {}),
      await other.mark(item.Id, 1),
      await other.mark(item.Id, 2),
      await other.delete(item.Id),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.problem).toEqual(missing.problem);
    }
  }
});

test('a requester who gives an item away no longer sees it', async () => {
  const { requester, assignee, third, as } = await companyOf(t);
  const mine = await as(requester);
  const item = (await mine.create({ AssigneeId: assignee.id })).ok;
  const given = (await mine.update(item, { RequesterId: third.id })).ok;
  expect(given.Permissions).toEqual({ MarkComplete: false, Edit: false, Delete: false, Decline: false });
  expect(await titles(mine)).toEqual([]);
  expect((await mine.delete(item.Id)).status).toBe(404);
  expect((await (await as(third)).delete(item.Id)).ok).toEqual({ Success: true });
});

test('[ACT-021] everybody who is not deactivated can be chosen, by name', async () => {
  const { requester, people, gone, as } = await companyOf(t);
  const { users } = (await (await as(requester)).users()).ok;
  expect(new Set(users.map(({ Id }) => Id))).toEqual(new Set(people.map(({ id }) => id)));
  expect(users.some(({ Id }) => Id === gone.id)).toBe(false);
  const names = users.map(({ Name }) => Name.toLowerCase());
  expect(names).toEqual(names.toSorted());
  expect(Object.keys(users[0] ?? {}).sort()).toEqual(['Avatar', 'Id', 'JobTitle', 'Name']);
});
