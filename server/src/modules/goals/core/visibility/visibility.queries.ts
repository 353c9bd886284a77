import type { GoalState } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isAnyOf } from '../../../../kernel/db/index.ts';
import type { RowViewer, Viewer } from './viewer.ts';

/**
 * Who sees a goal (D-21, D-22). Each rule is here twice, side by side: for one loaded row, and as SQL for a `goals` row
 * by its alias in the surrounding query. `visibility.test.ts` compares the two.
 */

/** Everyone in the tenant sees goals in these states (D-22). */
const PUBLIC_STATES = ['approved', 'results_in_review', 'finalized'] as const satisfies readonly GoalState[];
/** Visible to the person who wrote the goal for somebody else, until it is decided (D-22). */
const CREATOR_STATES = ['draft', 'review'] as const satisfies readonly GoalState[];
/** The ceo sees what was ever published, including private goals (D-21, D-22). */
const CEO_STATES = [
  ...PUBLIC_STATES,
  'shelving_in_review',
  'shelved',
] as const satisfies readonly GoalState[];

/** The fields of a goal that its visibility depends on. */
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

function column(goal: string, name: string): RawBuilder<unknown> {
  return sql.ref(`${goal}.${name}`);
}

function isIn(goal: string, states: readonly GoalState[]): RawBuilder<boolean> {
  // Literals, not parameters, so that the planner can use the partial indexes.
  return sql`${column(goal, 'state')} in (${sql.join(states.map((state) => sql.lit(state)))})`;
}

/**
 * True when everyone in the tenant (except observers) may see a goal like this, so its events are not restricted (D-6).
 */
export function isOpenToAll(goal: Pick<VisibleSubject, 'state' | 'is_private'>): boolean {
  return !goal.is_private && includes(PUBLIC_STATES, goal.state);
}

/** `isOpenToAll` in SQL; the indexes of the list are built for exactly this condition. */
export function openSql(goal = 'g'): RawBuilder<boolean> {
  return sql`(not ${column(goal, 'is_private')} and ${isIn(goal, PUBLIC_STATES)})`;
}

/** SQL for whether the viewer decides on a person's requests (D-17); a loaded row has its `approver_id` for this. */
export function isDecidedBy({ decides }: Viewer, personId: RawBuilder<unknown>): RawBuilder<boolean> {
  return isAnyOf(personId, decides);
}

function isNear(viewer: RowViewer, goal: VisibleSubject): boolean {
  return goal.owner_id === viewer.id || (goal.state !== 'draft' && goal.approver_id === viewer.id);
}

/** The viewer's own goals, and those no longer in draft of people whose requests the viewer decides on. */
export function concernsSql(viewer: Viewer, goal = 'g'): RawBuilder<boolean> {
  const owner = column(goal, 'owner_id');
  return sql`(${owner} = ${viewer.id} or (${column(goal, 'state')} <> 'draft' and ${isDecidedBy(viewer, owner)}))`;
}

function isWritten(viewer: RowViewer, goal: VisibleSubject): boolean {
  return goal.creator_id === viewer.id && includes(CREATOR_STATES, goal.state);
}

/** Goals that the viewer wrote for others and that nobody has decided on yet. */
export function writtenSql(viewer: Viewer, goal = 'g'): RawBuilder<boolean> {
  return sql`(${column(goal, 'creator_id')} = ${viewer.id} and ${isIn(goal, CREATOR_STATES)})`;
}

function isEntrusted(viewer: RowViewer, goal: VisibleSubject): boolean {
  return viewer.isGoalAdmin || (viewer.role === 'ceo' && includes(CEO_STATES, goal.state));
}

/** What the viewer sees of everybody's goals besides open ones: a Goal Admin all, the ceo what was ever published. */
export function entrustedSql(viewer: Viewer, goal = 'g'): RawBuilder<boolean> | null {
  if (viewer.isGoalAdmin) return sql`true`;
  return viewer.role === 'ceo' ? isIn(goal, CEO_STATES) : null;
}

/** What a viewer who is not an observer sees besides the open and the near goals. */
function grantedSql(viewer: Viewer, goal: string): RawBuilder<boolean> {
  const entrusted = entrustedSql(viewer, goal);
  return entrusted ? sql`(${writtenSql(viewer, goal)} or ${entrusted})` : writtenSql(viewer, goal);
}

/** A goal that is not open to all and that the viewer may not know of. */
export function unknownSql(viewer: Viewer, goal = 'g'): RawBuilder<boolean> {
  return sql`(not ${openSql(goal)} and not ${concernsSql(viewer, goal)} and not ${grantedSql(viewer, goal)})`;
}

function isKnown(viewer: RowViewer, goal: VisibleSubject): boolean {
  if (viewer.role === 'observer') return goal.is_company && isOpenToAll(goal);
  return isOpenToAll(goal) || isNear(viewer, goal) || isWritten(viewer, goal) || isEntrusted(viewer, goal);
}

/**
 * What a viewer may see, or could see if it were not deleted. Children of a deleted goal keep its id (D-31); children
 * of a goal that the viewer could never see show no parent (D-83).
 */
export function knownTo(viewer: Viewer, goal = 'g'): RawBuilder<boolean> {
  if (viewer.role === 'observer') return sql`(${column(goal, 'is_company')} and ${openSql(goal)})`;
  if (viewer.isGoalAdmin) return sql`true`;
  return sql`(${openSql(goal)} or ${concernsSql(viewer, goal)} or ${grantedSql(viewer, goal)})`;
}

/** The id of a goal if the viewer may know of it, else null: every answer names parents by it (D-83). */
export function knownId(viewer: Viewer, goal: string): RawBuilder<number | null> {
  return sql`case when ${knownTo(viewer, goal)} then ${column(goal, 'id')} end`;
}

/** True when the viewer may see the goal (D-21, D-22). */
export function canSee(viewer: RowViewer, goal: VisibleSubject): boolean {
  return goal.deleted_at === null && isKnown(viewer, goal);
}

/**
 * The only visibility predicate in SQL (D-21, D-22): lists, counts, ancestors, pickers and single reads all filter with
 * it. Observers see company goals only.
 *
 * @param goal alias of the `goals` row in the surrounding query
 */
export function visibleTo(viewer: Viewer, goal = 'g'): RawBuilder<boolean> {
  return sql`(${column(goal, 'deleted_at')} is null and ${knownTo(viewer, goal)})`;
}

/**
 * SQL for rows of undeleted goals `g`, as a union of two selects: the goals that are open to all, which an index
 * answers alone, and the others. This makes counts over all goals of an organization much faster.
 *
 * @param select given which goals it reads, and whether the viewer may see a goal
 */
export function openAndHidden(
  viewer: Viewer,
  select: (isRead: RawBuilder<boolean>, isVisible: RawBuilder<boolean>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`${select(openSql(), sql`true`)} union all ${select(sql`not ${openSql()}`, knownTo(viewer))}`;
}
