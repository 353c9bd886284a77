import type { Logger } from 'pino';
import { dateInZone } from '../../../kernel/clock/clock.ts';
import type { Clock } from '../../../kernel/clock/clock.ts';
import type { DatabaseHandle, Db } from '../../../kernel/db/index.ts';
import { DomainError } from '../../../kernel/errors/index.ts';
import type { ScheduledJob } from '../../../kernel/jobs/index.ts';
import { Outbox } from '../../../kernel/outbox/index.ts';
import type { Reader } from '../../../kernel/session/index.ts';
import { findReader } from '../../../kernel/session/index.ts';
import { currentPeriod } from '../../periods/index.ts';
import { hasOpenJob, insertJob } from '../jobs/report-jobs.queries.ts';
import type { ReportMaker } from '../jobs/report-maker.ts';
import { isRightLost } from '../jobs/right-lost.ts';
import { nextRun } from './next-run.ts';
import { orderReportMail } from './report-mail.ts';
import type { ScheduleRow } from './schedules.queries.ts';
import { endSchedule, findDue, findMistimed, moveOn, quarterEndsFrom } from './schedules.queries.ts';

/** Schedules read at a time. */
const BATCH = 200;

export interface ScheduleServices {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly maker: ReportMaker;
  /** Makes the queued reports. */
  readonly queue: { nudge(): void };
  /** Called after a commit that wrote outbox rows. */
  readonly onOutbox: () => void;
}

async function nextOf(db: Db, schedule: ScheduleRow, { now, timeZone }: { now: Date; timeZone: string }) {
  const today = dateInZone(now, timeZone);
  await currentPeriod(db, schedule.tenant_id, today);
  const quarterEnds = await quarterEndsFrom(db, schedule.tenant_id, today);
  return nextRun(schedule, now, { timeZone, quarterEnds });
}

interface Asked {
  readonly title: string;
  readonly refusal: DomainError | null;
}

/** The report's current subject, or the reason why the person may not or cannot have it. */
async function ask(
  db: Db,
  schedule: ScheduleRow,
  { reader, now, maker }: { reader: Reader; now: Date; maker: ReportMaker },
) {
  const { report, format, params } = schedule;
  const ctx = { ...reader, db, now, today: dateInZone(now, reader.tenant.timeZone) };
  try {
    const title = await maker.describe(ctx, { report, format, params });
    return { title, refusal: null } satisfies Asked;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { title: schedule.title, refusal: error } satisfies Asked;
  }
}

async function runSchedule(
  db: Db,
  outbox: Outbox,
  { schedule, maker }: { schedule: ScheduleRow; maker: ReportMaker },
) {
  const { tenant_id: tenantId, id, person_id: personId } = schedule;
  const { now } = outbox;
  const end = () => endSchedule(db, { tenantId, id }, { reason: 'denied', now });
  const reader = await findReader(db, tenantId, personId);
  if (!reader) {
    await end();
    return;
  }
  const { title, refusal } = await ask(db, schedule, { reader, now, maker });
  const about = { scheduleId: id, personId, problem: refusal?.message ?? '' };
  if (isRightLost(refusal)) {
    if (await end()) orderReportMail(outbox, { ...about, kind: 'ended' });
    return;
  }
  const { timeZone } = reader.tenant;
  const nextAt = await nextOf(db, schedule, { now, timeZone });
  if (!(await moveOn(db, schedule, { nextAt, now, title, time_zone: timeZone }))) return;
  if (refusal) orderReportMail(outbox, { ...about, kind: 'failed' });
  else if (!(await hasOpenJob(db, id))) {
    const { report, format, params } = schedule;
    const asked = { report, format, params: JSON.stringify(params), title, schedule_id: id };
    await insertJob(db, { ...asked, tenant_id: tenantId, person_id: personId, created_at: now });
  }
}

/** Reschedules after a change of the tenant's time zone: the hour applies in the new zone. */
async function timeAgain(
  db: Db,
  { schedule, timeZone }: { schedule: ScheduleRow; timeZone: string },
  now: Date,
) {
  const nextAt = await nextOf(db, schedule, { now, timeZone });
  await moveOn(db, schedule, { nextAt, now, time_zone: timeZone });
}

const inTenantOf = <T>(
  db: DatabaseHandle,
  { tenant_id }: ScheduleRow,
  work: (tx: Db) => Promise<T>,
): Promise<T> => db.transaction({ role: 'app', tenantId: tenant_id }, work);

/** Runs the work for one schedule; a failure is logged and does not stop the others. */
async function guarded(
  { log }: Pick<ScheduleServices, 'log'>,
  { id }: ScheduleRow,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error(
      { err: error, schedule: id },
      'a schedule of a report was passed over; the next look tries again',
    );
  }
}

async function runDue(services: ScheduleServices, schedule: ScheduleRow, now: Date): Promise<void> {
  const { db, maker, onOutbox } = services;
  const hasMail = await inTenantOf(db, schedule, async (tx) => {
    const outbox = new Outbox(now);
    await runSchedule(tx, outbox, { schedule, maker });
    return outbox.flush(tx, schedule.tenant_id);
  });
  if (hasMail) onOutbox();
}

/** Queues a report for every schedule that is due; if several runs were missed, only one. */
export async function runSchedules(services: ScheduleServices): Promise<void> {
  const { db, clock, queue } = services;
  const now = clock.now();
  const mistimed = await db.transaction({ role: 'jobs' }, (tx) => findMistimed(tx));
  for (const found of mistimed) {
    const isDue = found.schedule.next_at !== null && found.schedule.next_at <= now;
    if (!isDue)
      await guarded(services, found.schedule, () =>
        inTenantOf(db, found.schedule, (tx) => timeAgain(tx, found, now)),
      );
  }
  let due: readonly ScheduleRow[] = [];
  do {
    const last = due.at(-1);
    due = await db.transaction({ role: 'jobs' }, (tx) => findDue(tx, now, { limit: BATCH, last }));
    for (const schedule of due) await guarded(services, schedule, () => runDue(services, schedule, now));
    if (due.length > 0) queue.nudge();
  } while (due.length === BATCH);
}

export function scheduledReportsJob(services: ScheduleServices): ScheduledJob {
  return { name: 'scheduled-reports', every: 5, at: 0, run: () => runSchedules(services) };
}
