import { useEffect, useRef } from 'react';
import { useLive } from '@cadence/shared-auth';
import { queryKeys, useQueryClient, type InfiniteData, type QueryClient } from '@cadence/shared-auth/query';
import type { GoalBundle, GoalChanged, GoalPage, OperationId } from '@cadence/shared-contract';

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
  await refresh(client, GOAL_READS);
}

type CachedList = GoalPage | InfiniteData<GoalPage, string | null>;

function withoutGoal(goalId: number) {
  const from = (page: GoalPage): GoalPage => ({ ...page, data: page.data.filter(({ Id }) => Id !== goalId) });
  return (list: CachedList | undefined): CachedList | undefined => {
    if (list === undefined) return undefined;
    return 'pages' in list ? { ...list, pages: list.pages.map(from) } : from(list);
  };
}

/** Takes a goal that went out of the viewer's sight off the lists at once, so that none leads to it again. */
export function takeOffLists(client: QueryClient, goalId: number): void {
  client.setQueriesData<CachedList>({ queryKey: queryKeys.operation('goals.list') }, withoutGoal(goalId));
}

/** Refreshes after that: the goal itself is not asked for again while its screen closes. */
export async function refreshWithout(client: QueryClient, goalId: number): Promise<void> {
  await client.invalidateQueries({
    queryKey: queryKeys.call('goals.read', { params: { id: goalId } }),
    refetchType: 'none',
  });
  await refresh(
    client,
    GOAL_READS.filter((id) => id !== 'goals.read'),
  );
}

async function refresh(client: QueryClient, reads: readonly OperationId[]): Promise<void> {
  await Promise.all(
    reads.map((id) =>
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
    timer.current = window.setTimeout(() => {
      // The event of an own change may overtake its answer, which alone says whether the goal may still be read.
      if (client.isMutating() > 0) refreshSoon();
      else void refreshGoals(client);
    }, BURST_MS);
  };
  useLive('TenantUpdate', ({ type }) => {
    if (type === 'goal_update') refreshSoon();
  });
  useLive('reconnected', refreshSoon);
}
