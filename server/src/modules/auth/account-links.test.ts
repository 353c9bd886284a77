import type { BodyOf, OperationId, Problem } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { Mail } from '../../kernel/mail/index.ts';
import { Outbox } from '../../kernel/outbox/index.ts';
import { issueToken } from '../../kernel/session/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp, TEST_PASSWORD } from '../../testing/index.ts';
import type { LinkKind } from '../../migrations/kernel-tables.ts';
import { orderLink } from '../../kernel/links/index.ts';

const GOOD = 'Korrekt-Horse-7';
const START = '2026-11-11T15:00:00Z';
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(() => t.clock.set(START));
afterAll(() => t.close());

async function account(values: Parameters<typeof makePerson>[2] = {}) {
  const tenant = await makeTenant(t.app.db, { name: 'Acme <b>&</b> Sons', primary_color: '1B4D89' });
  return { tenant, person: await makePerson(t.app.db, tenant.id, values) };
}
type Account = Awaited<ReturnType<typeof account>>;

function tokenOf(mail: Mail | undefined): string {
  return /(lnk_[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function askFor(
  kind: 'auth.forgotPassword' | 'auth.lostPassword',
  { tenant, person }: Account,
): Promise<string> {
  const body = { Email: person.email, domain: tenant.subdomain };
  expect((await t.call(kind, { body })).ok).toEqual({ Success: true });
  return tokenOf((await t.mailsTo(person.email)).at(-1));
}

async function orderFor(kind: LinkKind, { tenant, person }: Account, by: Account['person'] | null = null) {
  await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
    const outbox = new Outbox(t.clock.now());
    orderLink(outbox, { kind, to: { personId: person.id }, by: by?.id ?? null });
    await outbox.flush(db, tenant.id);
  });
  const address = kind === 'confirm_email' ? (person.unconfirmed_email ?? '') : person.email;
  return tokenOf((await t.mailsTo(address)).at(-1));
}

type LinkCall = Extract<
  OperationId,
  `auth.${'resetPasswordCheck' | 'unlockAccountCheck' | 'invitationCheck' | 'confirmEmailCheck'}`
>;
const check = async (id: LinkCall, Token: string) => t.call(id, { body: { Token } });
const problemOf = (answer: { status: number; problem: Problem }) => [
  answer.status,
  answer.problem.code,
  answer.problem.detail,
];
const canSignIn = async ({ tenant, person }: Account, password: string) =>
  (await t.call('auth.login', { body: { userName: person.email, password, domain: tenant.subdomain } }))
    .status === 200;

describe('forgot password', () => {
  test('[AUTH-026] mails a link that resets the password once, and ends every sign-in', async () => {
    const mine = await account();
    const before = await t.login(mine.person, mine.tenant);
    const token = await askFor('auth.forgotPassword', mine);
    expect((await check('auth.resetPasswordCheck', token)).ok).toEqual({ Success: true });
    expect((await check('auth.resetPasswordCheck', token)).ok).toEqual({ Success: true });
    expect((await t.call('auth.resetPassword', { body: { Token: token, Password: GOOD } })).ok).toEqual({
      Success: true,
    });
    expect([await canSignIn(mine, GOOD), await canSignIn(mine, TEST_PASSWORD)]).toEqual([true, false]);
    expect((await t.call('auth.relogin', {}, { token: before.Token })).status).toBe(401);
    const again = await t.call('auth.resetPassword', { body: { Token: token, Password: `${GOOD}x` } });
    expect(problemOf(again)).toEqual([400, 'link_expired', 'Reset password link expired!!']);
  });

  test('[AUTH-029] [AUTH-032] an expired, forged, foreign or replaced link is refused when opened', async () => {
    const mine = await account();
    const first = await askFor('auth.forgotPassword', mine);
    const second = await askFor('auth.forgotPassword', mine);
    const refused = [400, 'link_expired', 'Reset password link expired!!'];
    const other = issueToken(mine.tenant.id, 'lnk').token;
    const session = (await t.login(mine.person, mine.tenant)).Token;
    for (const token of [first, other, session, 'nonsense', issueToken(2_147_483_647, 'lnk').token])
      expect(problemOf(await check('auth.resetPasswordCheck', token))).toEqual(refused);
    expect((await check('auth.unlockAccountCheck', second)).status).toBe(400);
    t.clock.advance(24 * 3_600_000 - 1_000);
    expect((await check('auth.resetPasswordCheck', second)).status).toBe(200);
    t.clock.advance(1_000);
    expect(problemOf(await check('auth.resetPasswordCheck', second))).toEqual(refused);
  });

  test('[AUTH-030] [AUTH-039] a weak password is refused at its field, and the link stays valid', async () => {
    const mine = await account();
    const Token = await askFor('auth.forgotPassword', mine);
    for (const [Password, message] of [
      ['', 'Please enter a strong password.'],
      ['Ab1!', 'Minimum 8 char required!'],
      ['alllowercase1!', 'Please enter a strong password.'],
      ['NoDigitsHere!', 'Please enter a strong password.'],
      ['NoSpecial123', 'Please enter a strong password.'],
      ['P@ssw0rd', 'Please enter a strong password.'],
    ] as const) {
      const { status, problem } = await t.call('auth.resetPassword', { body: { Token, Password } });
      expect([status, problem.errors]).toEqual([400, [{ path: 'Password', message }]]);
    }
    const long = `Aa1!${'ü'.repeat(LIMITS.passwordMax - 4)}`;
    expect((await t.call('auth.resetPassword', { body: { Token, Password: long } })).status).toBe(200);
    expect(await canSignIn(mine, long)).toBe(true);
  });

  test('[AUTH-022] an invalid address is refused at its field', async () => {
    for (const Email of ['ana', 'ana@', 'Ana <ana@acme.example>']) {
      const { status, problem } = await t.call('auth.forgotPassword', { body: { Email } });
      expect([status, problem.errors]).toEqual([
        400,
        [{ path: 'Email', message: 'Please enter valid email' }],
      ]);
    }
  });

  test('answers the same for an unknown person, a deactivated one and an unknown company, and mails none of them', async () => {
    const left = await account({ deactivated_at: new Date(START) });
    const invited = await account({ invitation_accepted_at: null });
    const closed = await account();
    await t.app.db.transaction({ role: 'owner', tenantId: closed.tenant.id }, (db) =>
      db
        .updateTable('tenants')
        .set({ deactivated_at: new Date(START) })
        .where('id', '=', closed.tenant.id)
        .execute(),
    );
    for (const { tenant, person } of [left, invited, closed]) {
      const body = { Email: person.email, domain: tenant.subdomain };
      expect((await t.call('auth.forgotPassword', { body })).ok).toEqual({ Success: true });
      expect(await t.mailsTo(person.email)).toEqual([]);
    }
    for (const body of [
      { Email: 'nobody@example.test', domain: left.tenant.subdomain },
      { Email: 'nobody@example.test', domain: 'no-such-company' },
    ])
      expect((await t.call('auth.lostPassword', { body })).ok).toEqual({ Success: true });
  });

  test('one mailbox gets at most five mails an hour, whoever asks', async () => {
    const mine = await account();
    for (let time = 0; time < 7; time += 1) await askFor('auth.forgotPassword', mine);
    expect(await t.mailsTo(mine.person.email)).toHaveLength(5);
    t.clock.advance(3_600_001);
    await askFor('auth.forgotPassword', mine);
    expect(await t.mailsTo(mine.person.email)).toHaveLength(6);
  });

  test('of a hundred concurrent uses of one link exactly one succeeds (S6)', async () => {
    const mine = await account();
    const Token = await askFor('auth.forgotPassword', mine);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        t.call('auth.resetPassword', { body: { Token, Password: `${GOOD}-${index}` } }),
      ),
    );
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    expect(await canSignIn(mine, `${GOOD}-${won[0]}`)).toBe(true);
  });
});

