import { startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { companyOf } from './testing/company.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

/** An item for the assignee that `namer` puts in the requester's name. */
async function scene() {
  const company = await companyOf(t);
  const { namer, requester, assignee } = company;
  const [author, named, doer] = [
    await company.as(namer),
    await company.as(requester),
    await company.as(assignee),
  ];
  const item = (await author.create({ AssigneeId: assignee.id, RequesterId: requester.id })).ok;
  const inbox = async ({ token }: { readonly token: string }) => {
    const page = (await t.call('notifications.list', { params: { page: 1 } }, { token })).ok;
    return page.Notifications.map(({ Subject, Body }) => [Subject, Body]);
  };
  return { ...company, author, named, doer, item, inbox };
}

test('[D-86] an item in another’s name shows who added it, and notifies the other', async () => {
  const { namer, named, doer, item, inbox } = await scene();
  for (const viewer of [named, doer]) {
    const [seen] = (await viewer.list()).ok.data;
    expect([seen?.Id, seen?.Author?.Id, seen?.NamedBy?.Id]).toEqual([item.Id, namer.id, namer.id]);
  }
  expect(await inbox(named)).toEqual([
    ['Action item in your name', `${namer.name} made you the requester of the action item “Send the offer”.`],
  ]);
  expect((await inbox(doer)).map(([subject]) => subject)).toEqual(['New action item']);
});

test('[D-86] a person who is both assignee and named requester is notified once', async () => {
  const { requester, author, named, inbox } = await scene();
  const subjects = async () => (await inbox(named)).map(([subject]) => subject);
  expect(await subjects()).toEqual(['Action item in your name']);
  await author.create({ Title: 'For yourself', AssigneeId: requester.id, RequesterId: requester.id });
  expect(await subjects()).toEqual(['New action item', 'Action item in your name']);
});

test('[D-125] declining returns the item to whoever named the requester, and notifies both others of the reason', async () => {
  const { requester, namer, author, named, doer, item, inbox } = await scene();
  expect((await named.list()).ok.data[0]?.Permissions.Decline).toBe(true);
  expect((await named.decline(item.Id, ' I never asked for this ')).ok).toEqual({ Success: true });
  expect((await named.list()).ok.data).toEqual([]);
  expect((await author.list()).ok.data).toMatchObject([
    {
      Id: item.Id,
      RequesterId: namer.id,
      Author: { Id: namer.id },
      NamedBy: null,
      Permissions: { Edit: true, Delete: true, Decline: false },
    },
  ]);
  expect(await inbox(author)).toEqual([
    [
      'Action item declined',
      `${requester.name} declined to be the requester of the action item “Send the offer”. It is in your name now. They wrote: I never asked for this`,
    ],
  ]);
  expect(
    (await inbox(doer)).map(([subject]) => subject).toSorted((a = '', b = '') => a.localeCompare(b)),
  ).toEqual(['Action item changed', 'New action item']);
});

test('[D-125] declining twice returns it once, and a repeat with the same key gets the same answer', async () => {
  const { author, named, item, inbox } = await scene();
  expect((await named.decline(item.Id, null, 'decline-1')).ok).toEqual({ Success: true });
  expect((await named.decline(item.Id, null, 'decline-1')).ok).toEqual({ Success: true });
  expect((await named.decline(item.Id)).status).toBe(404);
  expect(await inbox(author)).toHaveLength(1);
});

test('[D-125] a reassigned item returns to its last requester; one who named themselves cannot decline', async () => {
  const { requester, third, author, named, item, as, inbox } = await scene();
  const given = (await named.update(item, { RequesterId: third.id })).ok;
  const last = await as(third);
  expect((await last.list()).ok.data[0]).toMatchObject({ NamedBy: { Id: requester.id } });
  expect((await inbox(last)).map(([subject]) => subject)).toEqual(['Action item in your name']);
  expect((await last.decline(given.Id)).ok).toEqual({ Success: true });
  const back = (await named.list()).ok.data[0];
  expect(back).toMatchObject({ RequesterId: requester.id, Permissions: { Decline: false } });
  const refused = await named.decline(item.Id);
  expect([refused.status, refused.problem.code]).toEqual([400, 'denied']);
  expect((await author.list()).ok.data).toEqual([]);
});

test('[D-125] an edit that keeps the requester can still be declined', async () => {
  const { namer, named, item } = await scene();
  const edited = (await named.update(item, { Title: 'Otherwise' })).ok;
  expect([edited.NamedBy?.Id, edited.Permissions.Decline]).toEqual([namer.id, true]);
});

test('[D-125] nothing is returned to a deactivated person, or while it is completed', async () => {
  const { tenant, namer, named, doer, item } = await scene();
  await doer.mark(item.Id, 1);
  const done = await named.decline(item.Id);
  expect([done.status, done.problem.code]).toEqual([409, 'conflict']);
  await doer.mark(item.Id, 2);
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (tx) =>
    tx.updateTable('people').set({ deactivated_at: t.clock.now() }).where('id', '=', namer.id).execute(),
  );
  const refused = await named.decline(item.Id);
  expect(refused.problem.detail).toBe(
    `${namer.name} is deactivated and cannot take it back. You can change or delete it.`,
  );
  expect((await named.delete(item.Id)).ok).toEqual({ Success: true });
});
