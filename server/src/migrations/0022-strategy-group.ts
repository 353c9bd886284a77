import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Until now the group was set only when a person was added. People outside of it who used to be observers are outside
 * because it did not follow their role; others can only have been taken out by hand. Observers are in it for the same
 * reason, or by the column's old default, never by hand.
 *
 * Row level security binds the owner too, so each organisation is updated separately.
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

/** From now on the database derives the group from the role. */
const GROUP = `
  alter table people drop column strategy_member;
  alter table people add column strategy_member boolean not null
    generated always as (coalesce(strategy_choice, role <> 'observer')) stored`;

/** The strategy group follows the role unless it was set by hand (D-87). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [CHOICES, GROUP]) await sql.raw(part).execute(db);
}
