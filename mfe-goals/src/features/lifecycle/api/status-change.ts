import { api } from '@cadence/shared-auth';
import { goalAction, isEditAction } from '@cadence/shared-contract';
import type { AnyGoalAction, Goal, GoalChanged, OperationId, StatusCall } from '@cadence/shared-contract';

export interface StatusChangeInput {
  /** The goal as it is on the screen. */
  readonly goal: Pick<Goal, 'Id' | 'UpdatedAt' | 'GoalEdit'>;
  readonly action: AnyGoalAction;
  readonly comment: string;
  /** Of the dialog: what it sends again, with other words too, is still the same decision (D-122). */
  readonly formKey: string;
}

const OPERATIONS = {
  approve: 'goals.approve',
  retract: 'goals.retract',
  retractedits: 'goals.retractEdits',
  shelve: 'goals.shelve',
} as const satisfies Readonly<Record<StatusCall, OperationId>>;

/** The version that is decided on: the edit's for what happens to the edit, else the goal's (D-3). */
function versionOf({ goal, action }: StatusChangeInput): string {
  return (isEditAction(action) ? goal.GoalEdit?.UpdatedAt : undefined) ?? goal.UpdatedAt;
}

/**
 * Asks the server for a change of state through the call that the lifecycle names.
 *
 * @throws ApiError 409 when the goal is not what is on the screen any more
 */
export function changeStatus(input: StatusChangeInput): Promise<GoalChanged> {
  const { goal, action, formKey: idempotencyKey } = input;
  const text = input.comment.trim();
  const optional = text === '' ? {} : { Comment: text };
  const { call } = goalAction(action);
  const seen = { ...optional, UpdatedAt: versionOf(input) };
  if (call === undefined)
    return api.call('goals.finalizeRetract', { body: { GoalId: goal.Id, ...seen }, idempotencyKey });
  const body = { Id: goal.Id, Status: call.status, ...seen };
  return api.call(OPERATIONS[call.name], { body, idempotencyKey });
}
