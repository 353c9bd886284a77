import type { GoalInput, GoalSituation, Overwritten } from '@cadence/shared-contract';
import { goalPermissions } from '@cadence/shared-contract';
import type { DomainError } from '../../../../kernel/errors/index.ts';
import { conflict, notFound, stale } from '../../../../kernel/errors/index.ts';
import type { GoalRecord } from '../records/goal-records.queries.ts';
import { findRecord } from '../records/goal-records.queries.ts';
import { presentOne } from '../records/present-goal.ts';
import type { Scope } from '../scope.ts';
import { canSee } from '../visibility/visibility.queries.ts';
import { situationOf } from './situation.ts';
import { findLastTransition } from './transitions.queries.ts';
import { whyTooLate } from './what-happened.ts';

/** A goal about to be acted on, and the actor's situation towards it. */
export interface Subject {
  readonly goal: GoalRecord;
  readonly situation: GoalSituation;
}

/** A loaded goal with the facts that its rules need. */
export function subjectOf({ actor, today }: Scope, goal: GoalRecord): Subject {
  return { goal, situation: situationOf(actor, goal, today) };
}

/** @throws not_found when there is none, or the actor may not see it: one answer for both (D-1) */
export async function loadVisible(scope: Scope, id: number): Promise<GoalRecord> {
  const goal = await findRecord(scope.db, scope.actor, id);
  if (!goal || !canSee(scope.actor, goal)) throw notFound();
  return goal;
}

/** A visible goal with the facts that its rules need. @throws not_found */
export async function loadSubject(scope: Scope, id: number): Promise<Subject> {
  const goal = await loadVisible(scope, id);
  return { goal, situation: situationOf(scope.actor, goal, scope.today) };
}

/** Whether the actor may know the steps of the goal's open edits. */
function isNear({ actor }: Scope, goal: Pick<GoalRecord, 'owner_id' | 'approver_id'>): boolean {
  return goal.owner_id === actor.id || goal.approver_id === actor.id || actor.isGoalAdmin;
}

/** Why, by whose step came last; without one the goal has yet to come to any state but its first. */
function reasonAfter({ actor }: Scope, steppedBy: number | null): 'changedByOther' | 'tooLate' | 'notYet' {
  if (steppedBy === null) return 'notYet';
  return steppedBy === actor.id ? 'tooLate' : 'changedByOther';
}

/**
 * The refusal of an action that the goal's state does not allow (any more), with what happened since (D-3). For people
 * who can no longer see the goal it is not_found, whatever happened (D-84).
 */
export async function tooLate(scope: Scope, goal: Pick<GoalRecord, 'id' | 'state'>): Promise<DomainError> {
  const now = await findRecord(scope.db, scope.actor, goal.id);
  if (!now || !canSee(scope.actor, now)) return notFound();
  const last = await findLastTransition(scope.db, goal.id, isNear(scope, now));
  return conflict(whyTooLate(last, scope.actor.id, now.state), reasonAfter(scope, last?.person_id ?? null));
}

/**
 * True unless the sender saw an older version (D-3). Every change of an edit also changes its goal's version, so either
 * version is accepted.
 */
export function isFresh(body: Pick<GoalInput, 'UpdatedAt'>, goal: GoalRecord): boolean {
  if (body.UpdatedAt === undefined) return true;
  const versions = [goal.updated_at, ...(goal.edit ? [new Date(goal.edit.updated_at)] : [])];
  return versions.some((version) => version.getTime() === new Date(body.UpdatedAt ?? 0).getTime());
}

/**
 * Refuses a decision on a version that the actor has not seen; without a version the call is as documented (D-85).
 *
 * @throws stale, conflict
 */
export async function checkVersion(
  scope: Scope,
  goal: GoalRecord,
  body: { readonly UpdatedAt?: string },
): Promise<void> {
  const { UpdatedAt } = body;
  if (UpdatedAt !== undefined && !isFresh(body, goal)) throw await overtaken(scope, goal, UpdatedAt);
}

/**
 * The refusal of a decision on an outdated version: the step that somebody else has taken since, or that something was
 * changed (D-3).
 */
async function overtaken(
  scope: Scope,
  goal: Pick<GoalRecord, 'id' | 'state' | 'owner_id' | 'approver_id'>,
  seen: string,
): Promise<DomainError> {
  const last = await findLastTransition(scope.db, goal.id, isNear(scope, goal));
  const isByAnother = last && last.person_id !== scope.actor.id && last.created_at > new Date(seen);
  return isByAnother
    ? conflict(whyTooLate(last, scope.actor.id, goal.state), 'changedByOther')
    : stale('Someone else changed this goal while you were looking at it.');
}

/** A goal after a change, whether the actor still sees it or not. @throws not_found when there is none */
export async function readChanged(scope: Scope, id: number): Promise<GoalRecord> {
  const goal = await findRecord(scope.db, scope.actor, id);
  if (!goal) throw notFound();
  return goal;
}

/** The answer to every change: the goal as it is now, and what the actor may do next. */
export async function answerChanged(scope: Scope, goal: GoalRecord) {
  const { situation } = subjectOf(scope, goal);
  return {
    Goal: await presentOne(scope, goal),
    Permissions: canSee(scope.actor, goal) ? goalPermissions(situation) : [],
  };
}

/** The same after a save, with what it has overwritten (D-116). */
export async function answerSaved(scope: Scope, goal: GoalRecord, overwritten: Overwritten) {
  return { ...(await answerChanged(scope, goal)), Overwritten: overwritten };
}
