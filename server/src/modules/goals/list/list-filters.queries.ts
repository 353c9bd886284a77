import type { GoalListInput, GoalSelect } from '@cadence/shared-contract';
import { GOAL_SELECT, GOAL_STATE_ALIASES } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { needsReviewSql } from '../core/records/goal-flags.queries.ts';
import { searchPattern } from './goal-search.queries.ts';
import type { HiddenParents, Listing, ListViewer } from './list-rules.queries.ts';
import { alignedSql, hasEditSql, silentSql, topLevelSql } from './list-rules.queries.ts';

type Predicate = RawBuilder<boolean>;

/** The goal's owner is one of the matching people of the tenant. */
function ownedBy({ actor }: Listing, people: Predicate): Predicate {
  return sql`g.owner_id in (select p.id from people p where p.tenant_id = ${actor.tenantId} and ${people})`;
}

/** The people (alias `p`) whose goals a select keeps; null for a select that does not depend on the owner. */
const SELECTED: Readonly<Record<GoalSelect, ((actor: ListViewer['actor']) => Predicate) | null>> = {
  [GOAL_SELECT.myGoals]: ({ id }) => sql`p.id = ${id}`,
  [GOAL_SELECT.directReports]: ({ id }) => sql`p.manager_id = ${id}`,
  [GOAL_SELECT.companyGoals]: null,
  // 'My Manager & Peers' (D-59); a person without a manager has no peers either.
  [GOAL_SELECT.managerAndPeers]: ({ id, managerId }) =>
    sql`(p.id = ${managerId}::int or (p.manager_id = ${managerId}::int and p.id <> ${id}))`,
};

function selectsOf({ GoalSelectFilter = [] }: GoalListInput): readonly GoalSelect[] {
  return Object.values(GOAL_SELECT).filter((select) => GoalSelectFilter.includes(select));
}

/** SQL for the ids of the people whose goals the selects keep. */
export function selectedPeople(input: GoalListInput, actor: ListViewer['actor']): RawBuilder<number> {
  const wanted = selectsOf(input).flatMap((select) => SELECTED[select]?.(actor) ?? []);
  const isWanted = wanted.length > 0 ? sql.join(wanted, sql` or `) : sql`false`;
  return sql`(select p.id from people p where p.tenant_id = ${actor.tenantId} and (${isWanted}))`;
}

/**
 * The goal selects, any of which must hold (core §2). The few owners are already looked up; goals are found by them.
 */
function selected(input: GoalListInput, { owners }: Listing): readonly Predicate[] {
  const selects = selectsOf(input);
  if (selects.length === 0) return [];
  const ways = [
    ...(selects.some((select) => SELECTED[select]) ? [sql`g.owner_id = any(${owners}::int[])`] : []),
    ...(selects.includes(GOAL_SELECT.companyGoals) ? [sql`g.is_company`] : []),
  ];
  return [sql`(${sql.join(ways, sql` or `)})`];
}

function searched(text: string, listing: Listing): Predicate {
  const { found } = listing;
  if (found) return sql`(g.id = any(${found.goals}::int[]) or g.owner_id = any(${found.people}::int[]))`;
  const pattern = searchPattern(text);
  return sql`(g.title_key like ${pattern} or ${ownedBy(listing, sql`p.search_key like ${pattern}`)})`;
}

function followed({ actor }: Listing): Predicate {
  return sql`g.id in (select f.goal_id from goal_follows f
    where f.tenant_id = ${actor.tenantId} and f.person_id = ${actor.id})`;
}

/** The boolean filters, by their names in the contract. */
function flagPredicates(input: GoalListInput, listing: Listing): readonly Predicate[] {
  const flags: readonly (readonly [boolean | undefined, () => Predicate])[] = [
    [input.Aligned, () => alignedSql(listing)],
    [input.Unaligned, () => sql`not ${alignedSql(listing)}`],
    [input.NeedsUpdate, () => silentSql(listing)],
    [input.NeedsReview, () => needsReviewSql(listing, hasEditSql('review'))],
    [input.TrendingUp, () => sql`g.likelihood_delta > 0`],
    [input.TrendingDown, () => sql`g.likelihood_delta < 0`],
    [input.QTrendingUp, () => sql`g.quality_delta > 0`],
    [input.QTrendingDown, () => sql`g.quality_delta < 0`],
    [input.FollowedGoals, () => followed(listing)],
    [input.TopLevelGoals, () => topLevelSql(listing)],
    [input.ExcludePrivate, () => sql`not g.is_private`],
    // A company goal is kept when its owner leaves: it belongs to the company (D-20).
    [
      !input.DeactivatedUsers,
      () => sql`(g.is_company or not ${ownedBy(listing, sql`p.deactivated_at is not null`)})`,
    ],
  ];
  return flags.flatMap(([isOn, predicate]) => (isOn ? [predicate()] : []));
}

/** Filters with several values, of which a goal must have one; an empty list filters nothing. */
function listPredicates(input: GoalListInput, listing: Listing): readonly Predicate[] {
  const states = input.GoalStates?.map((state) => GOAL_STATE_ALIASES[state] ?? state);
  const lists: readonly (readonly [
    readonly unknown[] | undefined,
    (values: readonly unknown[]) => Predicate,
  ])[] = [
    [input.Ids, (values) => sql`g.id = any(${values}::int[])`],
    [input.Users, (values) => sql`g.owner_id = any(${values}::int[])`],
    [input.Depts, (values) => ownedBy(listing, sql`p.org_unit = any(${values}::text[])`)],
    [states, (values) => sql`g.state = any(${values}::text[])`],
    [input.Likelihood, (values) => sql`g.likelihood = any(${values}::int[])`],
    [input.Quality, (values) => sql`g.quality = any(${values}::int[])`],
  ];
  return lists.flatMap(([values, predicate]) => (values && values.length > 0 ? [predicate(values)] : []));
}

/** Every filter of the list as SQL; all of them must hold, of the goal selects any (core §2). */
export function filterPredicates(input: GoalListInput, listing: Listing): readonly Predicate[] {
  const title = input.Title?.trim();
  return [
    ...selected(input, listing),
    ...(title ? [searched(title, listing)] : []),
    ...listPredicates(input, listing),
    ...flagPredicates(input, listing),
  ];
}

/**
 * True when the filters keep few goals and are covered by an index: then all matches are found once and sorted. Other
 * filters keep so many that the next matches are soon found in the order of an index.
 */
export function isNarrow(input: GoalListInput, { found }: Pick<Listing, 'found'>): boolean {
  const lists = [input.Ids, input.GoalSelectFilter, input.Users];
  return Boolean(
    found || input.NeedsReview || input.FollowedGoals || lists.some((list) => list && list.length > 0),
  );
}

/** The sets of hidden parents that the filters need. */
export function askedParents(input: GoalListInput, { actor }: Listing): readonly HiddenParents[] {
  if (actor.role === 'observer') return [];
  return [
    ...(input.Aligned || input.Unaligned ? (['unaligning'] as const) : []),
    ...(input.TopLevelGoals ? (['unknown'] as const) : []),
  ];
}

/** Whether the filters can keep any goals of a priority (`bandsOf`). */
export function mayHold(input: GoalListInput, priority: number): boolean {
  // Worsened goals have a falling trend; goals that need an update never have the last priority.
  return !(input.TrendingUp && priority === 1) && !(input.NeedsUpdate && priority === 6);
}
