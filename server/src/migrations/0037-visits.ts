import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { isolateByTenant } from './isolation.ts';

const VISITS = `
  create table visits (
    tenant_id integer not null references tenants (id),
    person_id integer not null,
    started_at timestamptz(3) not null,
    seen_at timestamptz(3) not null,
    before_at timestamptz(3),
    primary key (tenant_id, person_id),
    foreign key (tenant_id, person_id) references people (tenant_id, id),
    check (seen_at >= started_at)
  )`;

/** When each person was last here, for what has moved since (D-102). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(VISITS).execute(db);
  await isolateByTenant(db, 'visits');
}
