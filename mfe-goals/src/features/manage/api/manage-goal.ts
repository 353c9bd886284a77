import { api } from '@cadence/shared-auth';
import type { GoalChanged } from '@cadence/shared-contract';

export function changeOwner(input: {
  readonly goalId: number;
  readonly ownerId: number;
}): Promise<GoalChanged> {
  return api.call('goals.changeOwner', { body: { Id: input.goalId, UserId: input.ownerId } });
}

/** `parentId` 0 removes the parent (core §5 Change parent). */
export function changeParent(input: {
  readonly goalId: number;
  readonly parentId: number;
}): Promise<GoalChanged> {
  return api.call('goals.changeParent', { body: { Id: input.goalId, GoalId: input.parentId } });
}
