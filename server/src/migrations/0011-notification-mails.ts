import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * When notifications were mailed; older ones count as mailed. Set by a default value, not an update, because row level
 * security hides the rows from the migrating role.
 */
const MAILED = `
  alter table notifications add column mailed_at timestamptz default now();
  alter table notifications alter column mailed_at drop default;
  create index notifications_unmailed on notifications (tenant_id, person_id, created_at) where mailed_at is null`;

/** Notifications by mail, batched (D-37). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(MAILED).execute(db);
}
