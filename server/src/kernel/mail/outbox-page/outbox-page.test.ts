import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestApp } from '../../../testing/index.ts';
import { startTestApp } from '../../../testing/index.ts';
import { createFolderMailer, renderMail, senderAt } from '../index.ts';
import { logoPicture } from '../logo.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10"/></svg>';
const folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-outbox-'));
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ DATA_DIR: folder });
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

const HERE = { host: 'acme.localhost:8080' };
const get = (
  url: string,
  { headers = HERE, from = '127.0.0.1' }: { headers?: Record<string, string>; from?: string } = {},
) => t.app.http.inject({ url, headers, remoteAddress: from });

async function send(id: string, subject: string): Promise<void> {
  const png = await logoPicture(LOGO);
  const mail = renderMail(
    {
      ...{
        to: 'ann@example.test',
        subject,
        greeting: 'Hello <Ann>,',
        paragraphs: ['News.'],
        reason: 'Because.',
      },
      button: { label: 'Open', url: 'http://acme.localhost:8080/v3/resetpassword/lnk_1_abc' },
    },
    { name: 'Acme', color: '1B4D89', hasLogo: true },
  );
  const mailer = createFolderMailer(path.join(folder, 'outbox'), senderAt(null));
  await mailer.send({ mail, id, pictures: png ? [{ cid: 'logo', png }] : [] });
}

test('before the first mail it says that there is none', async () => {
  const answer = await get('/dev/outbox');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('Nothing has been sent yet.');
});

test('it lists the mails and shows each with its picture and its link, and none of their markup in the page', async () => {
  await send('a.1.1', 'First <b>mail</b>');
  await send('a.1.2', 'Second mail');
  const list = (await get('/dev/outbox')).body;
  expect(list).toContain('href="/dev/outbox/a.1.1"><b>First &lt;b&gt;mail&lt;/b&gt;</b>');
  expect(list).toContain('href="/dev/outbox/a.1.2"');
  const one = await get('/dev/outbox/a.1.1');
  expect(one.body).toContain('<h1>First &lt;b&gt;mail&lt;/b&gt;</h1>');
  expect(one.body).toContain('<dd>ann@example.test</dd>');
  const inside = /srcdoc="([^"]*)"/.exec(one.body)?.[1] ?? '';
  expect(inside).toContain('&lt;base target=&quot;_blank&quot;&gt;');
  expect(inside).toContain('src=&quot;data:image/png;base64,');
  expect(inside).toContain('/v3/resetpassword/lnk_1_abc');
  expect(one.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(one.headers['cache-control']).toBe('no-store');
  expect(one.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each(['/dev/outbox/none', '/dev/outbox/..%2F..%2Fpackage', '/dev/outbox/%2Fetc%2Fpasswd'])(
  '%s is not found',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test.each([
  ['from another machine', { from: '192.0.2.7' }],
  [
    'through a proxy on this machine, for another one',
    { headers: { ...HERE, 'x-forwarded-for': '192.0.2.7' } },
  ],
  ["under a name of somebody else's", { headers: { host: 'evil.example' } }],
  ['under a name that only ends like ours', { headers: { host: 'evil-localhost' } }],
])('it cannot be read %s', async (_how, options) => {
  for (const url of ['/dev/outbox', '/dev/outbox/a.1.1'])
    expect((await get(url, options)).statusCode).toBe(404);
});

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
])('it does not exist %s', async (_where, environment) => {
  const other = await startTestApp({ DATA_DIR: folder, ...environment }, t.app.db);
  const answer = await other.app.http.inject({
    url: '/dev/outbox',
    headers: HERE,
    remoteAddress: '127.0.0.1',
  });
  expect(answer.body).not.toContain('Outbox');
  await other.close();
});
