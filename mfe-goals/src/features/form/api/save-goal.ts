import { api, saveOnce, type FormKey } from '@cadence/shared-auth';
import type { GoalChanged, GoalInput } from '@cadence/shared-contract';

export interface SaveGoalInput {
  /** Null creates a goal. */
  readonly goalId: number | null;
  readonly body: GoalInput;
  /** Of the form: however often it is sent, it creates one goal (D-122). */
  readonly formKey: FormKey;
}

/** Saves one form's goal. */
export function saveGoal({ goalId, body, formKey }: SaveGoalInput): Promise<GoalChanged> {
  const update = (id: number, changed: GoalInput, idempotencyKey: string): Promise<GoalChanged> =>
    api.call('goals.update', { params: { id }, body: changed, idempotencyKey });
  if (goalId !== null) return update(goalId, body, formKey.value);
  return saveOnce(formKey, {
    create: (idempotencyKey) => api.call('goals.create', { body, idempotencyKey }),
    update: ({ Id, UpdatedAt }, key) =>
      update(Id, { ...body, ...(UpdatedAt !== null && { UpdatedAt }) }, key),
  });
}
