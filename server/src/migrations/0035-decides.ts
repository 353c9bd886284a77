import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The ids of everyone whose requests a person decides on: the inverse of the people slice's `approverIdOf` (D-17).
 * Direct reports; beneath deactivated ones their reports; for the ceo also everyone with nobody active above them. A
 * test compares the two.
 *
 * Every request calls it. Hardly anybody has a deactivated report, so the recursive query runs only if there is one.
 */
const DECIDES = `
  create function decides_on(of_tenant integer, decider integer, is_ceo boolean) returns integer[]
  language plpgsql stable parallel safe as $$
  declare
    direct integer[];
    has_gone boolean;
  begin
    if not is_ceo then
      select coalesce(array_agg(id), '{}'), coalesce(bool_or(deactivated_at is not null), false) into direct, has_gone
      from people where tenant_id = of_tenant and manager_id = decider;
      if not has_gone then return direct; end if;
    end if;
    return array(
      with recursive led as (
        select one.id, one.deactivated_at from people one
        where one.tenant_id = of_tenant and (one.manager_id = decider
          or (is_ceo and one.manager_id is null and one.id <> decider))
        union all
        select one.id, one.deactivated_at from people one
        join led on one.tenant_id = of_tenant and one.manager_id = led.id and led.deactivated_at is not null
      )
      select id from led
    );
  end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DECIDES).execute(db);
}
