import { startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { companyOf } from './testing/company.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

async function scene() {
  const company = await companyOf(t);
  const scope = { role: 'owner', tenantId: company.tenant.id } as const;
  const inbox = async (person: { readonly id: number }) => {
    const rows = await t.app.db.transaction(scope, (tx) =>
      tx
        .selectFrom('notifications')
        .select(['subject', 'body', 'object_type', 'object_id'])
        .where('person_id', '=', person.id)
        .orderBy('id')
        .execute(),
    );
    return rows.map(({ subject }) => subject);
  };
  /** The groups whose open pages were notified since the last call. */
  let last = 0;
  const heard = async () => {
    const rows = await t.app.db.transaction(scope, (tx) =>
      tx
        .selectFrom('outbox')
        .select(['id', 'payload'])
        .where('tenant_id', '=', company.tenant.id)
        .where('id', '>', last)
        .orderBy('id')
        .execute(),
    );
    last = rows.at(-1)?.id ?? last;
    return new Set(rows.map(({ payload }) => (payload as unknown as { group: string }).group));
  };
  const [mine, theirs] = [await company.as(company.requester), await company.as(company.assignee)];
  return { ...company, mine, theirs, inbox, heard };
}

test('assignees are notified of items and changes, requesters of completions, nobody of their own actions', async () => {
  const { requester, assignee, third, mine, theirs, inbox } = await scene();
  const item = (await mine.create({ AssigneeId: assignee.id })).ok;
  expect(await inbox(assignee)).toEqual(['New action item']);
  const same = (await mine.update(item, {})).ok;
  expect(same.UpdatedAt).toBe(item.UpdatedAt);
  expect(await inbox(assignee)).toHaveLength(1);
  const changed = (await mine.update(item, { Title: 'Otherwise' })).ok;
  expect(await inbox(assignee)).toEqual(['New action item', 'Action item changed']);
  await theirs.mark(changed.Id, 1);
  expect(await inbox(requester)).toEqual(['Action item completed']);
  const back = (await theirs.mark(changed.Id, 2)).ok;
  await mine.update(back, { AssigneeId: third.id });
  expect(await inbox(third)).toEqual(['New action item']);
  expect(await inbox(assignee)).toHaveLength(2);
  const own = (await mine.create({ AssigneeId: requester.id })).ok;
  await mine.mark(own.Id, 1);
  expect(await inbox(requester)).toHaveLength(1);
});

test('a notification says who requests what, and links to the action items', async () => {
  const { requester, assignee, mine, theirs } = await scene();
  const item = (await mine.create({ AssigneeId: assignee.id })).ok;
  const { Notifications } = (
    await t.call('notifications.list', { params: { page: 1 } }, { token: theirs.token })
  ).ok;
  expect(Notifications).toMatchObject([
    {
      Body: `${requester.name} assigned the action item “Send the offer” to you.`,
      NotifiedObjectType: 'ActionItem',
      NotifiedObjectId: item.Id,
    },
  ]);
});

test('marking, undoing and marking again notifies the requester once a day', async () => {
  const { requester, assignee, mine, theirs, inbox } = await scene();
  const item = (await mine.create({ AssigneeId: assignee.id })).ok;
  for (const tab of [1, 2, 1, 1, 2] as const) await theirs.mark(item.Id, tab);
  expect(await inbox(requester)).toEqual(['Action item completed']);
  t.clock.advance(24 * 3_600_000);
  await theirs.mark(item.Id, 1);
  expect(await inbox(requester)).toHaveLength(2);
});

test('every change reaches the pages of an item’s current and previous people, and no others', async () => {
  const { requester, assignee, third, mine, theirs, heard } = await scene();
  const both = new Set([`User_${requester.id}`, `User_${assignee.id}`]);
  const item = (await mine.create({ AssigneeId: assignee.id })).ok;
  expect(await heard()).toEqual(both);
  await theirs.mark(item.Id, 1);
  expect(await heard()).toEqual(both);
  await theirs.mark(item.Id, 1);
  expect(await heard()).toEqual(new Set());
  const back = (await theirs.mark(item.Id, 2)).ok;
  expect(await heard()).toEqual(both);
  await mine.update(back, { AssigneeId: third.id });
  expect(await heard()).toEqual(new Set([...both, `User_${third.id}`]));
  await mine.delete(item.Id);
  expect(await heard()).toEqual(new Set([`User_${requester.id}`, `User_${third.id}`]));
});
