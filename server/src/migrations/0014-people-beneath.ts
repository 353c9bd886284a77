import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The path as text that ends with a dot, so that everyone beneath a person is in one range of it. Under row level
 * security an index is used only for leakproof comparisons, and ltree's are not leakproof: finding a branch scanned the
 * whole organisation. The index does not start with the tenant: without statistics, the planner would then use it for
 * any look-up by tenant and id.
 */
const BENEATH = `
  alter table people add column path_key text collate "C" not null
    generated always as (ltree2text(path) || '.') stored;
  create index people_beneath on people (path_key);
  drop index people_path`;

/**
 * Changes the hierarchy's triggers. One statement may add a hundred thousand people to an empty table, so the look-up
 * of each manager is planned again, not once for the empty table. A branch that moves is found by its range.
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
