import { GOAL_LIFECYCLE } from '@cadence/shared-contract';
import { OPERATIONS } from '@cadence/shared-contract/operations';
import { dateInZone } from '../../kernel/clock/clock.ts';
import { Outbox } from '../../kernel/outbox/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import type { NotificationEvent } from './index.ts';
import { notify } from './index.ts';

interface Words {
  readonly subject?: string;
  readonly body?: string;
}

describe('notifications', () => {
  let t: TestApp;
  let tenant: Awaited<ReturnType<typeof makeTenant>>;
  let sender: Awaited<ReturnType<typeof makePerson>>;
  beforeAll(async () => {
    t = await startTestApp();
    tenant = await makeTenant(t.app.db);
    sender = await makePerson(t.app.db, tenant.id);
  });
  afterAll(() => t.close());

  /** An event of the table with different words. */
  function eventOf({ subject = 'Goal', body = 'Ann', ...event }: Partial<NotificationEvent> & Words = {}) {
    const rule = { ...GOAL_LIFECYCLE.submit.notifies, subject, body: () => body };
    return { eventId: 'goal/1/submitted', rule, facts: { actor: '', title: '' }, objectId: 1, ...event };
  }

  async function send(
    recipients: readonly (number | null)[],
    event: Partial<NotificationEvent> & Words = {},
  ): Promise<void> {
    const now = t.clock.now();
    const outbox = new Outbox(now);
    await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
      const actor = { tenantId: tenant.id, id: sender.id } as Parameters<typeof notify>[0]['actor'];
      await notify({ db, now, outbox, actor }, { ...eventOf(event), recipients });
      await outbox.flush(db, tenant.id);
    });
  }

  async function reader() {
    const person = await makePerson(t.app.db, tenant.id);
    const { Token } = await t.login(person, tenant);
    const page = async (number = 1) =>
      (await t.call('notifications.list', { params: { page: number } }, { token: Token })).ok;
    return { person, token: Token, page };
  }

  test('[NOTI-012] [NOTI-013] a page includes the notifications and the unread count', async () => {
    const { person, page } = await reader();
    await send([person.id], { subject: 'Goal submitted', body: 'Ann submitted a goal', objectId: 7 });
    const answer = await page();
    expect(answer).toEqual({
      Notifications: [
        {
          Id: expect.any(Number) as number,
          Subject: 'Goal submitted',
          Body: 'Ann submitted a goal',
          CreatedAt: t.clock.now().toISOString(),
          IsRead: false,
          NotifiedObjectType: 'Goal',
          NotifiedObjectId: 7,
          Event: null,
          Actor: null,
          Goal: null,
          Sentence: 'Ann submitted a goal',
          Said: null,
          Update: null,
        },
      ],
      UnreadCount: 1,
      count: 1,
    });
    expect(dateInZone(t.clock.now(), 'UTC')).toBe(answer.Notifications[0]?.CreatedAt.slice(0, 10));
  });

  test('[NOTI-002] pages hold 20, newest first, without repeats', async () => {
    const { person, page } = await reader();
    for (let number = 1; number <= 25; number += 1)
      await send([person.id], { eventId: `e/${number}`, body: String(number) });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    const bodies = [...first.Notifications, ...second.Notifications].map((one) => Number(one.Body));
    expect(first.Notifications).toHaveLength(20);
    expect(bodies).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
    expect(third.Notifications).toEqual([]);
    expect(first.UnreadCount).toBe(25);
  });

  test('what is unread comes first, and each part is newest first', async () => {
    const { person, token, page } = await reader();
    for (let number = 1; number <= 23; number += 1)
      await send([person.id], { eventId: `e/${number}`, body: String(number) });
    const [newest] = (await page()).Notifications;
    await t.call('notifications.markRead', { params: { id: newest?.Id ?? 0 } }, { token });
    const bodies = [...(await page(1)).Notifications, ...(await page(2)).Notifications];
    expect(bodies.map(({ Body }) => Body)).toEqual([
      ...Array.from({ length: 22 }, (_, index) => String(22 - index)),
      '23',
    ]);
  });

  test('the person who did it is named with the picture of today, and nobody for a reminder', async () => {
    const { person, page } = await reader();
    await send([person.id], { eventId: 'a', facts: { actor: sender.name, title: '' } });
    await send([person.id], { eventId: 'b' });
    expect((await page()).Notifications.map(({ Actor }) => Actor)).toEqual([
      null,
      { Id: sender.id, Name: sender.name, Avatar: null },
    ]);
  });

  test('[NOTI-014] MarkRead marks one as read, is idempotent, and only for the caller’s own', async () => {
    const { person, token, page } = await reader();
    const other = await reader();
    await send([person.id, other.person.id]);
    const id = (await page()).Notifications[0]?.Id ?? 0;
    for (let time = 0; time < 2; time += 1) {
      expect((await t.call('notifications.markRead', { params: { id } }, { token })).ok).toEqual({
        Success: true,
      });
    }
    expect(await page()).toMatchObject({ UnreadCount: 0, Notifications: [{ IsRead: true }] });
    const foreign = await t.call('notifications.markRead', { params: { id } }, { token: other.token });
    const missing = await t.call(
      'notifications.markRead',
      { params: { id: 2_000_000_000 } },
      { token: other.token },
    );
    expect(foreign.problem).toEqual(missing.problem);
    expect(foreign.status).toBe(404);
    expect((await other.page()).UnreadCount).toBe(1);
  });

  test('several are marked as read at once, and nobody else’s', async () => {
    const { person, token, page } = await reader();
    const other = await reader();
    for (const eventId of ['a', 'b', 'c']) await send([person.id, other.person.id], { eventId });
    const [first, second] = (await page()).Notifications;
    const [foreign] = (await other.page()).Notifications;
    const body = { Ids: [first?.Id ?? 0, second?.Id ?? 0, foreign?.Id ?? 0] };
    await t.call('notifications.markManyRead', { body }, { token });
    // Unread first (D-190).
    expect((await page()).Notifications.map(({ IsRead }) => IsRead)).toEqual([false, true, true]);
    expect((await other.page()).UnreadCount).toBe(3);
  });

  test('marking all as read leaves nothing unread', async () => {
    const { person, token, page } = await reader();
    await send([person.id], { eventId: 'a' });
    await send([person.id], { eventId: 'b' });
    await t.call('notifications.markAllRead', {}, { token });
    expect((await page()).UnreadCount).toBe(0);
  });

  test('nobody is notified twice of one event, and the actor not at all', async () => {
    const { person, page } = await reader();
    await send([person.id, person.id, null, sender.id]);
    await send([person.id]);
    expect((await page()).count).toBe(1);
    const { Token } = await t.login(sender, tenant);
    expect((await t.call('notifications.list', { params: { page: 1 } }, { token: Token })).ok.count).toBe(0);
  });

  test('a rolled back change notifies nobody', async () => {
    const { person, page } = await reader();
    const failing = t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
      const now = t.clock.now();
      const outbox = new Outbox(now);
      const actor = { tenantId: tenant.id, id: sender.id } as Parameters<typeof notify>[0]['actor'];
      await notify({ db, now, outbox, actor }, { ...eventOf(), recipients: [person.id] });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await page()).count).toBe(0);
  });

  test('the answers have exactly the fields of the contract', () => {
    expect(Object.keys(OPERATIONS['notifications.list'].output.properties)).toEqual([
      'Notifications',
      'UnreadCount',
      'count',
    ]);
  });
});
