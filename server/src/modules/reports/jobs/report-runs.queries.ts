import { LIMITS } from '@cadence/shared-contract';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import type { ReportJobsTable } from '../../../migrations/report-tables.ts';
import type { ReportJobRow } from './report-jobs.queries.ts';
import { keptUntil } from './report-jobs.queries.ts';

/** An attempt at a job; it loses the job once another attempt takes it over, or its person cancels or removes it. */
export interface Run {
  readonly tenantId: number;
  readonly jobId: number;
  readonly runId: string;
}

/** The attempt that claimed a job. */
export const runOf = (job: ReportJobRow): Run => ({
  tenantId: job.tenant_id,
  jobId: job.id,
  runId: job.run_id ?? '',
});

/** A report that was started this often without an end has failed. */
export const MAX_ATTEMPTS = 3;

/**
 * Claims the next waiting job for one process. The person with the fewest running reports comes first, then the one
 * whose last start is longest ago: ten reports of one person do not delay another's first.
 *
 * @returns undefined if nobody who may have another running report is waiting
 */
export async function claimJob(db: Db, run: { readonly runId: string; readonly now: Date }) {
  // Two processes counting concurrently would both find room for the same person.
  await sql`select pg_advisory_xact_lock(7005)`.execute(db);
  const { rows } = await sql<ReportJobRow>`
    with mine as (
      select tenant_id, person_id, count(*) filter (where state = 'running') as running, max(started_at) as served_at
      from report_jobs
      where (tenant_id, person_id) in (select tenant_id, person_id from report_jobs where state = 'waiting' and finished_at is null)
      group by tenant_id, person_id
    ), next as (
      select job.tenant_id, job.id from report_jobs job
      join mine on mine.tenant_id = job.tenant_id and mine.person_id = job.person_id
      where job.state = 'waiting' and job.finished_at is null and mine.running < ${LIMITS.reportsRunning}
      order by mine.running, mine.served_at nulls first, job.created_at, job.id
      limit 1
      for update of job skip locked
    )
    update report_jobs job set state = 'running', run_id = ${run.runId}, attempts = job.attempts + 1,
      rows_done = 0, rows_total = null, started_at = ${run.now}, heartbeat_at = ${run.now}
    from next where job.tenant_id = next.tenant_id and job.id = next.id
    returning job.*`.execute(db);
  return rows[0];
}

const ownRun = (db: Db, { tenantId, jobId, runId }: Run) =>
  db
    .updateTable('report_jobs')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('run_id', '=', runId);

export interface Progress {
  readonly done: number;
  readonly total: number | null;
}

/** Stores the progress and a heartbeat; false if the job no longer belongs to this run. */
export async function noteProgress(
  db: Db,
  run: Run,
  { done, total, now }: Progress & { readonly now: Date },
): Promise<boolean> {
  const noted = await ownRun(db, run)
    .set({ rows_done: done, rows_total: total, heartbeat_at: now })
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

/** Stores a piece of the file; false if the job no longer belongs to this run. */
export async function addPiece(
  db: Db,
  run: Run,
  {
    position,
    bytes,
    ...progress
  }: { readonly position: number; readonly bytes: Buffer; readonly now: Date } & Progress,
): Promise<boolean> {
  // Locks the job: a concurrent cancel waits, and deletes this piece as well.
  if (!(await noteProgress(db, run, progress))) return false;
  await db
    .insertInto('report_file_chunks')
    .values({ tenant_id: run.tenantId, job_id: run.jobId, position, bytes })
    .execute();
  return true;
}

async function removePieces(db: Db, { tenantId, jobId }: Omit<Run, 'runId'>): Promise<void> {
  await db
    .deleteFrom('report_file_chunks')
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', jobId)
    .execute();
}

export type Ending = Pick<
  Updateable<ReportJobsTable>,
  'content_text' | 'rights' | 'file_name' | 'file_type' | 'size' | 'problem' | 'rows_done' | 'rows_total'
> & { readonly state: 'done' | 'failed' | 'withdrawn'; readonly now: Date };

/** Ends a run, and deletes its file unless it is done. False if the job no longer belongs to this run. */
export async function endRun(db: Db, run: Run, { now, ...ending }: Ending): Promise<boolean> {
  const ended = await ownRun(db, run)
    .set({ ...ending, run_id: null, finished_at: now, kept_until: keptUntil(now) })
    .executeTakeFirst();
  if (ended.numUpdatedRows !== 1n) return false;
  if (ending.state !== 'done') await removePieces(db, run);
  return true;
}

/** Returns the job to the queue, for any process; `isCounted` if it may be the report's fault. */
export async function giveBack(
  db: Db,
  run: Run,
  { isCounted }: { readonly isCounted: boolean },
): Promise<void> {
  const back = await ownRun(db, run)
    .set((eb) => ({
      state: 'waiting',
      run_id: null,
      rows_done: 0,
      rows_total: null,
      attempts: isCounted ? eb.ref('attempts') : eb('attempts', '-', 1),
    }))
    .executeTakeFirst();
  if (back.numUpdatedRows === 1n) await removePieces(db, run);
}

/** Running jobs without a heartbeat since, in every tenant. */
export function findSilent(db: Db, since: Date): Promise<ReportJobRow[]> {
  return db
    .selectFrom('report_jobs')
    .selectAll()
    .where('state', '=', 'running')
    .where('finished_at', 'is', null)
    .where('heartbeat_at', '<', since)
    .execute();
}

/** Deletes expired reports, in every tenant. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('report_jobs').where('kept_until', '<=', now).execute();
}

/** Tenants that have reports or schedules. */
export async function findTenantsWithReports(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('report_jobs')
    .select('tenant_id')
    .union(db.selectFrom('report_schedules').select('tenant_id').where('ended_at', 'is', null))
    .execute();
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Deletes the reports and ends the schedules of people who have left. */
export async function removeOfDeparted(db: Db, tenantId: number, now: Date): Promise<void> {
  const departed = db
    .selectFrom('people')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('deactivated_at', 'is not', null);
  await db
    .deleteFrom('report_jobs')
    .where('tenant_id', '=', tenantId)
    .where('person_id', 'in', departed)
    .execute();
  await db
    .updateTable('report_schedules')
    .set({ next_at: null, ended_at: now, end_reason: 'denied' })
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .where('person_id', 'in', departed)
    .execute();
}