describe('a locked account', () => {
  test('[AUTH-027] [AUTH-046] [AUTH-047] is unlocked by its link, once', async () => {
    const mine = await account({ failed_logins: LIMITS.failedLogins, locked_at: new Date(START) });
    expect(await canSignIn(mine, TEST_PASSWORD)).toBe(false);
    const token = await askFor('auth.lostPassword', mine);
    expect((await check('auth.unlockAccountCheck', token)).ok).toEqual({ Success: true });
    expect(await canSignIn(mine, TEST_PASSWORD)).toBe(true);
    const again = await check('auth.unlockAccountCheck', token);
    expect(problemOf(again)).toEqual([400, 'link_expired', 'Unlock link expired!!']);
  });

  test('is unlocked by a new password too', async () => {
    const mine = await account({ failed_logins: LIMITS.failedLogins, locked_at: new Date(START) });
    const Token = await askFor('auth.forgotPassword', mine);
    await t.call('auth.resetPassword', { body: { Token, Password: GOOD } });
    expect(await canSignIn(mine, GOOD)).toBe(true);
  });
});

describe('an invitation', () => {
  test('[AUTH-041] [AUTH-042] [AUTH-045] names invitee and inviter, and becomes an account with a password', async () => {
    const mine = await account({
      invitation_accepted_at: null,
      email_activated_at: null,
      password_hash: null,
    });
    const boss = await makePerson(t.app.db, mine.tenant.id, { name: 'Zoë Lefèvre' });
    const Token = await orderFor('invitation', mine, boss);
    const { Name, Email, InvitedBy } = (await t.call('auth.invitationCheck', { body: { Token } })).ok;
    expect([Name, Email, InvitedBy]).toEqual([mine.person.name, mine.person.email, 'Zoë Lefèvre']);
    expect((await t.call('auth.signUp', { body: { Token, Password: 'weak' } })).status).toBe(400);
    expect((await t.call('auth.signUp', { body: { Token, Password: GOOD } })).ok).toEqual({ Success: true });
    const session = await t.call('auth.login', {
      body: { userName: mine.person.email, password: GOOD, domain: mine.tenant.subdomain },
    });
    expect(session.ok.Profile.InvitationAcceptedAt).toBe('2026-11-11T15:00:00.000Z');
    expect((await t.call('auth.signUp', { body: { Token, Password: GOOD } })).problem.code).toBe(
      'link_expired',
    );
  });

  test('[AUTH-042] lasts two weeks', async () => {
    const mine = await account({ invitation_accepted_at: null });
    const token = await orderFor('invitation', mine);
    t.clock.advance(14 * 24 * 3_600_000 - 1_000);
    expect((await check('auth.invitationCheck', token)).status).toBe(200);
    t.clock.advance(1_000);
    expect((await check('auth.invitationCheck', token)).status).toBe(400);
  });
});

