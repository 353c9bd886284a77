import type { Outbox } from '../../../kernel/outbox/index.ts';

/** The writer of the mails of schedules. */
export const REPORT_MAIL_WRITER = 'scheduled-report';

/** A mail to the person of a schedule. */
export type ReportMailOrder = { readonly scheduleId: number; readonly personId: number } & (
  | { readonly kind: 'ready'; readonly jobId: number }
  /** It could not be made this time. */
  | { readonly kind: 'failed'; readonly problem: string }
  /** The person may not have it any more, so it is not made again. */
  | { readonly kind: 'ended'; readonly problem: string }
);

/** Orders the mail in the caller's transaction. Nobody gets one about a schedule that they have ended, or who left. */
export function orderReportMail(outbox: Outbox, about: ReportMailOrder): void {
  outbox.bulkMail({ writer: REPORT_MAIL_WRITER, about });
}
