import { api } from '@cadence/shared-auth';
import type { GoalChanged, GoalInput } from '@cadence/shared-contract';

export interface SaveGoalInput {
  /** Null creates a goal. */
  readonly goalId: number | null;
  readonly body: GoalInput;
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Saves one form's goal. A creation that is tried again with the same content carries the same key, so that a lost
 * answer never makes a second goal (D-5).
 */
export function createGoalSaver(): (input: SaveGoalInput) => Promise<GoalChanged> {
  let last = { content: '', key: '' };
  return ({ goalId, body }) => {
    if (goalId !== null) return api.call('goals.update', { params: { id: goalId }, body });
    const content = JSON.stringify(body);
    if (content !== last.content) last = { content, key: randomKey() };
    return api.call('goals.create', { body, idempotencyKey: last.key });
  };
}
