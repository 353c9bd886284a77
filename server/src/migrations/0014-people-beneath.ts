import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The path as text that ends with a dot, so that everyone beneath a person is in one range of it. Under row level
 * security the database may use an index only for comparisons that cannot leak a row, and ltree's are not among them: a
 * branch was found by reading the whole organisation. The index does not lead with the tenant: while nothing is known
 * of the table, the planner would use it for any look-up by tenant and id.
 */
const BENEATH = `
  alter table people add column path_key text collate "C" not null
    generated always as (ltree2text(path) || '.') stored;
  create index people_beneath on people (path_key);
  drop index people_path`;

/**
 * The triggers of the hierarchy again. One statement may add a hundred thousand people to an empty table: the place of
 * each is planned for the table as it is by then, not as it was at the first. A branch that moves is found by its range.
 */
const HIERARCHY = `
  alter function people_place() set plan_cache_mode to force_custom_plan;

  create or replace function people_move_reports() returns trigger language plpgsql as $$
  begin
    update people set path = new.path || subpath(path, nlevel(old.path))
      where tenant_id = new.tenant_id and path_key > old.path_key
        and path_key < rtrim(old.path_key, '.') || '/';
    return null;
  end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [BENEATH, HIERARCHY]) await sql.raw(part).execute(db);
}
