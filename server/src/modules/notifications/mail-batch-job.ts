import type { Clock } from '../../kernel/clock/clock.ts';
import type { DatabaseHandle, Db } from '../../kernel/db/index.ts';
import type { ScheduledJob } from '../../kernel/jobs/index.ts';
import type { MailContent } from '../../kernel/mail/index.ts';
import { renderMail } from '../../kernel/mail/index.ts';
import { Outbox } from '../../kernel/outbox/index.ts';
import { mailBranding } from '../tenants/index.ts';
import type { Line, MailingTenant, Recipient } from './mail-batch.queries.ts';
import { findMailingTenants, findRecipients, takeLines } from './mail-batch.queries.ts';
import type { ReadGoalTitles } from './shown-words.ts';
import { shownWords, titlesOf } from './shown-words.ts';

/** At most one message per person in this time (D-37). */
const BATCH_MS = 10 * 60_000;
/** A mail with more lines than this would not be read. */
const MAX_LINES = 20;
/** People per transaction, to leave the database to others in between. */
const CHUNK = 200;

export interface MailBatchServices {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly originOf: (subdomain: string) => string;
  readonly readTitles: ReadGoalTitles;
  /** Called after a commit that wrote outbox rows. */
  readonly onOutbox: () => void;
}

/** The words of a notification in a mail. */
type WordedLine = Pick<Line, 'subject' | 'body'>;

function contentOf(
  { name, email }: Recipient,
  lines: readonly WordedLine[],
  { tenant, origin }: { readonly tenant: MailingTenant; readonly origin: string },
): MailContent {
  const [only] = lines;
  const shown = lines.slice(0, MAX_LINES).map(({ body }) => body);
  const rest = lines.length - shown.length;
  return {
    to: email,
    subject: lines.length === 1 && only ? only.subject : `${lines.length} notifications from ${tenant.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [lines.length === 1 ? 'There is news for you:' : 'This is new for you:'],
    items: rest > 0 ? [...shown, `and ${rest} more`] : shown,
    button: { label: 'Open Notifications', url: `${origin}/v3/notifications` },
    reason: 'You can switch these mails off in the settings of your profile.',
  };
}

interface Chunk {
  /** Whether mails were written. */
  readonly hasNews: boolean;
  /** Whether there may be more people. */
  readonly isFull: boolean;
}

/** Mails some of the people whose notifications have waited long enough; unwanted ones are only marked as done. */
async function mailChunk(db: Db, tenant: MailingTenant, services: MailBatchServices): Promise<Chunk> {
  const { clock, originOf, readTitles } = services;
  const now = clock.now();
  const waitingSince = new Date(now.getTime() - BATCH_MS);
  const recipients = await findRecipients(db, tenant.id, { waitingSince, limit: CHUNK });
  if (recipients.length === 0) return { hasNews: false, isFull: false };
  const people = recipients.map(({ id }) => id);
  const rows = await takeLines(db, { tenantId: tenant.id, people }, now);
  const titleFor = await titlesOf(db, { tenantId: tenant.id, rows }, readTitles);
  const worded = rows.map((row) => ({ ...row, body: shownWords(row, titleFor).body }));
  const linesOf = Map.groupBy(worded, (line) => line.person_id);
  const outbox = new Outbox(now);
  const branding = mailBranding(tenant);
  const place = { tenant, origin: originOf(tenant.subdomain) };
  for (const recipient of recipients) {
    const lines = linesOf.get(recipient.id);
    if (lines && recipient.is_wanted)
      outbox.bulkMail(renderMail(contentOf(recipient, lines, place), branding));
  }
  const hasNews = await outbox.flush(db, tenant.id);
  return { hasNews, isFull: recipients.length === CHUNK };
}

/**
 * Sends notifications by mail, batched per person (D-37). Mails about the account itself are sent at once, elsewhere.
 */
export async function mailNotifications(services: MailBatchServices): Promise<void> {
  const tenants = await services.db.transaction({ role: 'app', tenantId: null }, findMailingTenants);
  for (const tenant of tenants) {
    const scope = { role: 'app', tenantId: tenant.id } as const;
    let chunk: Chunk;
    do {
      chunk = await services.db.transaction(scope, (tx) => mailChunk(tx, tenant, services));
      if (chunk.hasNews) services.onOutbox();
    } while (chunk.isFull);
  }
}

export function notificationMailJob(services: MailBatchServices): ScheduledJob {
  return { name: 'notification-mails', every: 1, at: 0, run: () => mailNotifications(services) };
}
