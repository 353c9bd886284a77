import type { GoalState } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import type { DomainError } from '../../../../kernel/errors/index.ts';
import { invalid } from '../../../../kernel/errors/index.ts';
import type { Actor } from '../../../../kernel/session/index.ts';
import { findRecord } from '../records/goal-records.queries.ts';
import type { Scope } from '../scope.ts';
import { canSee } from '../visibility/visibility.queries.ts';
import { isSameOrBeneath, lockAlignments } from './parent-rules.queries.ts';

/** A goal in one of these cannot be aligned to (D-29). */
export const UNALIGNABLE_STATES = ['draft', 'shelved', 'finalized'] as const satisfies readonly GoalState[];

/** A requested alignment. */
export interface WantedParent {
  readonly parentId: number;
  readonly periodId: number;
  readonly ownerId: number;
  /** Null while the goal does not exist yet. */
  readonly goalId: number | null;
}

function refuse(message: string): DomainError {
  return invalid([{ path: 'ParentId', message }]);
}

/** Refuses cycles, other quarters and goals that are not underway (D-29). @throws invalid on `ParentId` */
export async function checkAlignment(scope: Scope, wanted: WantedParent): Promise<void> {
  if (wanted.goalId !== null) await lockAlignments(scope.db, scope.actor.tenantId);
  const parent = await findRecord(scope.db, scope.actor, wanted.parentId);
  if (!parent || parent.deleted_at !== null) throw refuse('The parent goal does not exist any more.');
  if (wanted.goalId === parent.id) throw refuse('A goal cannot be its own parent.');
  if (parent.period_id !== wanted.periodId) throw refuse('The parent goal must belong to the same quarter.');
  if (UNALIGNABLE_STATES.some((state) => state === parent.state)) {
    throw refuse('A draft, shelved or finalized goal cannot be a parent goal.');
  }
  if (wanted.goalId !== null && (await isSameOrBeneath(scope.db, wanted.goalId, parent.id))) {
    throw refuse('A goal cannot be aligned to a goal beneath it.');
  }
}

/** A Goal Manager may place other people's goals only beneath their own (people §6 Goal drawer). */
async function checkOwnTree(scope: Scope & { readonly actor: Actor }, wanted: WantedParent): Promise<void> {
  const { actor, db } = scope;
  if (!actor.isGoalManager || wanted.ownerId === actor.id) return;
  const parent = await findRecord(db, actor, wanted.parentId);
  if (parent?.owner_id !== actor.id && !parent?.is_beneath_own)
    throw refuse('Please choose one of your own goals, or a goal beneath them.');
}

/**
 * Checks a parent that the actor chose: all of `checkAlignment`, visible to the actor, and inside a Goal Manager's own
 * tree (D-29).
 *
 * @throws invalid on `ParentId`
 */
export async function checkChosenParent(
  scope: Scope & { readonly actor: Actor },
  wanted: WantedParent,
): Promise<void> {
  const parent = await findRecord(scope.db, scope.actor, wanted.parentId);
  if (!parent || !canSee(scope.actor, parent)) {
    throw refuse('The parent goal does not exist, or you may not see it.');
  }
  await checkAlignment(scope, wanted);
  await checkOwnTree(scope, wanted);
}

/** A Goal Manager who creates a goal for somebody else must align it (core §6, D-29). @throws invalid */
export function requireParentForOthers(actor: Actor, ownerId: number, parentId: number | null): void {
  if (ownerId !== actor.id && parentId === null && !actor.isGoalAdmin) {
    throw refuse(MESSAGES.goalParentRequiredForOthers);
  }
}
