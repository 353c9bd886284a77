import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { isolateByTenant } from './isolation.ts';

const REQUESTS = `
  create table goal_requests (
    tenant_id integer not null references tenants (id),
    goal_id integer not null,
    person_id integer not null,
    content text not null,
    goal_version timestamptz(3) not null,
    response jsonb not null,
    answered_at timestamptz(3) not null,
    primary key (tenant_id, goal_id),
    foreign key (tenant_id, goal_id) references goals (tenant_id, id),
    foreign key (tenant_id, person_id) references people (tenant_id, id)
  );
  create index goal_requests_age on goal_requests (answered_at)`;

/** The last change of each goal, so that an identical one gets the same answer (D-89). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(REQUESTS).execute(db);
  await isolateByTenant(db, 'goal_requests', { jobs: true });
}
