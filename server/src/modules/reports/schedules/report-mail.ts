import type { Outbox } from '../../../kernel/outbox/index.ts';

/** The writer of the mails of schedules. */
export const REPORT_MAIL_WRITER = 'scheduled-report';

/** A mail to the person of a schedule. */
export type ReportMailOrder = { readonly scheduleId: number; readonly personId: number } & (
  | { readonly kind: 'ready'; readonly jobId: number }
  /** It could not be made this time. */
  | { readonly kind: 'failed'; readonly problem: string }
  /** The person may no longer have it, so it is not made again. */
  | { readonly kind: 'ended'; readonly problem: string }
);

/** Queues the mail in the caller's transaction. It is not sent if the person has ended the schedule, or has left. */
export function orderReportMail(outbox: Outbox, about: ReportMailOrder): void {
  outbox.bulkMail({ writer: REPORT_MAIL_WRITER, about });
}
