import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The timetable of recurring jobs; drops the schema of the queue that was used before (ADR 20). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table recurring_jobs (name text primary key, due_at timestamptz not null)`.execute(db);
  await sql`grant select, insert, update on recurring_jobs to app_jobs`.execute(db);
  await sql`drop schema if exists pgboss cascade`.execute(db);
}
