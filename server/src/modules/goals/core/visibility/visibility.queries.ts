import type { GoalState } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isDecidedBy } from './approval.queries.ts';
import type { RowViewer, Viewer } from './viewer.ts';

/** Everyone in the tenant sees goals in these states (D-22). */
export const PUBLIC_STATES = [
  'approved',
  'results_in_review',
  'finalized',
] as const satisfies readonly GoalState[];
/** Seen by whoever wrote the goal for somebody else, as long as it is not decided (D-22). */
const CREATOR_STATES = ['draft', 'review'] as const satisfies readonly GoalState[];
/** The ceo sees what was published once, private goals among them (D-21, D-22). */
const CEO_STATES = [
  ...PUBLIC_STATES,
  'shelving_in_review',
  'shelved',
] as const satisfies readonly GoalState[];

/** What visibility depends on in one goal. */
export interface VisibleSubject {
  readonly owner_id: number;
  readonly creator_id: number;
  readonly approver_id: number | null;
  readonly state: GoalState;
  readonly is_private: boolean;
  readonly is_company: boolean;
  readonly deleted_at: Date | null;
}

function includes(states: readonly GoalState[], state: GoalState): boolean {
  return states.includes(state);
}

/** Relations that show more of a goal than its state does, each in its own states. */
function isEntitled(viewer: RowViewer, goal: VisibleSubject): boolean {
  return (
    (goal.creator_id === viewer.id && includes(CREATOR_STATES, goal.state)) ||
    (goal.approver_id === viewer.id && goal.state !== 'draft') ||
    (viewer.role === 'ceo' && includes(CEO_STATES, goal.state))
  );
}

/** True when the viewer may see the goal (D-21, D-22): the same rule as `visibleTo`, for one loaded row. */
export function canSee(viewer: RowViewer, goal: VisibleSubject): boolean {
  if (goal.deleted_at !== null) return false;
  if (viewer.role === 'observer') return goal.is_company && includes(PUBLIC_STATES, goal.state);
  if (viewer.isGoalAdmin || goal.owner_id === viewer.id) return true;
  return isOpenToAll(goal) || isEntitled(viewer, goal);
}

function column(goal: string, name: string): RawBuilder<unknown> {
  return sql.ref(`${goal}.${name}`);
}

function isIn(goal: string, states: readonly GoalState[]): RawBuilder<boolean> {
  // Written out, not as parameters: partial indexes are chosen by it.
  return sql`${column(goal, 'state')} in (${sql.join(states.map((state) => sql.lit(state)))})`;
}

/** `isOpenToAll` in SQL; the indexes of the list are made for exactly this condition. */
export function openSql(goal = 'g'): RawBuilder<boolean> {
  return sql`(not ${column(goal, 'is_private')} and ${isIn(goal, PUBLIC_STATES)})`;
}

/** The viewer's own goals, and those past their draft of people whose requests the viewer decides on. */
export function nearSql(viewer: Viewer, goal = 'g'): RawBuilder<boolean> {
  const owner = column(goal, 'owner_id');
  return sql`(${owner} = ${viewer.id} or (${column(goal, 'state')} <> 'draft' and ${isDecidedBy(viewer, owner)}))`;
}

/** Goals that the viewer wrote for others and that nobody has decided on. */
export function writtenSql(viewer: Viewer, goal = 'g'): RawBuilder<boolean> {
  return sql`(${column(goal, 'creator_id')} = ${viewer.id} and ${isIn(goal, CREATOR_STATES)})`;
}

/** What the viewer sees of everybody's goals besides the open ones: a Goal Admin all, the ceo what was published once. */
export function entrustedSql(viewer: Viewer, goal = 'g'): RawBuilder<boolean> | null {
  if (viewer.isGoalAdmin) return sql`true`;
  return viewer.role === 'ceo' ? isIn(goal, CEO_STATES) : null;
}

/** What a viewer who is no observer sees besides the open and the near goals. */
function grantedSql(viewer: Viewer, goal = 'g'): RawBuilder<boolean> {
  const entrusted = entrustedSql(viewer, goal);
  return entrusted ? sql`(${writtenSql(viewer, goal)} or ${entrusted})` : writtenSql(viewer, goal);
}

/** A goal that is not open to all, of which the viewer may not know either. */
export function unknownSql(viewer: Viewer, goal = 'g'): RawBuilder<boolean> {
  return sql`(not ${openSql(goal)} and not ${nearSql(viewer, goal)} and not ${grantedSql(viewer, goal)})`;
}

/**
 * What a viewer may see, or could see if it were not deleted. Children of a deleted goal keep its id (D-31); children of
 * a goal that was never the viewer's to see answer none (D-83).
 *
 * @param goal alias of the `goals` row in the surrounding query
 */
export function knownTo(viewer: Viewer, goal = 'g'): RawBuilder<boolean> {
  if (viewer.role === 'observer') return sql`(${column(goal, 'is_company')} and ${openSql(goal)})`;
  if (viewer.isGoalAdmin) return sql`true`;
  return sql`(${openSql(goal)} or ${nearSql(viewer, goal)} or ${grantedSql(viewer, goal)})`;
}

/** The id of a goal as far as the viewer may know of it, null otherwise: what every answer names a parent by (D-83). */
export function knownId(viewer: Viewer, goal: string): RawBuilder<number | null> {
  return sql`case when ${knownTo(viewer, goal)} then ${column(goal, 'id')} end`;
}

/**
 * The one visibility predicate in SQL (D-21, D-22): lists, counts, ancestors, pickers and single reads all filter
 * with it. Observers see company goals only.
 *
 * @param goal alias of the `goals` row in the surrounding query
 */
export function visibleTo(viewer: Viewer, goal = 'g'): RawBuilder<boolean> {
  return sql`(${column(goal, 'deleted_at')} is null and ${knownTo(viewer, goal)})`;
}

/** True when everyone in the tenant (observers apart) may see a goal like this: its events need no hiding (D-6). */
export function isOpenToAll(goal: Pick<VisibleSubject, 'state' | 'is_private'>): boolean {
  return !goal.is_private && includes(PUBLIC_STATES, goal.state);
}
