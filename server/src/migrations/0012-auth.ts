import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Sessions that are open now begin to count with this migration. */
const SESSIONS = `
  alter table sessions add column chain_started_at timestamptz not null default now();
  alter table sessions alter column chain_started_at drop default`;

/** Existing links name no address and expire with this migration: people request a new one. */
const LINKS = `
  alter table link_tokens add column email text not null default '';
  alter table link_tokens alter column email drop default;
  alter table link_tokens add column order_id bigint`;

/**
 * A sign-in ends some time after it began (`chain_started_at`), however it is used; a link is valid only for the
 * address it was sent to, and knows the outbox row it was mailed for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [SESSIONS, LINKS]) await sql.raw(part).execute(db);
}
