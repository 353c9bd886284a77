import { Outbox } from '../../kernel/outbox/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import { orderLink } from '../../kernel/links/index.ts';
import { sendLink } from './link-orders.ts';

const HOUR = 3_600_000;
const GOOD = 'Korrekt-Horse-7';
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(() => {
  t.clock.set('2026-11-11T15:00:00Z');
  t.mailServer.isAway = false;
});
afterAll(() => t.close());

async function account(values: Parameters<typeof makePerson>[2] = {}) {
  const tenant = await makeTenant(t.app.db);
  return { tenant, person: await makePerson(t.app.db, tenant.id, values) };
}
type Account = Awaited<ReturnType<typeof account>>;

/** Runs `work` like a slice, and writes its outbox with it. */
async function inTenant<T>(
  { tenant }: Account,
  work: (db: Parameters<typeof sendLink>[0], outbox: Outbox) => Promise<T>,
): Promise<T> {
  return t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
    const outbox = new Outbox(t.clock.now());
    const value = await work(db, outbox);
    await outbox.flush(db, tenant.id);
    return value;
  });
}
/** Undo links have separate tests. */
type Kind = keyof typeof CHECKS;
const order = (kind: Kind, mine: Account) =>
  inTenant(mine, async (_db, outbox) => orderLink(outbox, { kind, to: { personId: mine.person.id } }));

async function tokensTo(address: string): Promise<readonly string[]> {
  const mails = await t.mailsTo(address);
  // The mail about a changed password has no token.
  return mails.flatMap(({ text }) => /lnk_[\w-]+/.exec(text) ?? []);
}

const CHECKS = {
  reset: 'auth.resetPasswordCheck',
  unlock: 'auth.unlockAccountCheck',
  invitation: 'auth.invitationCheck',
  confirm_email: 'auth.confirmEmailCheck',
} as const;
const check = async (kind: Kind, Token = '') => (await t.call(CHECKS[kind], { body: { Token } })).status;

function change(mine: Account, values: Readonly<Record<string, unknown>>): Promise<unknown> {
  return t.app.db.transaction({ role: 'owner', tenantId: mine.tenant.id }, (db) =>
    db.updateTable('people').set(values).where('id', '=', mine.person.id).execute(),
  );
}

