import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/session/index.ts';
import { needsReviewSql, needsUpdateSql } from '../core/records/goal-flags.queries.ts';
import type { Viewer } from '../core/visibility/viewer.ts';
import { openSql, unknownSql } from '../core/visibility/visibility.queries.ts';

/** The viewer, and the day. The rules below refer to a goal by the alias g. */
export interface ListViewer {
  readonly actor: Viewer & Pick<Actor, 'managerId'>;
  readonly today: string;
}

/** A period listed for a viewer. */
export interface Listing extends ListViewer {
  readonly period: { readonly id: number; readonly end_date: string };
  /** The people whose goals the goal selects keep. */
  readonly owners: readonly number[];
  /** What the search finds; null without a search, and when it finds many. */
  readonly found: Found | null;
}

/** Ids of goals with a text in their title, and of people with it in their name or department. */
export interface Found {
  readonly goals: readonly number[];
  readonly people: readonly number[];
}

/** D-14 */
export const worsenedSql: RawBuilder<boolean> = sql`(g.likelihood_delta < 0 and g.state <> 'finalized')`;

/** The goal's open edit is in one of the states. */
export function hasEditSql(...states: readonly ('draft' | 'review')[]): RawBuilder<boolean> {
  return sql`exists (select from goal_edits edit
    where edit.tenant_id = g.tenant_id and edit.goal_id = g.id and edit.state = any(${states}::text[]))`;
}

/** `needsUpdateSql` for the listed period. */
export function silentSql(listing: Listing): RawBuilder<boolean> {
  return needsUpdateSql(listing.today, sql`${listing.period.end_date}::date`);
}

/** D-18 */
function needsFinalizationSql({ actor, today, period }: Listing): RawBuilder<boolean> {
  return period.end_date < today ? sql`(g.owner_id = ${actor.id} and g.state = 'approved')` : sql`false`;
}

/**
 * Names of the subqueries for parents that are ignored: those that do not align their children, and those that the
 * viewer may not know of. Each is computed once, by its own index.
 */
const HIDDEN_PARENTS = { unaligning: 'unaligning_parents', unknown: 'unknown_parents' } as const;
export type HiddenParents = keyof typeof HIDDEN_PARENTS;

/** The subquery for one of these sets. Open goals that are not deleted are in neither. */
export function hiddenParents({ actor, period }: Listing, which: HiddenParents): RawBuilder<unknown> {
  const isUnknown = unknownSql(actor, 'parent');
  const ofPeriod = sql`select parent.id from goals parent
    where parent.tenant_id = ${actor.tenantId} and parent.period_id = ${period.id}`;
  const isOne = which === 'unknown' ? isUnknown : sql`(parent.state = 'shelved' or ${isUnknown})`;
  const isDeletedOne = which === 'unknown' ? isUnknown : sql`true`;
  return sql`${sql.ref(HIDDEN_PARENTS[which])} as materialized (
    ${ofPeriod} and parent.deleted_at is null and not ${openSql('parent')} and ${isOne}
    union all
    ${ofPeriod} and parent.deleted_at is not null and ${isDeletedOne})`;
}

const hasParentAmong = (which: HiddenParents): RawBuilder<boolean> =>
  sql`g.parent_id in (select id from ${sql.ref(HIDDEN_PARENTS[which])})`;

/**
 * Aligned to a goal that the viewer may see and that is neither deleted nor shelved (D-31, D-32, D-83). Observers see
 * company goals only, which have no parent (D-20).
 */
export function alignedSql({ actor }: Listing): RawBuilder<boolean> {
  if (actor.role === 'observer') return sql`false`;
  return sql`(g.parent_id is not null and not ${hasParentAmong('unaligning')})`;
}

/** Has no parent, or none that the viewer may know of (D-83). */
export function topLevelSql({ actor }: Listing): RawBuilder<boolean> {
  if (actor.role === 'observer') return sql`true`;
  return sql`(g.parent_id is null or ${hasParentAmong('unknown')})`;
}

/** The documented order: 1 worsened … 6 all others (core §2 Goals list, D-14, D-19). */
export function prioritySql(listing: Listing): RawBuilder<number> {
  const { actor } = listing;
  return sql`(case
    when ${worsenedSql} then 1
    when ${needsReviewSql(listing, hasEditSql('review'))} then 2
    when ${silentSql(listing)} then 3
    when ${needsFinalizationSql(listing)} then 4
    when g.owner_id = ${actor.id} and ${hasEditSql('draft', 'review')} then 5
    else 6 end)`;
}

/** A priority whose goals can be read in index order. */
export interface Band {
  readonly priority: number;
  readonly rule: RawBuilder<boolean>;
}

/**
 * The priorities of goals that the viewer neither owns nor decides on: reviews, finalizations and own edits cannot
 * occur, and the remaining ones need no other table.
 */
export function bandsOf(listing: Listing): readonly Band[] {
  const isSilent = silentSql(listing);
  return [
    { priority: 1, rule: worsenedSql },
    { priority: 3, rule: sql`not ${worsenedSql} and ${isSilent}` },
    { priority: 6, rule: sql`not ${worsenedSql} and not ${isSilent}` },
  ];
}
