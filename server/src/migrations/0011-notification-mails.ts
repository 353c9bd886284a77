import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Which notifications have gone out by mail, or never will: earlier ones count as mailed. By default value and not by
 * update, because row level security hides the rows from a server's migration.
 */
const MAILED = `
  alter table notifications add column mailed_at timestamptz default now();
  alter table notifications alter column mailed_at drop default;
  create index notifications_unmailed on notifications (tenant_id, person_id, created_at) where mailed_at is null`;

/** Notifications by mail, batched (D-37). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(MAILED).execute(db);
}
