import { api } from '@cadence/shared-auth';
import type { GoalAction, GoalChanged, GoalEditAction } from '@cadence/shared-contract';
import { statusCallOf } from '../transitions.ts';

export interface StatusChangeInput {
  readonly goalId: number;
  readonly action: GoalAction | GoalEditAction;
  readonly comment: string;
}

/** Asks the server for a change of state through the call that the lifecycle names. */
export function changeStatus({ goalId, action, comment }: StatusChangeInput): Promise<GoalChanged> {
  const text = comment.trim();
  const optional = text === '' ? {} : { Comment: text };
  const call = statusCallOf(action);
  if (call === null) return api.call('goals.finalizeRetract', { body: { GoalId: goalId, ...optional } });
  return api.call(call.operation, { body: { Id: goalId, Status: call.status, ...optional } });
}
