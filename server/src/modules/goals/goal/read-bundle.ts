import { goalPermissions } from '@cadence/shared-contract';
import type { GoalBundle, GoalEdit, GoalTransition } from '@cadence/shared-contract';
import { findAncestors } from '../core/records/ancestors.queries.ts';
import { readComments } from '../core/records/goal-comments.ts';
import { presentAncestor, presentEdit, presentOne } from '../core/records/present-goal.ts';
import { enabledWeeks, presentStatus } from '../core/records/present-status.ts';
import { findStatuses } from '../core/records/status-rows.queries.ts';
import { visibleEdit } from '../core/records/visible-edit.ts';
import type { Scope } from '../core/scope.ts';
import { loadSubject } from '../core/steps/subject.ts';
import type { Subject } from '../core/steps/subject.ts';
import type { TransitionRow } from '../core/steps/transitions.queries.ts';
import { listTransitions } from '../core/steps/transitions.queries.ts';
import { visibleTo } from '../core/visibility/visibility.queries.ts';
import { findDeletedDescendants, findEdits } from './family.queries.ts';

function presentTransition(row: TransitionRow): GoalTransition {
  return {
    Id: row.id,
    TransitionableType: row.transitionable_type,
    Action: row.action,
    ActionType: row.action_type,
    FromState: row.from_state,
    ToState: row.to_state,
    Meta: row.meta,
    GoalName: row.goal_name,
    UserId: row.person_id,
    UserName: row.person_name,
    CreatedAt: row.created_at.toISOString(),
  };
}

/** Applied edits are history for everyone; open and discarded ones only for those who may see an open edit. */
async function readEdits(scope: Scope, { goal }: Subject): Promise<GoalEdit[]> {
  const open = visibleEdit(scope.actor, goal);
  const isOwn = goal.owner_id === scope.actor.id || scope.actor.isGoalAdmin;
  const rows = await findEdits(scope.db, scope.actor, goal.id);
  return rows
    .filter(({ id, state }) => state === 'approved' || id === open?.id || (state === 'canceled' && isOwn))
    .map((row) => presentEdit(row, row.known_parent_id));
}

/** Steps of edits, except applied ones, are left out of the history for everyone who may not see an open edit. */
async function readTransitions(scope: Scope, { goal }: Subject): Promise<GoalTransition[]> {
  const { actor } = scope;
  const isNear =
    goal.owner_id === actor.id || goal.approver_id === actor.id || actor.isGoalAdmin || goal.is_beneath_own;
  const rows = await listTransitions(scope.db, goal.id, visibleTo(actor, 'parent'));
  return rows
    .filter((row) => isNear || row.transitionable_type === 'Goal' || row.to_state === 'approved')
    .map(presentTransition);
}

/** Everything about one goal (core §3 Goal info bundle, D-73). @throws not_found */
export async function readBundle(scope: Scope, id: number): Promise<GoalBundle> {
  const { db, actor } = scope;
  const subject = await loadSubject(scope, id);
  const { goal } = subject;
  const presented = await presentOne(scope, goal);
  const statuses = await findStatuses(db, [id]);
  const ancestors = (await findAncestors(db, actor, id)).map((row) => presentAncestor(scope, row));
  const deleted = await findDeletedDescendants(db, actor, id);
  return {
    Goal: presented,
    GoalEdits: await readEdits(scope, subject),
    GoalStatuses: statuses.map(presentStatus),
    GoalWeeklyStates: enabledWeeks(goal.state === 'approved', statuses),
    GoalResult: presented.OwnerGoalResult,
    GoalManagerResult: presented.ManagerGoalResult,
    GoalTransitions: await readTransitions(scope, subject),
    GoalStatusComments: await readComments(scope, goal),
    Ancestors: ancestors,
    DeletedDescestors: deleted.map((row) => ({ Id: row.id, ParentId: row.parent_id, Count: row.count })),
    ParentGoal: ancestors.find((ancestor) => ancestor.Id === goal.parent_id) ?? null,
    IsFollowed: Boolean(goal.is_followed),
    Permissions: goalPermissions(subject.situation),
  };
}
