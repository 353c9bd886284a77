import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';
import type { Envelope } from './mail.ts';

export interface Mailer {
  /** Hands a mail over. @throws Error when it was not accepted, or the outcome is unknown */
  send(envelope: Envelope): Promise<void>;
  close(): void;
}

/** Who the product's mails come from. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** A server that does not answer is away; one that takes long over a mail it has is given the time. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 45_000,
  dnsTimeout: 10_000,
};
/** A mail reads no file and no address of ours, whatever its text contains. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/** The address mails come from when none is configured. */
export function senderAt(host: string | null): Sender {
  return { name: 'Cadence', address: `no-reply@${host?.replace(/:\d+$/, '') || 'localhost'}` };
}

function compose({ mail, id, pictures }: Envelope, sender: Sender): SendMailOptions {
  return {
    ...CLOSED,
    from: { name: mail.fromName ?? sender.name, address: sender.address },
    // One address, never a list made from a user's text.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    attachments: pictures.map(({ cid, png }) => ({
      ...{ cid, content: png, contentType: 'image/png', contentDisposition: 'inline' as const },
      filename: `${cid}.png`,
    })),
    messageId: `<${id}@${sender.address.split('@')[1] ?? 'localhost'}>`,
    // Absence notes are not wanted (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Through a mail server: a connection per mail, so that what is said of one is never another's. */
export function createSmtpMailer(url: string, sender: Sender): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS, ...CLOSED });
  return {
    async send(envelope) {
      await transport.sendMail(compose(envelope, sender));
    },
    close: () => transport.close(),
  };
}

/** Into a folder, one `.eml` file each: what there is to read without a mail server. */
export function createFolderMailer(folder: string, sender: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(envelope) {
      const { message } = await transport.sendMail(compose(envelope, sender));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not rendered');
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${envelope.id}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
