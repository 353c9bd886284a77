import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Sessions that are open now begin to count with this migration. */
const SESSIONS = `
  alter table sessions add column chain_started_at timestamptz not null default now();
  alter table sessions alter column chain_started_at drop default`;

/** Links that are out now name no address and die with this migration: whoever needs one asks again. */
const LINKS = `
  alter table link_tokens add column email text not null default '';
  alter table link_tokens alter column email drop default;
  alter table link_tokens add column order_id bigint`;

/**
 * A sign-in ends for good some time after it began (`chain_started_at`); a link is good for the address it went to only,
 * and knows the outbox row it was mailed for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [SESSIONS, LINKS]) await sql.raw(part).execute(db);
}
