import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';
import type { Envelope } from './mail.ts';

export interface Mailer {
  /** Sends a mail. @throws Error when it was not accepted, or when that is unknown */
  send(envelope: Envelope): Promise<void>;
  close(): void;
}

/** The sender of the product's mails. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** A server that does not answer is away; one that has received a mail gets more time to accept it. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 45_000,
  dnsTimeout: 10_000,
};
/** A mail may read none of our files or addresses, whatever its text contains. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/** The sender when none is configured. */
export function senderAt(host: string | null): Sender {
  return { name: 'Cadence', address: `no-reply@${host?.replace(/:\d+$/, '') || 'localhost'}` };
}

function compose({ mail, id, pictures }: Envelope, sender: Sender): SendMailOptions {
  return {
    ...CLOSED,
    from: { name: mail.fromName ?? sender.name, address: sender.address },
    // One address, never parsed as a list.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    attachments: pictures.map(({ cid, png }) => ({
      ...{ cid, content: png, contentType: 'image/png', contentDisposition: 'inline' as const },
      filename: `${cid}.png`,
    })),
    messageId: `<${id}@${sender.address.split('@')[1] ?? 'localhost'}>`,
    // Suppress absence notes (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Sends through a mail server, with a connection per mail, so that replies are never mixed up. */
export function createSmtpMailer(url: string, sender: Sender): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS, ...CLOSED });
  return {
    async send(envelope) {
      await transport.sendMail(compose(envelope, sender));
    },
    close: () => transport.close(),
  };
}

/** Writes each mail to a folder as an `.eml` file, to be read without a mail server. */
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
