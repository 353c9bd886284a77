import { api } from '@cadence/shared-auth';
import type { Goal, GoalChanged } from '@cadence/shared-contract';

interface ManageInput {
  /** The goal as it is on the screen. */
  readonly goal: Pick<Goal, 'Id' | 'UpdatedAt'>;
  /** Of the dialog (D-122). */
  readonly formKey: string;
}

/** @throws ApiError 409 when the goal is no longer what is on the screen */
export function changeOwner({
  goal: { Id, UpdatedAt },
  formKey: idempotencyKey,
  ownerId,
}: ManageInput & { readonly ownerId: number }): Promise<GoalChanged> {
  return api.call('goals.changeOwner', { body: { Id, UserId: ownerId, UpdatedAt }, idempotencyKey });
}

/** `parentId` 0 removes the parent (core §5 Change parent). @throws ApiError 409 as `changeOwner` */
export function changeParent({
  goal: { Id, UpdatedAt },
  formKey: idempotencyKey,
  parentId,
}: ManageInput & { readonly parentId: number }): Promise<GoalChanged> {
  return api.call('goals.changeParent', { body: { Id, GoalId: parentId, UpdatedAt }, idempotencyKey });
}
