import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from '../outbox/index.ts';

export interface Mailer {
  /** Hands a mail over; `id` names it, so that a repeat is recognised as the same one. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** The address mails come from. */
export function senderAt(host: string | null): string {
  return `Cadence <no-reply@${host?.replace(/:\d+$/, '') || 'localhost'}>`;
}

/** Through a mail server. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(mail, id) {
      await transport.sendMail({ ...mail, messageId: `<${id}@cadence>` });
    },
    close: () => transport.close(),
  };
}

/** Into a folder, one `.eml` file each: what there is to read without a mail server. */
export function createFolderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    async send(mail, id) {
      const { message } = await transport.sendMail({ ...mail, messageId: `<${id}@cadence>` });
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not rendered');
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${id}.eml`);
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
