import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Columns that filters and tags of the list read: with them in the index, counts read no rows (GOAL-038). */
const LOOKED_AT = `owner_id, creator_id, state, is_private, is_company, parent_id, enabled_from, status_week,
  likelihood, quality, likelihood_delta, quality_delta`;

/**
 * The goals list reads public goals and hidden ones separately (D-21, D-22). Each live goal is in one of the two
 * indexes, in the order of the list within one priority (D-19).
 */
const LIST = `
  create index goals_open on goals (tenant_id, period_id, updated_at desc, id) include (${LOOKED_AT})
    where deleted_at is null and not is_private and state in ('approved', 'results_in_review', 'finalized');
  create index goals_hidden on goals (tenant_id, period_id, updated_at desc, id) include (${LOOKED_AT})
    where deleted_at is null and not (not is_private and state in ('approved', 'results_in_review', 'finalized'));
  create index goals_worsened on goals (tenant_id, period_id, updated_at desc, id)
    where deleted_at is null and not is_private and state in ('approved', 'results_in_review', 'finalized')
      and likelihood_delta < 0 and state <> 'finalized';
  create index goals_unaligning on goals (tenant_id, period_id, id) where deleted_at is not null or state = 'shelved';
  create index people_deactivated on people (tenant_id, id) where deactivated_at is not null`;

/** The searched text in lower case, stored: a case-insensitive comparison would convert both texts each time. */
const SEARCH = `
  alter table goals add column title_key text not null generated always as (lower(title)) stored;
  alter table people add column search_key text not null
    generated always as (lower(name || E'\\n' || coalesce(org_unit, ''))) stored`;

/** A period implies its tenant; a planner that multiplies the two selectivities expects far too few goals. */
const STATISTICS = `create statistics goals_of_period (dependencies) on tenant_id, period_id from goals`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [SEARCH, LIST, STATISTICS]) await sql.raw(part).execute(db);
}
