import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { errorCode } from '../../errors/index.ts';

/** Maximum listed mails; older ones stay in the folder. */
const MAX_LISTED = 100;
const EXTENSION = '.eml';

/** A mail of the outbox folder, parsed. */
export interface OutboxMail {
  /** Its file name without the extension. */
  readonly id: string;
  readonly sentAt: Date;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The page with its pictures embedded; null when the mail is plain text only. */
  readonly html: string | null;
}

function dataUrl(type: string, content: ArrayBuffer | Uint8Array | string): string {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);
  return `data:${type};base64,${bytes.toString('base64')}`;
}

async function readMail(folder: string, id: string): Promise<OutboxMail> {
  const file = path.join(folder, `${id}${EXTENSION}`);
  const [source, { mtime: sentAt }] = await Promise.all([readFile(file), stat(file)]);
  const mail = await PostalMime.parse(source);
  let html = mail.html ?? null;
  for (const { contentId = '', mimeType, content } of mail.attachments)
    html = html?.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, dataUrl(mimeType, content)) ?? null;
  return {
    ...{ id, sentAt, html },
    from: `${mail.from?.name ?? ''} <${mail.from?.address ?? ''}>`.trim(),
    to: mail.to?.map(({ address = '' }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
  };
}

async function listIds(folder: string): Promise<readonly string[]> {
  try {
    const files = await readdir(folder);
    return files.filter((file) => file.endsWith(EXTENSION)).map((file) => file.slice(0, -EXTENSION.length));
  } catch (error) {
    // The first mail creates the folder.
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** The mails of the folder, latest first. */
export async function listOutbox(folder: string): Promise<readonly OutboxMail[]> {
  const ids = await listIds(folder);
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, at: (await stat(path.join(folder, `${id}${EXTENSION}`))).mtimeMs })),
  );
  const latest = dated.toSorted((a, b) => b.at - a.at).slice(0, MAX_LISTED);
  return Promise.all(latest.map(({ id }) => readMail(folder, id)));
}

/** One mail; null when the id is unknown. */
export async function findInOutbox(folder: string, id: string): Promise<OutboxMail | null> {
  return (await listIds(folder)).includes(id) ? readMail(folder, id) : null;
}
