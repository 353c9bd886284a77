import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const AUTHORS = `
  alter table action_items
    add column author_id integer,
    add column named_by_id integer,
    add foreign key (tenant_id, author_id) references people (tenant_id, id),
    add foreign key (tenant_id, named_by_id) references people (tenant_id, id),
    add check (named_by_id <> requester_id)`;

/** Who added an action item, and who put it in its requester's name; both unknown for earlier items (D-86, D-125). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(AUTHORS).execute(db);
}
