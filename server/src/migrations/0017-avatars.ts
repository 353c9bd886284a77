import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { isolateByTenant } from './isolation.ts';

const AVATARS = `
  alter table people add column avatar_key text;
  create table avatars (
    tenant_id integer not null references tenants (id),
    person_id integer not null,
    key text not null,
    small bytea not null,
    large bytea not null,
    primary key (tenant_id, person_id),
    unique (tenant_id, key),
    foreign key (tenant_id, person_id) references people (tenant_id, id) on delete cascade
  )`;

/** Pictures of people, in the two sizes that are shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(AVATARS).execute(db);
  await isolateByTenant(db, 'avatars');
}
