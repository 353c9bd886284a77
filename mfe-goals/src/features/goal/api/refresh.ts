import { useEffect, useRef } from 'react';
import { useLive } from '@cadence/shared-auth';
import { queryKeys, useQueryClient, type QueryClient } from '@cadence/shared-auth/query';
import type { GoalBundle, GoalChanged, OperationId } from '@cadence/shared-contract';

/** Reads that a change of any goal may alter; periods and people are not among them. */
const GOAL_READS: readonly OperationId[] = [
  'goals.list',
  'goals.read',
  'goals.approvalRequest',
  'goals.children',
  'goals.company',
];
/** Events of one change come in bursts (the goal, its parent, its children). */
const BURST_MS = 200;

/** Asks again for what is on screen; pages that are already loaded stay where they are until the answer is there. */
export async function refreshGoals(client: QueryClient): Promise<void> {
  await Promise.all(
    GOAL_READS.map((id) =>
      client.invalidateQueries({ queryKey: queryKeys.operation(id) }, { cancelRefetch: false }),
    ),
  );
}

/** Puts the server's answer to a change where the detail reads it, then refreshes the rest. */
export async function takeOverChange(client: QueryClient, { Goal, Permissions }: GoalChanged): Promise<void> {
  client.setQueryData<GoalBundle>(queryKeys.call('goals.read', { params: { id: Goal.Id } }), (bundle) =>
    bundle === undefined ? bundle : { ...bundle, Goal, Permissions },
  );
  await refreshGoals(client);
}

/** Keeps goals on screen up to date with what others do, and after the connection was lost. */
export function useGoalsLive(): void {
  const client = useQueryClient();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const refreshSoon = (): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void refreshGoals(client), BURST_MS);
  };
  useLive('TenantUpdate', ({ type }) => {
    if (type === 'goal_update') refreshSoon();
  });
  useLive('reconnected', refreshSoon);
}
