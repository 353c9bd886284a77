import { LIMITS } from '@cadence/shared-contract';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import type { ReportJobsTable } from '../../../migrations/report-tables.ts';
import { approverIdOf } from '../../people/index.ts';

export type ReportJobRow = Selectable<ReportJobsTable>;
type Owner = Pick<Actor, 'id'>;

/** The most jobs that a list shows. */
const LISTED = 100;
const DAY = 86_400_000;

/** Until when a report that finishes now is kept (D-96). */
export function keptUntil(now: Date): Date {
  return new Date(now.getTime() + LIMITS.reportDays * DAY);
}

/** Locks the start of reports for this person until the transaction ends, so that they can be counted. */
export async function lockReportsOf(db: Db, owner: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(7004, ${owner.id})`.execute(db);
}

/** The person's waiting reports, without those of schedules. */
export async function countWaiting(db: Db, owner: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('report_jobs')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where('state', '=', 'waiting')
    .where('schedule_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type NewReportJob = Pick<
  Insertable<ReportJobsTable>,
  'tenant_id' | 'person_id' | 'schedule_id' | 'report' | 'format' | 'params' | 'title' | 'created_at'
>;

export function insertJob(db: Db, job: NewReportJob): Promise<ReportJobRow> {
  return db
    .insertInto('report_jobs')
    .values({ ...job, state: 'waiting' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether a report of the schedule is waiting or running. */
export async function hasOpenJob(db: Db, scheduleId: number): Promise<boolean> {
  const row = await db
    .selectFrom('report_jobs')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('schedule_id', '=', scheduleId)
    .where('finished_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A job of this person; other people's are not found. */
export function findJob(db: Db, owner: Owner, id: number): Promise<ReportJobRow | undefined> {
  return db
    .selectFrom('report_jobs')
    .selectAll()
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The person's open and kept jobs in the order of the list: running, waiting, then the latest. */
export function listJobs(db: Db, owner: Owner, now: Date): Promise<ReportJobRow[]> {
  return db
    .selectFrom('report_jobs')
    .selectAll()
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where((eb) => eb.or([eb('finished_at', 'is', null), eb('kept_until', '>', now)]))
    .orderBy(sql`case state when 'running' then 0 when 'waiting' then 1 else 2 end`)
    .orderBy('finished_at', 'desc')
    .orderBy('started_at')
    .orderBy(sql`case when finished_at is null then id else -id end`)
    .limit(LISTED)
    .execute();
}

async function removeFile(db: Db, id: number): Promise<void> {
  await db
    .deleteFrom('report_file_chunks')
    .where('tenant_id', '=', currentTenant)
    .where('job_id', '=', id)
    .execute();
}

/** Cancels an open job of the person and deletes its partial file; undefined if there is none. */
export async function cancelJob(
  db: Db,
  owner: Owner,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<ReportJobRow | undefined> {
  const row = await db
    .updateTable('report_jobs')
    .set({ state: 'cancelled', run_id: null, finished_at: now, kept_until: keptUntil(now) })
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst();
  if (row) await removeFile(db, id);
  return row;
}

/** Withdraws a finished report that its person may no longer see, and deletes its file. */
export async function withdrawJob(
  db: Db,
  owner: Owner,
  { id, problem }: { readonly id: number; readonly problem: string },
): Promise<void> {
  await db
    .updateTable('report_jobs')
    .set({ state: 'withdrawn', problem })
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where('id', '=', id)
    .where('state', '=', 'done')
    .execute();
  await removeFile(db, id);
}

/** Deletes a job of the person with its file; false if there is none. */
export async function removeJob(db: Db, owner: Owner, id: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('report_jobs')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', owner.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}

/** Pieces of a finished report of the person, from a position on; fewer than `limit` at the end. */
export async function readPieces(
  db: Db,
  owner: Owner,
  { id, from, limit }: { readonly id: number; readonly from: number; readonly limit: number },
): Promise<readonly Buffer[]> {
  const rows = await db
    .selectFrom('report_file_chunks as piece')
    .innerJoin('report_jobs as job', (join) =>
      join.onRef('job.tenant_id', '=', 'piece.tenant_id').onRef('job.id', '=', 'piece.job_id'),
    )
    .select('piece.bytes')
    .where('job.tenant_id', '=', currentTenant)
    .where('job.person_id', '=', owner.id)
    .where('job.state', '=', 'done')
    .where('job.id', '=', id)
    .where('piece.position', '>=', from)
    .orderBy('piece.position')
    .limit(limit)
    .execute();
  return rows.map(({ bytes }) => bytes);
}

/** Who a person can ask about what they may not see: the nearest active manager, or the ceo; null for nobody. */
export async function findWhomToAsk(db: Db, owner: Owner): Promise<string | null> {
  const row = await db
    .selectFrom('people as person')
    .innerJoin('people as above', (join) =>
      join.onRef('above.tenant_id', '=', 'person.tenant_id').on('above.id', '=', approverIdOf('person')),
    )
    .select('above.name')
    .where('person.tenant_id', '=', currentTenant)
    .where('person.id', '=', owner.id)
    .executeTakeFirst();
  return row?.name ?? null;
}
