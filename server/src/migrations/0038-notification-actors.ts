import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Whose face stands beside a notification, and the order of the list: what is unread comes first. */
const NOTIFICATION_ACTORS = `
  alter table notifications add column actor_id integer;
  create index notifications_unread_first on notifications (tenant_id, person_id, (read_at is not null), id desc);
  drop index notifications_list`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(NOTIFICATION_ACTORS).execute(db);
}
