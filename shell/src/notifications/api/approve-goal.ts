import { api, ApiError, newKey } from '@cadence/shared-auth';
import { useFreshness, useMutation } from '@cadence/shared-auth/query';
import { goalAction, type AnyGoalAction, type NotifiedGoal } from '@cadence/shared-contract';
import { useRef, useState } from 'react';

interface Approval {
  /** The goal as the notification shows it: a version that has changed since is refused (D-85). */
  readonly goal: NotifiedGoal;
  readonly action: AnyGoalAction;
}

/** Approves a goal or its edits; a double click is one approval (D-89). A failure is shown inline, and what has become of the goal is read again. */
export function useApproval() {
  const [idempotencyKey] = useState(newKey);
  const { made } = useFreshness();
  // Known at once: a second click comes before anything is drawn again.
  const isUnderWay = useRef(false);
  const { mutate, ...approval } = useMutation({
    failure: 'inline',
    mutationFn: ({ goal: { Id, UpdatedAt }, action }: Approval) => {
      const Status = goalAction(action).call?.status ?? 'approved';
      return api.call('goals.approve', { body: { Id, Status, UpdatedAt }, idempotencyKey });
    },
    changes: ({ Goal, Permissions }) => [
      { type: 'goal_update', id: Goal.Id, row: Goal, permissions: Permissions },
      { type: 'notifications_read', id: null },
    ],
    onError: (error) => {
      if (error instanceof ApiError) void made([{ type: 'notifications_read', id: null }]);
    },
    onSettled: () => void (isUnderWay.current = false),
  });
  const approve = (...given: Parameters<typeof mutate>): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(...given);
  };
  return { ...approval, approve };
}
