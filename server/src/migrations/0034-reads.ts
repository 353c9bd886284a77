import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { CURRENT_TENANT } from './isolation.ts';
import { roleStatement } from './roles.ts';

/**
 * Trigram indexes for searches. Under row level security an index is used only for leakproof comparisons, and `like` is
 * not leakproof. So a separate role without login, whose rights are limited to these columns, reads the index: the
 * functions that it owns take the tenant from the transaction, as the policies do, and return only ids. The caller then
 * reads the rows under row level security.
 *
 * The index starts with the tenant, so that other tenants' rows are not read and do not slow a search. A small pending
 * list holds the latest writes, so that not every write updates the tree.
 */
const SEARCH = `
  create extension if not exists btree_gin;
  create index goals_search on goals using gin (tenant_id, period_id, title_key gin_trgm_ops)
    with (gin_pending_list_limit = 256) where deleted_at is null;
  create index people_search on people using gin (tenant_id, search_key gin_trgm_ops)
    with (gin_pending_list_limit = 256);

  grant usage on schema public to app_search;
  grant select (tenant_id, period_id, id, title_key, deleted_at) on goals to app_search;
  grant select (tenant_id, id, search_key) on people to app_search;
  create policy goals_search on goals for select to app_search using (true);
  create policy people_search on people for select to app_search using (true)`;

/** They return at most `most` ids; all of them for null. */
const FUNCTIONS = `
  create function find_titles(of_period integer, pattern text, most integer) returns integer[]
  language sql stable parallel unsafe security definer set search_path = pg_catalog, public, pg_temp as $$
    select array(
      select g.id from public.goals g
      where g.tenant_id = ${CURRENT_TENANT} and g.period_id = of_period and g.deleted_at is null
        and g.title_key like pattern
      limit most)
  $$;
  create function find_people(pattern text, most integer) returns integer[]
  language sql stable parallel unsafe security definer set search_path = pg_catalog, public, pg_temp as $$
    select array(
      select p.id from public.people p where p.tenant_id = ${CURRENT_TENANT} and p.search_key like pattern
      limit most)
  $$`;

/** An owner needs the right to create; it is revoked afterwards. */
const OWNED = `
  grant create on schema public to app_search;
  alter function find_titles(integer, text, integer) owner to app_search;
  alter function find_people(text, integer) owner to app_search;
  revoke create on schema public from app_search;
  revoke all on function find_titles(integer, text, integer) from public;
  revoke all on function find_people(text, integer) from public;
  grant execute on function find_titles(integer, text, integer) to app;
  grant execute on function find_people(text, integer) to app`;

/** For the list of departments, which is read from the people. */
const DEPARTMENTS = `create index people_department on people (tenant_id, org_unit, id)`;

/**
 * Hides the tenant's value from the planner when the manager of a new person is looked up. The planner takes a tenant
 * that was added after the last analyze for empty and chooses any index that starts with the tenant; scanning it for
 * each new person made ten thousand of them take minutes.
 */
const PLACE = `
  do $$
  begin
    execute replace(pg_get_functiondef('people_place()'::regprocedure),
      'where tenant_id = $1 and', 'where tenant_id = (select $1) and');
  end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(roleStatement('app_search')).execute(db);
  for (const part of [SEARCH, FUNCTIONS, OWNED, DEPARTMENTS, PLACE]) await sql.raw(part).execute(db);
}
