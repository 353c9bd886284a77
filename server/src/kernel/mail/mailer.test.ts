import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MailServer } from '../../testing/mail-server.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createFolderMailer, createSmtpMailer, senderAt } from './index.ts';
import type { Mail } from './index.ts';
import { logoPicture } from './logo.ts';

const SENDER = senderAt('app.example.com:8080');
const PLAIN = { to: 'ann@example.test', subject: 'Grüße', text: 'Hello' };
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10"/></svg>';
const envelope = (mail: Mail, id = 'a1.7.1') => ({ mail, id, pictures: [] });

test("the sender's address is at the host of the installation", () => {
  expect(SENDER).toEqual({ name: 'Cadence', address: 'no-reply@app.example.com' });
  expect(senderAt(null).address).toBe('no-reply@localhost');
});

test('in the mail folder a mail is one readable file, however often it is sent', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-mail-'));
  const mailer = createFolderMailer(path.join(folder, 'outbox'), SENDER);
  const mail = { ...PLAIN, subject: 'Grüße\r\nBcc: eve@example.test' };
  await mailer.send(envelope(mail));
  await mailer.send(envelope(mail));
  const file = path.join(folder, 'outbox', 'a1.7.1.eml');
  expect(readdirSync(path.dirname(file))).toEqual(['a1.7.1.eml']);
  // The mail contains links that open accounts.
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^From: Cadence <no-reply@app\.example\.com>$/m);
  expect(text).not.toMatch(/^Bcc:/m);
  rmSync(folder, { recursive: true });
});

describe('through a mail server', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());
  const mailer = () => createSmtpMailer(server.url, SENDER);

  test('a mail arrives with its text, its page and its logo', async () => {
    const png = await logoPicture(LOGO);
    if (!png) throw new Error('no picture');
    const mail = {
      ...PLAIN,
      html: '<p>Hello <img src="cid:logo"></p>',
      fromName: 'Müller, Söhne & Co',
    };
    await mailer().send({ mail, id: 'a1.7.1', pictures: [{ cid: 'logo', png }] });
    const [got, ...more] = server.received;
    expect(more).toEqual([]);
    expect(got).toMatchObject({
      from: { name: 'Müller, Söhne & Co', address: 'no-reply@app.example.com' },
      to: [{ address: 'ann@example.test' }],
      recipients: ['ann@example.test'],
      subject: 'Grüße',
      messageId: '<a1.7.1@app.example.com>',
    });
    expect([got?.text?.trim(), got?.html?.trim()]).toEqual(['Hello', mail.html]);
    expect(got?.attachments).toMatchObject([
      { contentId: '<logo>', mimeType: 'image/png', disposition: 'inline' },
    ]);
    expect(Buffer.from(got?.attachments[0]?.content as ArrayBuffer).equals(png)).toBe(true);
    expect(got?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('no text of a mail can add a header, a recipient or a file', async () => {
    await mailer().send(
      envelope({
        ...PLAIN,
        subject: 'Hi\r\nBcc: eve@example.test\r\n\r\nBody',
        fromName: 'Ann <eve@example.test>\r\nReply-To: eve@example.test',
        html: '<img src="file:///etc/hostname"><img src="cid:other">',
      }),
    );
    const [got] = server.received;
    expect(got?.recipients).toEqual(['ann@example.test']);
    expect(got?.from?.address).toBe('no-reply@app.example.com');
    expect([got?.replyTo, got?.bcc, got?.attachments]).toEqual([undefined, undefined, []]);
    expect(got?.text?.trim()).toBe('Hello');
  });

  test('an invalid address, or several in one, is not used as a recipient', async () => {
    for (const to of [
      'ann@example.test, eve@example.test',
      'ann@example.test\r\nRCPT TO:<eve@example.test>',
      'ann',
    ])
      await mailer()
        .send(envelope({ ...PLAIN, to }))
        .catch(() => undefined);
    expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('eve@example.test');
  });

  test('a server that refuses or cannot be reached causes an error', async () => {
    server.refusal = '451 Try again later';
    await expect(mailer().send(envelope(PLAIN))).rejects.toThrow('451');
    await server.stop();
    await expect(mailer().send(envelope(PLAIN))).rejects.toThrow('ECONNREFUSED');
    expect(server.received).toEqual([]);
  });
});

test('a logo becomes a PNG at most two lines high and of limited width; an invalid one becomes null', async () => {
  const sizeOf = async (svg: string) => {
    const png = await logoPicture(svg);
    return png && [png.readUInt32BE(16), png.readUInt32BE(20)];
  };
  expect(await sizeOf(LOGO)).toEqual([192, 64]);
  expect(await sizeOf(LOGO.replaceAll('30', '200'))).toEqual([480, 24]);
  expect(await sizeOf('<svg>')).toBeNull();
  expect(await sizeOf('not a picture')).toBeNull();
});
