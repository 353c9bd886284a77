import type { AnyGoalAction, Goal, GoalAncestor, GoalEdit, GoalPermission } from '@cadence/shared-contract';
import { goalPermissions, resolveActions } from '@cadence/shared-contract';
import { findAncestors } from '../core/records/ancestors.queries.ts';
import { awaitsDecision } from '../core/records/goal-flags.queries.ts';
import type { GoalRecord } from '../core/records/goal-records.queries.ts';
import { presentAncestor, presentOne } from '../core/records/present-goal.ts';
import { visibleEdit } from '../core/records/visible-edit.ts';
import type { Scope } from '../core/scope.ts';
import { permittedAction } from '../core/steps/permitted-action.ts';
import { refusal } from '../core/steps/refusals.ts';
import { loadSubject, tooLate } from '../core/steps/subject.ts';

/** The permission needed to decide on what waits; null when nothing waits. */
function decisionOn(goal: Pick<GoalRecord, 'state' | 'edit'>, of: 'goal' | 'edit'): GoalPermission | null {
  const isEdit = goal.state === 'approved';
  if (!awaitsDecision(goal) || isEdit !== (of === 'edit')) return null;
  if (isEdit) return 'ReviewPublicationRequest2';
  if (goal.state === 'shelving_in_review') return 'ApproveShelve';
  return goal.state === 'review' ? 'ReviewPublicationRequest' : 'ReviewFinalize';
}

/** The decisions on a goal, and on an edit. */
const DECISIONS = {
  goal: ['approve', 'approveShelve', 'finalize'],
  edit: ['approveEdit'],
} as const satisfies Readonly<Record<string, readonly AnyGoalAction[]>>;

async function readForReview(scope: Scope, id: number, of: 'goal' | 'edit') {
  const subject = await loadSubject(scope, id);
  const permissions = goalPermissions(subject.situation);
  // For those who may not see an edit there is none, waiting or not.
  const edit = visibleEdit(scope.actor, subject.goal);
  const permission = decisionOn({ state: subject.goal.state, edit }, of);
  if (permission === null) {
    // Nothing waits: those who may decide are too late, and everyone else is denied.
    const resolution = resolveActions(DECISIONS[of], subject.situation);
    await permittedAction(scope, subject, { resolution });
    throw await tooLate(scope, subject.goal);
  }
  if (!permissions.includes(permission)) throw refusal(permission);
  const above = (await findAncestors(scope.db, scope.actor, id)).map((row) => presentAncestor(scope, row));
  return {
    Goal: await presentOne(scope, subject.goal),
    ParentGoal: above.find((ancestor) => ancestor.Id === subject.goal.parent_id) ?? null,
    Permissions: permissions,
  };
}

/** What a person needs to decide on a goal. */
export interface ReviewData {
  readonly Goal: Goal;
  readonly ParentGoal: GoalAncestor | null;
  readonly Permissions: GoalPermission[];
}

/**
 * A goal whose publication, shelving or result waits for a decision that the actor may take (D-16, D-25).
 *
 * @throws not_found; denied; conflict when somebody else has decided first
 */
export function readReviewData(scope: Scope, id: number): Promise<ReviewData> {
  return readForReview(scope, id, 'goal');
}

/** The same for the edit of a goal, by the goal's id. @throws not_found, denied, conflict */
export async function readEditReviewData(
  scope: Scope,
  id: number,
): Promise<ReviewData & { readonly GoalEdit: GoalEdit }> {
  const data = await readForReview(scope, id, 'edit');
  const { GoalEdit } = data.Goal;
  if (!GoalEdit) throw new Error('an edit in review is hidden from who decides on it');
  return { ...data, GoalEdit };
}
