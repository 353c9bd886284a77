import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const KEYS = `
  alter table idempotency_keys
    add column target text not null default '',
    add column base_version text,
    add column made_id integer,
    add column made_version text,
    add column answered_at timestamptz(3) generated always as (created_at) stored;
  alter table idempotency_keys
    alter column answered_at drop expression;
  alter table idempotency_keys
    alter column answered_at set not null,
    drop constraint idempotency_keys_pkey,
    add primary key (tenant_id, person_id, key, operation, target)`;

/**
 * One key for each opened form, with the record that it made, and the versions before and after (D-122). Row level
 * security may hide existing rows from the migrating role, so a generated column fills them, not an update.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(KEYS).execute(db);
}
