import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { isolateByTenant } from './isolation.ts';

const THEMES = `
  create table company_themes (
    tenant_id integer not null references tenants (id),
    period_id integer not null,
    title text not null check (length(title) between 1 and 255),
    updated_at timestamptz(3) not null,
    primary key (tenant_id, period_id),
    foreign key (tenant_id, period_id) references periods (tenant_id, id)
  )`;

/** The company theme, one per period (core §2 Dashboard). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(THEMES).execute(db);
  await isolateByTenant(db, 'company_themes');
}
