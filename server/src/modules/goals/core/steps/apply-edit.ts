import { GOAL_TEXT_COLUMNS, recordOf } from '@cadence/shared-contract';
import { DomainError, conflict } from '../../../../kernel/errors/index.ts';
import type { EditSnapshot, GoalRecord } from '../records/goal-records.queries.ts';
import type { Scope } from '../scope.ts';
import { moveGoal } from './goal-writes.queries.ts';
import { checkAlignment } from './parent-rules.ts';
import { tooLate } from './subject.ts';

/** A parent that was valid when it was proposed may have been shelved since, or be beneath the goal now. */
async function checkProposedParent(scope: Scope, goal: GoalRecord, edit: EditSnapshot): Promise<void> {
  if (edit.parent_id === null || edit.parent_id === goal.parent_id) return;
  try {
    const place = { periodId: goal.period_id, ownerId: goal.owner_id, goalId: goal.id };
    await checkAlignment(scope, { parentId: edit.parent_id, ...place });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw conflict(`The changes cannot be applied: ${error.message}`, 'tooLate');
  }
}

/**
 * Copies the fields of an approved edit to its goal (D-23).
 *
 * @throws conflict when the goal is no longer approved, or the proposed parent is no longer possible
 */
export async function applyEdit(
  scope: Scope & { readonly now: Date },
  goal: GoalRecord,
  edit: EditSnapshot,
): Promise<void> {
  await checkProposedParent(scope, goal, edit);
  const isApplied = await moveGoal(scope.db, goal.id, {
    from: ['approved'],
    to: null,
    now: scope.now,
    values: {
      ...recordOf(GOAL_TEXT_COLUMNS, (column) => edit[column]),
      is_private: edit.is_private,
      parent_id: edit.parent_id,
    },
  });
  if (!isApplied) throw await tooLate(scope, goal);
}
