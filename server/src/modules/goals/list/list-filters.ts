import type { GoalListInput, GoalSelect } from '@cadence/shared-contract';
import { GOAL_SELECT, GOAL_STATE_ALIASES } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ListViewer } from './list-rules.ts';
import { isAlignedSql, needsReviewSql, needsUpdateSql } from './list-rules.ts';

type Predicate = RawBuilder<boolean>;

const SELECTS: Readonly<Record<GoalSelect, (viewer: ListViewer) => Predicate>> = {
  [GOAL_SELECT.myGoals]: ({ actor }) => sql`g.owner_id = ${actor.id}`,
  [GOAL_SELECT.directReports]: ({ actor }) => sql`owner.manager_id = ${actor.id}`,
  [GOAL_SELECT.companyGoals]: () => sql`g.is_company`,
  // 'My Manager & Peers' (D-59); whoever has no manager has no peers either.
  [GOAL_SELECT.managerAndPeers]: ({ actor }) =>
    sql`(g.owner_id = ${actor.managerId}::int
      or (owner.manager_id = ${actor.managerId}::int and g.owner_id <> ${actor.id}))`,
};

function isSelect(value: number): value is GoalSelect {
  return Object.values<number>(GOAL_SELECT).includes(value);
}

function anyOf(predicates: readonly Predicate[]): Predicate {
  return sql`(${sql.join(predicates, sql` or `)})`;
}

/** The text as a pattern for `ilike` that finds it anywhere; its own wildcards are taken literally. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function searched(text: string): Predicate {
  const pattern = containing(text);
  return sql`(g.title ilike ${pattern} or owner.name ilike ${pattern} or owner.org_unit ilike ${pattern})`;
}

function followed({ actor }: ListViewer): Predicate {
  return sql`exists (select from goal_follows f
    where f.tenant_id = g.tenant_id and f.goal_id = g.id and f.person_id = ${actor.id})`;
}

/** Filters that are on or off, in the contract's words. */
function flagPredicates(input: GoalListInput, viewer: ListViewer): readonly Predicate[] {
  const flags: readonly (readonly [boolean | undefined, () => Predicate])[] = [
    [input.Aligned, () => isAlignedSql],
    [input.Unaligned, () => sql`not ${isAlignedSql}`],
    [input.NeedsUpdate, () => needsUpdateSql(viewer)],
    [input.NeedsReview, () => needsReviewSql(viewer)],
    [input.TrendingUp, () => sql`g.likelihood_delta > 0`],
    [input.TrendingDown, () => sql`g.likelihood_delta < 0`],
    [input.QTrendingUp, () => sql`g.quality_delta > 0`],
    [input.QTrendingDown, () => sql`g.quality_delta < 0`],
    [input.FollowedGoals, () => followed(viewer)],
    [input.TopLevelGoals, () => sql`g.parent_id is null`],
    [input.ExcludePrivate, () => sql`not g.is_private`],
    // A company goal stays when its owner leaves: it is the company's (D-20).
    [!input.DeactivatedUsers, () => sql`(owner.deactivated_at is null or g.is_company)`],
  ];
  return flags.flatMap(([isOn, predicate]) => (isOn ? [predicate()] : []));
}

/** Filters that name several values, of which a goal must have one; an empty list filters nothing. */
function listPredicates(input: GoalListInput): readonly Predicate[] {
  const states = input.GoalStates?.map((state) => GOAL_STATE_ALIASES[state] ?? state);
  const lists: readonly (readonly [
    readonly unknown[] | undefined,
    (values: readonly unknown[]) => Predicate,
  ])[] = [
    [input.Users, (values) => sql`g.owner_id = any(${values}::int[])`],
    [input.Depts, (values) => sql`owner.org_unit = any(${values}::text[])`],
    [states, (values) => sql`g.state = any(${values}::text[])`],
    [input.Likelihood, (values) => sql`g.likelihood = any(${values}::int[])`],
    [input.Quality, (values) => sql`g.quality = any(${values}::int[])`],
  ];
  return lists.flatMap(([values, predicate]) => (values && values.length > 0 ? [predicate(values)] : []));
}

/** Every filter of the list as SQL; all of them must hold, the goal selects among themselves any (core §2). */
export function filterPredicates(input: GoalListInput, viewer: ListViewer): readonly Predicate[] {
  const selects = (input.GoalSelectFilter ?? []).filter(isSelect).map((select) => SELECTS[select](viewer));
  const title = input.Title?.trim();
  return [
    ...(selects.length > 0 ? [anyOf(selects)] : []),
    ...(title ? [searched(title)] : []),
    ...listPredicates(input),
    ...flagPredicates(input, viewer),
  ];
}
