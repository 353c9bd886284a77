import { GOAL_LIFECYCLE, NO_FLAGS, actorFlagsOf } from '@cadence/shared-contract';
import { Outbox } from '../../kernel/outbox/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import { mailNotifications } from './mail-batch-job.ts';
import { notify } from './notify.ts';

const MINUTE = 60_000;
let t: TestApp;
let serial = 0;
beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(() => {
  t.clock.set('2026-11-11T15:00:00Z');
  t.mailServer.isAway = false;
});
afterAll(() => t.close());

async function world(values: Parameters<typeof makePerson>[2] = {}) {
  const tenant = await makeTenant(t.app.db, { name: 'Acme' });
  const [person, boss] = [
    await makePerson(t.app.db, tenant.id, values),
    await makePerson(t.app.db, tenant.id),
  ];
  const send = (body: string, { mail = true } = {}) =>
    t.app.db.transaction({ role: 'app', tenantId: tenant.id }, (db) => {
      serial += 1;
      const ctx = {
        db,
        now: t.clock.now(),
        outbox: new Outbox(t.clock.now()),
        actor: { ...actor, tenantId: tenant.id, id: boss.id },
      };
      return notify(ctx, {
        eventId: `test/${serial}`,
        recipients: [person.id],
        rule: { ...GOAL_LIFECYCLE.approve.notifies, mail, body: () => body },
        facts: { actor: '', title: '' },
        objectId: 1,
      });
    });
  return { tenant, person, send };
}

const actor = {
  name: '',
  email: '',
  role: 'ceo',
  ...actorFlagsOf(NO_FLAGS),
  strategyMember: false,
  managerId: null,
  path: '1',
  decides: [],
} as const;

/** These notifications are not about a goal. */
const readTitles = () => Promise.resolve(() => null);

async function run(): Promise<void> {
  const originOf = (subdomain: string) => `https://${subdomain}.example.com`;
  await mailNotifications({ db: t.app.db, clock: t.clock, originOf, readTitles, onOutbox: () => undefined });
}

test('events within ten minutes arrive as one message, once', async () => {
  const { person, send, tenant } = await world();
  await send('Ana approved “Renew”.');
  t.clock.advance(9 * MINUTE);
  await send('Ana commented on “Renew”.');
  await run();
  expect(await t.mailsTo(person.email)).toEqual([]);
  t.clock.advance(MINUTE);
  await run();
  await run();
  const [mail, ...rest] = await t.mailsTo(person.email);
  expect(rest).toEqual([]);
  expect(mail?.subject).toBe('2 notifications from Acme');
  expect(mail?.text).toContain('- Ana approved “Renew”.\n- Ana commented on “Renew”.');
  expect(mail?.text).toContain(`https://${tenant.subdomain}.example.com/v3/notifications`);
  await send('Ana approved “Open Iberia”.');
  t.clock.advance(10 * MINUTE);
  await run();
  expect((await t.mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
    '2 notifications from Acme',
    'Goal approved',
  ]);
});

test('notifications that the table limits to the app are not mailed', async () => {
  const { person, send } = await world();
  await send('Only in the app.', { mail: false });
  t.clock.advance(10 * MINUTE);
  await run();
  expect(await t.mailsTo(person.email)).toEqual([]);
});

test('notifications read in the meantime are not mailed', async () => {
  const { person, send, tenant } = await world();
  await send('Seen.');
  const { Token } = await t.login(person, tenant);
  await t.call('notifications.markAllRead', {}, { token: Token });
  await send('Not seen.');
  t.clock.advance(10 * MINUTE);
  await run();
  const [mail] = await t.mailsTo(person.email);
  expect(mail?.text).toContain('Not seen.');
  expect(mail?.text).not.toContain('Seen.\n- ');
  expect(mail?.subject).toBe('Goal approved');
});

test.each([
  ['switched the mails off', { email_notifications: false }],
  ['has left', { deactivated_at: new Date('2026-11-01T00:00:00Z') }],
  ['has not come yet', { invitation_accepted_at: null }],
])('a person who %s gets none, and no flood later', async (_who, values) => {
  const { person, send, tenant } = await world(values);
  await send('Something.');
  t.clock.advance(10 * MINUTE);
  await run();
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
    db
      .updateTable('people')
      .set({ email_notifications: true, deactivated_at: null, invitation_accepted_at: new Date() })
      .where('id', '=', person.id)
      .execute(),
  );
  await run();
  expect(await t.mailsTo(person.email)).toEqual([]);
});

test('two concurrent processes send one message', async () => {
  const { person, send } = await world();
  await send('Only once.');
  t.clock.advance(10 * MINUTE);
  await Promise.all([run(), run(), run()]);
  expect(await t.mailsTo(person.email)).toHaveLength(1);
});

test('a long list is cut', async () => {
  const { person, send } = await world();
  for (let number = 1; number <= 25; number += 1) await send(`Line ${number}.`);
  t.clock.advance(10 * MINUTE);
  await run();
  const [mail] = await t.mailsTo(person.email);
  expect(mail?.text).toContain('- Line 20.\n- and 5 more');
  expect(mail?.text).not.toContain('Line 21.');
});

test('while the mail server is down nothing piles up: afterwards, two messages contain everything', async () => {
  const { person, send } = await world();
  t.mailServer.isAway = true;
  for (let number = 1; number <= 5; number += 1) {
    await send(`Line ${number}.`);
    t.clock.advance(10 * MINUTE);
    await run();
    await t.app.kernel.outbox.settle();
  }
  t.mailServer.isAway = false;
  t.clock.advance(10 * MINUTE);
  await t.app.kernel.outbox.settle();
  await run();
  const texts = (await t.mailsTo(person.email)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('Line 1.');
  expect(texts[1]).toContain('- Line 2.\n- Line 3.\n- Line 4.\n- Line 5.');
});

test('everybody in a large organisation is mailed, in batches', async () => {
  const { person, tenant } = await world();
  const crowd = 250;
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, async (db) => {
    const people = Array.from({ length: crowd }, (_, index) => ({
      ...{ tenant_id: tenant.id, name: `Member ${index}`, email: `member${index}@example.test` },
      ...{ role: 'contributor' as const, invitation_accepted_at: new Date(), manager_id: person.id },
    }));
    const ids = await db.insertInto('people').values(people).returning('id').execute();
    const news = { tenant_id: tenant.id, subject: 'Goal approved', body: 'News.', object_type: 'Goal' };
    await db
      .insertInto('notifications')
      .values(ids.map(({ id }) => ({ ...news, person_id: id, event_id: 'crowd', created_at: t.clock.now() })))
      .execute();
  });
  t.clock.advance(10 * MINUTE);
  await run();
  const rows = await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, (db) =>
    db.selectFrom('outbox').select('payload').where('kind', '=', 'bulkMail').execute(),
  );
  const addresses = rows.map(({ payload }) => (payload as unknown as { readonly to: string }).to);
  expect(new Set(addresses).size).toBe(crowd);
  expect(addresses).toHaveLength(crowd);
});
