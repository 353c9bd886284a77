import { Outbox } from '../outbox/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import type { MailServer } from '../../testing/mail-server.ts';
import { startMailServer } from '../../testing/mail-server.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10"/></svg>';
const PEOPLE = 12;
let server: MailServer;
let t: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  t = await startTestApp({ SMTP_URL: server.url, MAIL_FROM: 'Cadence <mail@cadence.example>' });
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(async () => {
  await t.close();
  await server.stop();
});

async function company(values: Parameters<typeof makeTenant>[1] = {}) {
  const tenant = await makeTenant(t.app.db, { name: 'Acme', ...values });
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => makePerson(t.app.db, tenant.id)));
  return { tenant, people };
}
const settle = () => t.app.kernel.outbox.settle();
const linkOf = (text = '') => /(lnk_[\w-]+)/.exec(text)?.[1] ?? '';

async function waiting(): Promise<
  readonly { readonly attempts: number; readonly last_error: string | null }[]
> {
  return t.app.db.transaction({ role: 'jobs' }, (db) =>
    db.selectFrom('outbox').select(['attempts', 'last_error']).where('delivered_at', 'is', null).execute(),
  );
}

test('while the mail server is away or refuses, mails wait; none is lost or sent twice, and every link is valid', async () => {
  const { tenant, people } = await company();
  await server.stop();
  for (const { email: Email } of people)
    await t.call('auth.forgotPassword', { body: { Email, domain: tenant.subdomain } });
  await settle();
  for (let hour = 0; hour < 3; hour += 1) {
    t.clock.advance(3_600_000);
    await settle();
  }
  expect(await waiting()).toHaveLength(PEOPLE);
  expect((await waiting())[0]).toMatchObject({
    attempts: 4,
    last_error: expect.stringContaining('ECONNREFUSED') as string,
  });

  await server.start();
  server.refusal = '451 Greylisted, try again later';
  t.clock.advance(3_600_000);
  await settle();
  expect((await waiting())[0]?.last_error).toContain('451');
  expect(server.received).toEqual([]);

  server.refusal = null;
  // Nothing is tried before the next attempt is due.
  await settle();
  expect(server.received).toEqual([]);
  t.clock.advance(3_600_000);
  await settle();
  expect(await waiting()).toEqual([]);
  expect(server.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
    people.map(({ email }) => email).toSorted(),
  );
  for (const { text } of server.received)
    expect((await t.call('auth.resetPasswordCheck', { body: { Token: linkOf(text) } })).status).toBe(200);
});

test('a mail that was accepted without confirmation is sent again with the same id and link', async () => {
  const { tenant, people } = await company();
  const Email = people[0]?.email ?? '';
  server.wordless = 1;
  await t.call('auth.forgotPassword', { body: { Email, domain: tenant.subdomain } });
  await settle();
  t.clock.advance(60_000);
  await settle();
  const [first, second, ...more] = server.received;
  expect(more).toEqual([]);
  expect(second?.messageId).toBe(first?.messageId);
  expect(linkOf(second?.text)).toBe(linkOf(first?.text));
  expect((await t.call('auth.resetPasswordCheck', { body: { Token: linkOf(first?.text) } })).status).toBe(
    200,
  );
});

test('a mail comes from the tenant, with its logo', async () => {
  const { tenant, people } = await company({
    name: 'Müller & Söhne',
    logo_svg: LOGO,
    primary_color: '1B4D89',
  });
  await t.call('auth.forgotPassword', { body: { Email: people[0]?.email ?? '', domain: tenant.subdomain } });
  await settle();
  const [mail] = server.received;
  expect(mail?.from).toMatchObject({ name: 'Müller & Söhne', address: 'mail@cadence.example' });
  expect(mail?.attachments).toMatchObject([{ contentId: '<logo>', mimeType: 'image/png' }]);
  expect(mail?.html).toContain('<img src="cid:logo" alt="Müller &amp; Söhne"');
  expect(mail?.html).toContain('background:#1B4D89;color:#FFFFFF');
});

test('the name replaces a logo that is not a valid picture', async () => {
  const { tenant, people } = await company({ logo_svg: '<svg>' });
  await t.call('auth.forgotPassword', { body: { Email: people[0]?.email ?? '', domain: tenant.subdomain } });
  await settle();
  expect(server.received[0]?.attachments).toEqual([]);
  expect(server.received[0]?.html).toContain('alt="Acme"');
});

test('an order whose writer is unknown here waits for a process that knows it', async () => {
  const { tenant } = await company();
  await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
    const outbox = new Outbox(t.clock.now());
    outbox.mail({ writer: 'of-a-later-release', about: { personId: 1 } });
    await outbox.flush(db, tenant.id);
  });
  await settle();
  expect(await waiting()).toEqual([
    { attempts: 1, last_error: "nobody writes mails of the kind 'of-a-later-release'" },
  ]);
  t.app.kernel.postOffice.employ<{ personId: number }>('of-a-later-release', async ({ personId }) => ({
    ...{ to: 'ann@example.test', subject: `News for ${personId}`, text: 'Hello' },
  }));
  t.clock.advance(60_000);
  await settle();
  expect(server.received[0]).toMatchObject({ subject: 'News for 1' });
});
