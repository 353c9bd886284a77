import type { GoalListInput, GoalSelect } from '@cadence/shared-contract';
import { GOAL_SELECT, GOAL_STATE_ALIASES } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { containing } from '../../../kernel/db/index.ts';
import type { Listing } from './list-rules.ts';
import { alignedSql, hasEditSql, needsReviewSql, silentSql, topLevelSql } from './list-rules.ts';

type Predicate = RawBuilder<boolean>;

/** The goal's owner is one of some people of the tenant. */
function ownedBy({ actor }: Listing, people: Predicate): Predicate {
  return sql`g.owner_id in (select p.id from people p where p.tenant_id = ${actor.tenantId} and ${people})`;
}

const SELECTS: Readonly<Record<GoalSelect, (listing: Listing) => Predicate>> = {
  [GOAL_SELECT.myGoals]: ({ actor }) => sql`g.owner_id = ${actor.id}`,
  [GOAL_SELECT.directReports]: (listing) => ownedBy(listing, sql`p.manager_id = ${listing.actor.id}`),
  [GOAL_SELECT.companyGoals]: () => sql`g.is_company`,
  // 'My Manager & Peers' (D-59); whoever has no manager has no peers either.
  [GOAL_SELECT.managerAndPeers]: (listing) => {
    const { id, managerId } = listing.actor;
    return ownedBy(
      listing,
      sql`(p.id = ${managerId}::int or (p.manager_id = ${managerId}::int and p.id <> ${id}))`,
    );
  },
};

function isSelect(value: number): value is GoalSelect {
  return Object.values<number>(GOAL_SELECT).includes(value);
}

function anyOf(predicates: readonly Predicate[]): Predicate {
  return sql`(${sql.join(predicates, sql` or `)})`;
}

function searched(text: string, listing: Listing): Predicate {
  const pattern = sql`lower(${containing(text)})`;
  return sql`(g.title_key like ${pattern} or ${ownedBy(listing, sql`p.search_key like ${pattern}`)})`;
}

function followed({ actor }: Listing): Predicate {
  return sql`g.id in (select f.goal_id from goal_follows f
    where f.tenant_id = ${actor.tenantId} and f.person_id = ${actor.id})`;
}

/** Filters that are on or off, in the contract's words. */
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
    // A company goal stays when its owner leaves: it is the company's (D-20).
    [
      !input.DeactivatedUsers,
      () => sql`(g.is_company or not ${ownedBy(listing, sql`p.deactivated_at is not null`)})`,
    ],
  ];
  return flags.flatMap(([isOn, predicate]) => (isOn ? [predicate()] : []));
}

/** Filters that name several values, of which a goal must have one; an empty list filters nothing. */
function listPredicates(input: GoalListInput, listing: Listing): readonly Predicate[] {
  const states = input.GoalStates?.map((state) => GOAL_STATE_ALIASES[state] ?? state);
  const lists: readonly (readonly [
    readonly unknown[] | undefined,
    (values: readonly unknown[]) => Predicate,
  ])[] = [
    [input.Users, (values) => sql`g.owner_id = any(${values}::int[])`],
    [input.Depts, (values) => ownedBy(listing, sql`p.org_unit = any(${values}::text[])`)],
    [states, (values) => sql`g.state = any(${values}::text[])`],
    [input.Likelihood, (values) => sql`g.likelihood = any(${values}::int[])`],
    [input.Quality, (values) => sql`g.quality = any(${values}::int[])`],
  ];
  return lists.flatMap(([values, predicate]) => (values && values.length > 0 ? [predicate(values)] : []));
}

/** Every filter of the list as SQL; all of them must hold, the goal selects among themselves any (core §2). */
export function filterPredicates(input: GoalListInput, listing: Listing): readonly Predicate[] {
  const selects = (input.GoalSelectFilter ?? []).filter(isSelect).map((select) => SELECTS[select](listing));
  const title = input.Title?.trim();
  return [
    ...(selects.length > 0 ? [anyOf(selects)] : []),
    ...(title ? [searched(title, listing)] : []),
    ...listPredicates(input, listing),
    ...flagPredicates(input, listing),
  ];
}

/**
 * True when the filters are of the kind that keeps few goals, or costs much for each: then all that match are found
 * once and sorted. The others keep so many that the next ones in the order of an index are near.
 */
export function isNarrow(input: GoalListInput): boolean {
  const lists = [input.GoalSelectFilter, input.Users];
  return Boolean(
    input.Title?.trim() ||
    input.NeedsReview ||
    input.FollowedGoals ||
    lists.some((list) => list && list.length > 0),
  );
}
