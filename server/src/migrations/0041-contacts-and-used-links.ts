import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Whom the people of an organisation turn to (D-193), and when a mailed link did its work (D-199): `used_at` is also the
 * end of links that were replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenants add column contact_link text`.execute(db);
  await sql`alter table link_tokens add column redeemed_at timestamptz`.execute(db);
}
