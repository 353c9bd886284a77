import { reportType } from '@cadence/shared-contract/reports';
import { dateInZone } from '../../../kernel/clock/clock.ts';
import type { DatabaseHandle, Db } from '../../../kernel/db/index.ts';
import { printedDate } from '../../../kernel/files/index.ts';
import type { Mail, MailContent, MailRow, MailWriter } from '../../../kernel/mail/index.ts';
import { renderMail } from '../../../kernel/mail/index.ts';
import type { Reader } from '../../../kernel/session/index.ts';
import { findReader } from '../../../kernel/session/index.ts';
import { findTenantById, mailBranding } from '../../tenants/index.ts';
import { findJob } from '../jobs/report-jobs.queries.ts';
import type { ReportMailOrder } from './report-mail.ts';
import type { ScheduleRow } from './schedules.queries.ts';
import { findScheduleById } from './schedules.queries.ts';

interface Facts {
  readonly reader: Reader;
  readonly schedule: ScheduleRow;
  /** 'Goal Compliance List' */
  readonly report: string;
  /** The page of reports. */
  readonly page: string;
}

type Words = Pick<MailContent, 'subject' | 'paragraphs' | 'button'>;

/** 'It is made again on Nov 23, 2026.' */
function nextSentence({ schedule, reader }: Facts): string {
  return schedule.next_at === null
    ? 'This was the last one: the schedule has ended.'
    : `It is made again on ${printedDate(dateInZone(schedule.next_at, reader.tenant.timeZone))}.`;
}

async function readyWords(db: Db, facts: Facts, jobId: number): Promise<Words | null> {
  const { reader, report, page } = facts;
  const job = await findJob(db, reader.actor, jobId);
  if (job?.state !== 'done' || !job.kept_until) return null;
  const contents = job.content_text === null ? '' : `: ${job.content_text}`;
  const kept = printedDate(dateInZone(job.kept_until, reader.tenant.timeZone));
  return {
    subject: `${report} is ready`,
    paragraphs: [
      `The report you scheduled was made, ${report}, ${job.title}${contents}.`,
      `It is kept until ${kept}, only for you. ${nextSentence(facts)}`,
    ],
    button: { label: 'Open Report', url: `${page}?job=${jobId}` },
  };
}

async function wordsOf(db: Db, order: ReportMailOrder, facts: Facts): Promise<Words | null> {
  const { report, page, schedule } = facts;
  if (order.kind === 'ready') return readyWords(db, facts, order.jobId);
  const what = `${report}, ${schedule.title}`;
  const button = { label: 'Open Reports', url: page };
  return order.kind === 'failed'
    ? {
        subject: `${report} could not be made`,
        paragraphs: [
          `The report you scheduled is missing this time, ${what}.`,
          order.problem,
          nextSentence(facts),
        ],
        button,
      }
    : {
        subject: `${report} is not made any more`,
        paragraphs: [`The schedule of a report has ended, ${what}.`, order.problem],
        button,
      };
}

async function write(
  db: Db,
  order: ReportMailOrder,
  { row, originOf }: Pick<ReportMailServices, 'originOf'> & { readonly row: MailRow },
): Promise<Mail | null> {
  const reader = await findReader(db, row.tenantId, order.personId);
  const schedule = await findScheduleById(db, row.tenantId, order.scheduleId);
  const tenant = await findTenantById(db, row.tenantId);
  if (!reader || !tenant || !schedule || schedule.end_reason === 'removed') return null;
  const page = `${originOf(tenant.subdomain)}/v3/reports`;
  const words = await wordsOf(db, order, {
    reader,
    schedule,
    page,
    report: reportType(schedule.report).name,
  });
  if (!words) return null;
  const stop = { label: 'Stop these mails', url: `${page}?schedule=${schedule.id}&stop` };
  return renderMail(
    {
      ...words,
      to: reader.actor.email,
      greeting: `Hello ${reader.actor.name},`,
      reason: 'You get this mail because you scheduled this report.',
      ...(schedule.ended_at === null && { stop }),
    },
    mailBranding(tenant),
  );
}

export interface ReportMailServices {
  readonly db: DatabaseHandle;
  readonly originOf: (subdomain: string) => string;
}

/** Writes the mails of schedules: a link, never the file (D-97). */
export function createReportMailWriter({ db, originOf }: ReportMailServices): MailWriter<ReportMailOrder> {
  return (order, row) =>
    db.transaction({ role: 'app', tenantId: row.tenantId }, (tx) => write(tx, order, { row, originOf }));
}
