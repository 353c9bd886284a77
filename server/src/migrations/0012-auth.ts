import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** For open sessions, the sign-in counts from this migration. */
const SESSIONS = `
  alter table sessions add column chain_started_at timestamptz not null default now();
  alter table sessions alter column chain_started_at drop default`;

/** Earlier links have no address, so they stop working with this migration: people have to request new ones. */
const LINKS = `
  alter table link_tokens add column email text not null default '';
  alter table link_tokens alter column email drop default;
  alter table link_tokens add column order_id bigint`;

/**
 * A sign-in has an absolute end, counted from `chain_started_at`. A link is valid only for the address that it was
 * mailed to, and refers to the outbox row of its mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [SESSIONS, LINKS]) await sql.raw(part).execute(db);
}
