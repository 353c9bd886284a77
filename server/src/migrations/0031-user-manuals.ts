import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { isolateByTenant } from './isolation.ts';

const TYPES = `('D', 'DI', 'DC', 'I', 'ID', 'IS', 'S', 'SI', 'SC', 'C', 'CS', 'CD')`;

/** A person's own entry, or the result of an assessment; never both. */
const MANUALS = `
  create table user_manuals (
    tenant_id integer not null references tenants (id),
    person_id integer not null,
    public_key text not null,
    private_key text not null,
    entry_disc text check (entry_disc in ${TYPES}),
    entry_description text,
    entry_file_id text,
    entry_updated_at timestamptz(3),
    result_disc text check (result_disc in ${TYPES}),
    result_d smallint,
    result_i smallint,
    result_s smallint,
    result_c smallint,
    result_remarks jsonb,
    provider text,
    completed_at timestamptz(3),
    answers jsonb not null default '{}',
    primary key (tenant_id, person_id),
    unique (tenant_id, public_key),
    foreign key (tenant_id, person_id) references people (tenant_id, id) on delete cascade,
    check (entry_disc is null or completed_at is null),
    check ((entry_disc is null) = (entry_description is null) and (entry_disc is null) = (entry_updated_at is null)),
    check (entry_file_id is null or entry_disc is not null),
    check ((completed_at is null) = (result_disc is null) and (completed_at is null) = (provider is null)
      and (completed_at is null) = (result_remarks is null)),
    check (completed_at is null or (result_d >= 0 and result_i >= 0 and result_s >= 0 and result_c >= 0
      and result_d + result_i + result_s + result_c = 100))
  )`;

/** An assessment in progress, at most one per person; deleted with its answers when finished. */
const ASSESSMENTS = `
  create table disc_assessments (
    tenant_id integer not null references tenants (id),
    person_id integer not null,
    provider text not null,
    edition smallint not null,
    layout jsonb,
    begun_at timestamptz(3) not null,
    begun_on text not null check (begun_on in ('phone', 'computer')),
    primary key (tenant_id, person_id),
    foreign key (tenant_id, person_id) references user_manuals (tenant_id, person_id) on delete cascade
  );
  create table disc_answers (
    tenant_id integer not null references tenants (id),
    person_id integer not null,
    group_number smallint not null,
    most smallint not null check (most between 0 and 3),
    least smallint not null check (least between 0 and 3),
    answered_at timestamptz(3) not null,
    primary key (tenant_id, person_id, group_number),
    foreign key (tenant_id, person_id) references disc_assessments (tenant_id, person_id) on delete cascade,
    check (most <> least)
  )`;

/** PDFs of own entries; an unattached one is visible only to its owner, and kept for a day. */
const FILES = `
  create table user_manual_files (
    tenant_id integer not null references tenants (id),
    id text not null,
    person_id integer not null,
    name text not null,
    content bytea not null,
    uploaded_at timestamptz(3) not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, person_id) references people (tenant_id, id) on delete cascade
  );
  create index user_manual_files_of_person on user_manual_files (tenant_id, person_id);
  create unique index user_manuals_of_file on user_manuals (tenant_id, entry_file_id) where entry_file_id is not null;
  alter table user_manuals add foreign key (tenant_id, entry_file_id) references user_manual_files (tenant_id, id)`;

/** User manuals (people §3 User manual). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [MANUALS, ASSESSMENTS, FILES]) await sql.raw(statement).execute(db);
  for (const table of ['user_manuals', 'disc_assessments', 'disc_answers']) await isolateByTenant(db, table);
  await isolateByTenant(db, 'user_manual_files', { jobs: true });
  // The job that deletes unattached files needs to see which are attached.
  await sql
    .raw(
      `create policy user_manuals_jobs on user_manuals for select to app_jobs using (true);
       grant select on user_manuals to app_jobs`,
    )
    .execute(db);
}
