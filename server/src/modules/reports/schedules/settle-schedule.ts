import type { Db } from '../../../kernel/db/index.ts';
import type { Outbox } from '../../../kernel/outbox/index.ts';
import type { ReportJobRow } from '../jobs/report-jobs.queries.ts';
import { orderReportMail } from './report-mail.ts';
import { endSchedule } from './schedules.queries.ts';

/** The outcome of a job. */
interface Outcome {
  readonly job: Pick<ReportJobRow, 'tenant_id' | 'id' | 'person_id' | 'schedule_id'>;
  readonly state: 'done' | 'failed' | 'withdrawn';
  readonly problem: string | null;
}

/** Settles a schedule after its report has ended: queues a mail, and ends the schedule if the right was lost. */
export async function settleSchedule(
  db: Db,
  outbox: Outbox,
  { job, state, problem }: Outcome,
): Promise<void> {
  if (job.schedule_id === null) return;
  const about = { scheduleId: job.schedule_id, personId: job.person_id };
  if (state === 'done') orderReportMail(outbox, { ...about, kind: 'ready', jobId: job.id });
  else
    orderReportMail(outbox, {
      ...about,
      kind: state === 'failed' ? 'failed' : 'ended',
      problem: problem ?? '',
    });
  if (state === 'withdrawn')
    await endSchedule(
      db,
      { tenantId: job.tenant_id, id: job.schedule_id },
      { reason: 'denied', now: outbox.now },
    );
}
