import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A version is rolled back for one organisation, or for all (null). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table halted_releases
      add column tenant text,
      drop constraint halted_releases_pkey,
      add constraint halted_releases_once unique nulls not distinct (remote, version, since, tenant)`.execute(
    db,
  );
}