describe('a new address', () => {
  test('[AUTH-049] [AUTH-050] is the person\u2019s once its link was used', async () => {
    const mine = await account({ unconfirmed_email: 'new.address@example.test' });
    const token = await orderFor('confirm_email', mine);
    expect((await check('auth.confirmEmailCheck', token)).ok).toEqual({ Success: true });
    const moved = { ...mine, person: { ...mine.person, email: 'new.address@example.test' } };
    expect([await canSignIn(moved, TEST_PASSWORD), await canSignIn(mine, TEST_PASSWORD)]).toEqual([
      true,
      false,
    ]);
  });

  test('[AUTH-051] that somebody else has taken since is refused, and nothing changes', async () => {
    const mine = await account({ unconfirmed_email: 'Wanted@example.test' });
    await makePerson(t.app.db, mine.tenant.id, { email: 'wanted@example.test' });
    const answer = await check('auth.confirmEmailCheck', await orderFor('confirm_email', mine));
    expect(problemOf(answer)).toEqual([400, 'link_expired', 'Unlock link expired!!']);
    expect(await canSignIn(mine, TEST_PASSWORD)).toBe(true);
  });
});

describe('what a link is worth (D-199)', () => {
  const EXPIRED = { State: 'expired', UsedAt: null };
  const worth = async (Kind: BodyOf<'auth.linkCheck'>['Kind'], Token: string) =>
    (await t.call('auth.linkCheck', { body: { Token, Kind } })).ok;

  test.each([
    ['reset', 'auth.resetPassword', { Password: GOOD }, {}],
    ['unlock', 'auth.unlockAccountCheck', {}, { locked_at: new Date(START) }],
    ['invitation', 'auth.signUp', { Password: GOOD }, { invitation_accepted_at: null, password_hash: null }],
    ['confirm_email', 'auth.confirmEmailCheck', {}, { unconfirmed_email: 'confirmed@example.test' }],
  ] as const)(
    '[D-199] looking at a link of the kind %s does nothing; used, it says when it worked',
    async (kind, use, body, values) => {
      const mine = await account(values);
      const replaced = await orderFor(kind, mine);
      const Token = await orderFor(kind, mine);
      for (const _again of [1, 2])
        expect(await worth(kind, Token)).toEqual({ State: 'pending', UsedAt: null });
      expect((await t.call(use, { body: { Token, ...body } })).ok).toEqual({ Success: true });
      t.clock.advance(30 * 24 * 3_600_000);
      const used = { State: 'used', UsedAt: '2026-11-11T15:00:00.000Z' };
      expect(await worth(kind, Token)).toEqual(used);
      expect(await worth(kind, replaced)).toEqual(kind === 'invitation' ? used : EXPIRED);
      expect(await worth(kind === 'reset' ? 'unlock' : 'reset', Token)).toEqual(EXPIRED);
    },
  );

  test('[D-199] one that ran out unused, is unknown, or is of somebody who was deactivated has expired', async () => {
    const mine = await account();
    const Token = await askFor('auth.lostPassword', mine);
    for (const other of ['nonsense', issueToken(mine.tenant.id, 'lnk').token])
      expect(await worth('unlock', other)).toEqual(EXPIRED);
    t.clock.advance(24 * 3_600_000);
    expect(await worth('unlock', Token)).toEqual(EXPIRED);
    t.clock.set(START);
    await check('auth.unlockAccountCheck', Token);
    expect((await worth('unlock', Token)).State).toBe('used');
    await t.app.db.transaction({ role: 'app', tenantId: mine.tenant.id }, (db) =>
      db
        .updateTable('people')
        .set({ deactivated_at: t.clock.now() })
        .where('id', '=', mine.person.id)
        .execute(),
    );
    expect(await worth('unlock', Token)).toEqual(EXPIRED);
  });
});

