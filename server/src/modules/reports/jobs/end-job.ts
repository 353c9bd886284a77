import type { Db } from '../../../kernel/db/index.ts';
import { Outbox } from '../../../kernel/outbox/index.ts';
import { settleSchedule } from '../schedules/settle-schedule.ts';
import type { ReportJobRow } from './report-jobs.queries.ts';
import type { Ending } from './report-runs.queries.ts';
import { endRun, runOf } from './report-runs.queries.ts';

/** Ends the run that claimed a job, and settles its schedule. @returns whether a mail was queued */
export async function endJob(db: Db, job: ReportJobRow, ending: Ending): Promise<boolean> {
  if (!(await endRun(db, runOf(job), ending))) return false;
  const outbox = new Outbox(ending.now);
  const { state, problem = null } = ending;
  await settleSchedule(db, outbox, { job, state, problem });
  return outbox.flush(db, job.tenant_id);
}
