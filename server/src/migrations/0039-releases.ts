import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What the gateways of an installation must agree on about releases of remotes: none of it belongs to a tenant. */
const RELEASES = `
  create table registry_revisions (environment text primary key, revision bigint not null);
  create table halted_releases (
    remote text not null,
    version text not null,
    since bigint not null,
    people integer not null,
    failing integer not null,
    halted_at timestamptz not null,
    primary key (remote, version, since)
  )`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(RELEASES).execute(db);
}