test('[D-112] at the address of another organisation a link is unknown, and it stays valid', async () => {
  const mine = await account({ locked_at: new Date(START) });
  const other = await makeTenant(t.app.db, {});
  const Token = await askFor('auth.lostPassword', mine);
  const at = (host: string) => ({ headers: { host } });
  const elsewhere = at(`${other.subdomain}.cadence.example`);
  const body = { Token };
  expect((await t.call('auth.linkCheck', { body: { Token, Kind: 'unlock' } }, elsewhere)).ok.State).toBe(
    'expired',
  );
  for (const id of [
    'auth.unlockAccountCheck',
    'auth.invitationCheck',
    'auth.resetPasswordCheck',
    'auth.confirmEmailCheck',
    'auth.undoEmailCheck',
  ] as const)
    expect((await t.call(id, { body }, elsewhere)).problem.code).toBe('link_expired');
  for (const host of ['localhost', 'nobody.cadence.example', `${mine.tenant.subdomain}.cadence.example`])
    expect((await t.call('auth.linkCheck', { body: { Token, Kind: 'unlock' } }, at(host))).ok.State).toBe(
      'pending',
    );
});

test('a mail shows the company, links to its own pages, and shows every name as plain text', async () => {
  const mine = await account({ name: 'Ana\r\nBcc: all@example.test <i>Ruiz</i>' });
  await askFor('auth.forgotPassword', mine);
  const mail = (await t.mailsTo(mine.person.email)).at(-1);
  expect(mail?.subject).toBe('Reset your password');
  expect(mail?.text).toContain('Hello Ana Bcc: all@example.test <i>Ruiz</i>,');
  expect(mail?.text).toMatch(
    new RegExp(`^http://${mine.tenant.subdomain}\\.localhost:\\d+/v3/resetpassword/lnk_`, 'm'),
  );
  expect(mail?.html).toContain('&lt;i&gt;Ruiz&lt;/i&gt;');
  expect(mail?.html).toContain('Acme &lt;b&gt;&amp;&lt;/b&gt; Sons');
  expect(mail?.html).toContain('background:#1B4D89;color:#FFFFFF');
  expect(mail?.html).not.toContain('<i>');
});
