import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { CURRENT_TENANT } from './isolation.ts';
import { roleStatement } from './roles.ts';

/**
 * The text that searches read, by trigrams. Under row level security the database may use an index only for comparisons
 * that cannot leak a row, and `like` is none. So a separate role, which nobody can sign in as and whose rights are
 * limited to these columns, searches the index; the functions that it owns take the tenant from the transaction, as the
 * policies do, and return nothing but ids. Rows are then read by the caller, under their own security.
 *
 * The index leads with the tenant: the data of others neither slows a search nor is read by it. A short list of recent
 * writes is kept beside it, so that a write does not sort its letters into the tree each time.
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

/** The first so many; all of them for null. */
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

/** Owning something takes the right to create it; nothing else may be created by it. */
const OWNED = `
  grant create on schema public to app_search;
  alter function find_titles(integer, text, integer) owner to app_search;
  alter function find_people(text, integer) owner to app_search;
  revoke create on schema public from app_search;
  revoke all on function find_titles(integer, text, integer) from public;
  revoke all on function find_people(text, integer) from public;
  grant execute on function find_titles(integer, text, integer) to app;
  grant execute on function find_people(text, integer) to app`;

/** Departments of a list are found by their people. */
const DEPARTMENTS = `create index people_department on people (tenant_id, org_unit, id)`;

/**
 * The manager of a new person is looked up without the planner knowing the organisation. Of one that has come since tables
 * were analysed it believes that it is empty: any index that begins with the organisation would do, and reading all of it for
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
