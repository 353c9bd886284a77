import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The group was written once, when a person was added. A former observer outside of it is there because nothing
 * followed their role; anyone else outside of it was put there by hand. Observers inside of it were left there the same
 * way, or by the column's old default: nobody put them there.
 *
 * The owner is bound by row level security too, so each organisation is visited by itself.
 */
const CHOICES = `
  alter table people add column strategy_choice boolean;
  do $$
  declare organisation integer;
  begin
    for organisation in select id from tenants loop
      perform set_config('app.tenant', organisation::text, true);
      update people p set strategy_choice = false
        where p.tenant_id = organisation and p.role <> 'observer' and not p.strategy_member
          and not exists (
            select from person_changes c
            where c.tenant_id = p.tenant_id and c.person_id = p.id and c.change = 'Role' and c.from_text = 'Observer');
    end loop;
    perform set_config('app.tenant', '', true);
  end $$`;

/** From now on the database itself keeps the group true to the role. */
const GROUP = `
  alter table people drop column strategy_member;
  alter table people add column strategy_member boolean not null
    generated always as (coalesce(strategy_choice, role <> 'observer')) stored`;

/** The strategy group follows the role unless it was set by hand (D-87). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [CHOICES, GROUP]) await sql.raw(part).execute(db);
}
