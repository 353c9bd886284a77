import type { ActionItem, BodyOf } from '@cadence/shared-contract';
import type { TestApp } from '../../../testing/index.ts';
import { makePerson, makeTenant } from '../../../testing/index.ts';

type Person = Awaited<ReturnType<typeof makePerson>>;

function callsAs(t: TestApp, token: string) {
  return {
    token,
    list: (body: BodyOf<'actionItems.list'> = {}) => t.call('actionItems.list', { body }, { token }),
    users: () => t.call('actionItems.users', {}, { token }),
    mark: (id: number, tab: 1 | 2) => t.call('actionItems.markComplete', { params: { id, tab } }, { token }),
    decline: (id: number, Reason: string | null = null, key?: string) =>
      t.call(
        'actionItems.decline',
        { params: { id }, body: { Reason } },
        { token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
      ),
    delete: (id: number) => t.call('actionItems.delete', { params: { id } }, { token }),
    create: (body: BodyOf<'actionItems.create'>, key?: string) =>
      t.call(
        'actionItems.create',
        { body },
        { token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
      ),
    /** Saves the item as it was read, except for the given fields. */
    update: (item: ActionItem, change: Partial<BodyOf<'actionItems.update'>>) => {
      const { Title, DueDate, AssigneeId, RequesterId, UpdatedAt } = item;
      const body = { Title, DueDate, AssigneeId, RequesterId, UpdatedAt, ...change };
      return t.call('actionItems.update', { params: { id: item.Id }, body }, { token });
    },
  };
}

/** An organisation of people related to an action item. */
export async function companyOf(t: TestApp) {
  const { db } = t.app;
  const tenant = await makeTenant(db);
  const ceo = await makePerson(db, tenant.id, { role: 'ceo' });
  const requester = await makePerson(db, tenant.id, { role: 'manager', manager_id: ceo.id });
  const assignee = await makePerson(db, tenant.id, { manager_id: requester.id });
  const third = await makePerson(db, tenant.id, { manager_id: requester.id });
  const admin = await makePerson(db, tenant.id, {
    manager_id: ceo.id,
    is_org_admin: true,
    is_goal_admin: true,
    is_hr_admin: true,
  });
  const observer = await makePerson(db, tenant.id, { role: 'observer', manager_id: ceo.id });
  /** Puts items in the names of others. */
  const namer = await makePerson(db, tenant.id, { manager_id: ceo.id });
  const gone = await makePerson(db, tenant.id, { manager_id: ceo.id, deactivated_at: t.clock.now() });
  const as = async (person: Person) => {
    const calls = callsAs(t, (await t.login(person, tenant)).Token);
    type Create = Partial<BodyOf<'actionItems.create'>>;
    return {
      ...calls,
      /** Adds an item that this person requests, unless the given fields say otherwise. */
      create: (fields: Create, key?: string) =>
        calls.create(
          { Title: 'Send the offer', DueDate: '2026-11-20', RequesterId: person.id, ...fields },
          key,
        ),
    };
  };
  const people = [ceo, requester, assignee, third, admin, observer, namer];
  return { tenant, ceo, requester, assignee, third, admin, observer, namer, gone, people, as };
}
export type ActionItemCalls = ReturnType<typeof callsAs>;
