import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderMailer, senderAt } from './index.ts';

describe('the mail folder', () => {
  test('a mail becomes one readable file, however often it is sent', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-mail-'));
    const mailer = createFolderMailer(path.join(folder, 'outbox'), senderAt('app.example.com:8080'));
    const mail = { to: 'ann@example.test', subject: 'Grüße\r\nBcc: eve@example.test', text: 'Hello' };
    await mailer.send(mail, 'outbox-1');
    await mailer.send(mail, 'outbox-1');
    expect(readdirSync(path.join(folder, 'outbox'))).toEqual(['outbox-1.eml']);
    const text = readFileSync(path.join(folder, 'outbox', 'outbox-1.eml'), 'utf8');
    expect(text).toMatch(/^From: Cadence <no-reply@app\.example\.com>$/m);
    expect(text).not.toMatch(/^Bcc:/m);
    rmSync(folder, { recursive: true });
  });
});