test('a token is in the mail and nowhere in the database', async () => {
  const mine = await account();
  await order('reset', mine);
  const [token = ''] = await tokensTo(mine.person.email);
  expect(await check('reset', token)).toBe(200);
  const kept = await t.app.db.transaction({ role: 'app', tenantId: mine.tenant.id }, async (db) => ({
    outbox: await db.selectFrom('outbox').selectAll().execute(),
    links: await db.selectFrom('link_tokens').selectAll().execute(),
  }));
  expect(kept.outbox).toHaveLength(1);
  expect(kept.links).toHaveLength(1);
  const secret = token.replace(/^lnk_[0-9a-z]+_/, '');
  expect(secret).toHaveLength(43);
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test('a link is valid from when its mail is sent, however long the mail server was down', async () => {
  const mine = await account();
  t.mailServer.isAway = true;
  await order('reset', mine);
  for (let hour = 0; hour < 30; hour += 1) {
    expect(await tokensTo(mine.person.email)).toEqual([]);
    t.clock.advance(HOUR);
  }
  t.mailServer.isAway = false;
  const [token, ...more] = await tokensTo(mine.person.email);
  expect(more).toEqual([]);
  t.clock.advance(24 * HOUR - 1_000);
  expect(await check('reset', token)).toBe(200);
  t.clock.advance(1_000);
  expect(await check('reset', token)).toBe(400);
});

test('of two orders the later one counts, even when the earlier one is mailed after it', async () => {
  const mine = await account();
  t.mailServer.isAway = true;
  await order('reset', mine);
  await t.app.kernel.outbox.settle();
  t.mailServer.isAway = false;
  await order('reset', mine);
  const [later] = await tokensTo(mine.person.email);
  t.clock.advance(HOUR);
  expect(await tokensTo(mine.person.email)).toHaveLength(1);
  expect(await check('reset', later)).toBe(200);
});

test('two processes that both mail an order send links that are both valid, until one is used', async () => {
  const mine = await account();
  await order('reset', mine);
  const again = () =>
    t.app.db.transaction({ role: 'owner', tenantId: mine.tenant.id }, (db) =>
      db.updateTable('outbox').set({ delivered_at: null, claimed_until: null }).execute(),
    );
  const [first = ''] = await tokensTo(mine.person.email);
  await again();
  // A retry by the same process sends the same link.
  expect(await tokensTo(mine.person.email)).toEqual([first, first]);
  const other = await startTestApp({}, t.app.db);
  other.clock.set(t.clock.now());
  await again();
  await other.app.kernel.outbox.settle();
  const mails = await other.mailsTo(mine.person.email);
  await other.close();
  const second = /(lnk_[\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  expect(second).not.toBe(first);
  expect([await check('reset', first), await check('reset', second)]).toEqual([200, 200]);
  const use = (Token: string) => t.call('auth.resetPassword', { body: { Token, Password: GOOD } });
  const statuses = (await Promise.all([use(first), use(second)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  await again();
  expect(await tokensTo(mine.person.email)).toHaveLength(2);
});

test('a link handed over in person and the mailed one are both valid, until one is used', async () => {
  const mine = await account({ invitation_accepted_at: null });
  const now = t.clock.now();
  const by = await makePerson(t.app.db, mine.tenant.id, { name: 'Zoë Lefèvre' });
  const handed = await inTenant(mine, (db, outbox) =>
    sendLink(db, outbox, { kind: 'invitation', ...mine, to: mine.person.email, by, now }),
  );
  const [mailed = ''] = await tokensTo(mine.person.email);
  for (const Token of [handed, mailed])
    expect((await t.call('auth.invitationCheck', { body: { Token } })).ok.InvitedBy).toBe('Zoë Lefèvre');
  expect((await t.call('auth.signUp', { body: { Token: handed, Password: GOOD } })).status).toBe(200);
  expect(await check('invitation', mailed)).toBe(400);
});

test('no mail is sent once the link handed over in person was used', async () => {
  const mine = await account();
  const now = t.clock.now();
  t.mailServer.isAway = true;
  const Token = await inTenant(mine, (db, outbox) =>
    sendLink(db, outbox, { kind: 'reset', ...mine, to: mine.person.email, now }),
  );
  await t.call('auth.resetPassword', { body: { Token, Password: GOOD } });
  t.mailServer.isAway = false;
  t.clock.advance(HOUR);
  expect(await tokensTo(mine.person.email)).toEqual([]);
});

describe('a link is voided', () => {
  test.each(['reset', 'unlock'] as const)('with the address it was sent to: %s', async (kind) => {
    const mine = await account();
    await order(kind, mine);
    const [token] = await tokensTo(mine.person.email);
    await change(mine, { email: `moved.${mine.person.email}` });
    expect(await check(kind, token)).toBe(400);
  });

  test('[AUTH-051] with the pending address it confirms', async () => {
    const mine = await account({ unconfirmed_email: 'first@example.test' });
    await order('confirm_email', mine);
    const [token] = await tokensTo('first@example.test');
    await change(mine, { unconfirmed_email: 'second@example.test' });
    expect(await check('confirm_email', token)).toBe(400);
    await order('confirm_email', mine);
    expect(await check('confirm_email', (await tokensTo('second@example.test'))[0])).toBe(200);
  });

  test.each([
    ['reset', {}],
    ['invitation', { invitation_accepted_at: null }],
  ] as const)('with a deactivated person or company: %s', async (kind, values) => {
    for (const table of ['people', 'tenants'] as const) {
      const mine = await account(values);
      await order(kind, mine);
      const [token] = await tokensTo(mine.person.email);
      expect(await check(kind, token)).toBe(200);
      await t.app.db.transaction({ role: 'owner', tenantId: mine.tenant.id }, (db) =>
        db
          .updateTable(table)
          .set({ deactivated_at: t.clock.now() })
          .where('id', '=', mine[table === 'people' ? 'person' : 'tenant'].id)
          .execute(),
      );
      expect(await check(kind, token)).toBe(400);
    }
  });

  test('with an invitation that was accepted another way', async () => {
    const mine = await account({ invitation_accepted_at: null });
    await order('invitation', mine);
    const [token] = await tokensTo(mine.person.email);
    await change(mine, { invitation_accepted_at: t.clock.now() });
    expect(await check('invitation', token)).toBe(400);
  });
});

test.each([
  ['reset', { deactivated_at: new Date() }],
  ['reset', { invitation_accepted_at: null }],
  ['unlock', { deactivated_at: new Date() }],
  ['invitation', {}],
  ['invitation', { invitation_accepted_at: null, deactivated_at: new Date() }],
  ['confirm_email', { unconfirmed_email: null }],
] as const)('nobody is mailed a link they cannot use: %s of %p', async (kind, values) => {
  const mine = await account(values);
  await order(kind, mine);
  expect(await tokensTo(mine.person.email)).toEqual([]);
});

test('invitations are not limited, however often the organisation sends them', async () => {
  const mine = await account({ invitation_accepted_at: null });
  for (let time = 0; time < 8; time += 1) {
    await order('invitation', mine);
    // One sent at the same time as a later one may be replaced already, and is not mailed.
    await t.app.kernel.outbox.settle();
  }
  const tokens = await tokensTo(mine.person.email);
  expect(tokens).toHaveLength(8);
  expect(await check('invitation', tokens.at(-1))).toBe(200);
  expect(await check('invitation', tokens.at(-2))).toBe(400);
});
