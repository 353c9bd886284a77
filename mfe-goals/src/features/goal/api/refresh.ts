import { useLiveRefetch } from '@cadence/shared-auth';
import { queryKeys, useQueryClient, type InfiniteData, type QueryClient } from '@cadence/shared-auth/query';
import type { GoalBundle, GoalChanged, GoalPage, OperationId } from '@cadence/shared-contract';

/** Reads that a change of any goal may alter; periods and people are not among them. */
const GOAL_READS: readonly OperationId[] = [
  'goals.list',
  'goals.read',
  'goals.approvalRequest',
  'goals.children',
  'predictions.matrix',
  'goals.company',
  'goals.weeklyPass',
  'dashboard.read',
  'dashboard.reminders',
  'dashboard.compliance',
];

/** Asks again for what is on screen; pages that are already loaded stay where they are until the answer is there. */
export async function refreshGoals(client: QueryClient): Promise<void> {
  const gone = goalsOutOfSight(client);
  const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
    ![...gone].some((id) => isAbout(queryKey, id));
  await Promise.all(
    GOAL_READS.map((id) =>
      client.invalidateQueries({ queryKey: queryKeys.operation(id), predicate }, { cancelRefetch: false }),
    ),
  );
}

/** True for a read whose parameter is this goal's id. */
function isAbout(queryKey: readonly unknown[], goalId: number): boolean {
  const [, , input] = queryKey as readonly [
    unknown,
    unknown,
    { readonly params?: { readonly id?: unknown; readonly goalId?: unknown } }?,
  ];
  const { id, goalId: subject = id } = input?.params ?? {};
  return subject === goalId;
}

type CachedList = GoalPage | InfiniteData<GoalPage, string | null>;

function withoutGoal(goalId: number) {
  const from = (page: GoalPage): GoalPage => ({ ...page, data: page.data.filter(({ Id }) => Id !== goalId) });
  return (list: CachedList | undefined): CachedList | undefined => {
    if (list === undefined) return undefined;
    return 'pages' in list ? { ...list, pages: list.pages.map(from) } : from(list);
  };
}

/** Goals that a change of the viewer's own took out of their sight, until they open one of them again. */
const outOfSight = new WeakMap<QueryClient, Set<number>>();

function goalsOutOfSight(client: QueryClient): Set<number> {
  const known = outOfSight.get(client) ?? new Set<number>();
  outOfSight.set(client, known);
  return known;
}

/**
 * Takes a goal that went out of the viewer's sight off the lists, so that none leads to it again, and refreshes the
 * rest. Its own reads wait until it is opened again: neither its closing screen nor a live event asks for it, since
 * the answer could only be that there is no such goal.
 */
export async function takeOutOfSight(client: QueryClient, goalId: number): Promise<void> {
  await hide(client, goalId);
  await refreshGoals(client);
}

async function hide(client: QueryClient, goalId: number): Promise<void> {
  goalsOutOfSight(client).add(goalId);
  client.setQueriesData<CachedList>({ queryKey: queryKeys.operation('goals.list') }, withoutGoal(goalId));
  await client.invalidateQueries({
    queryKey: queryKeys.call('goals.read', { params: { id: goalId } }),
    refetchType: 'none',
  });
}

/**
 * The viewer opens the goal: whether they may see it is asked anew. What they saw before it went out of sight is not shown
 * meanwhile, because a decision on it would be refused.
 */
export function lookAgain(client: QueryClient, goalId: number): void {
  if (!goalsOutOfSight(client).delete(goalId)) return;
  void client.resetQueries({ queryKey: queryKeys.call('goals.read', { params: { id: goalId } }) });
}

/** Puts the server's answer to a change where the detail reads it, then refreshes the rest. */
export async function takeOverChange(client: QueryClient, changed: GoalChanged): Promise<void> {
  show(client, changed);
  await refreshGoals(client);
}

function show(client: QueryClient, { Goal, Permissions }: GoalChanged): void {
  client.setQueryData<GoalBundle>(queryKeys.call('goals.read', { params: { id: Goal.Id } }), (bundle) =>
    bundle === undefined ? bundle : { ...bundle, Goal, Permissions },
  );
}

/** The same for several changes, with one refresh after all of them; `isGone` tells what went out of sight. */
export async function takeOverChanges(
  client: QueryClient,
  changes: readonly GoalChanged[],
  isGone: (changed: GoalChanged) => boolean,
): Promise<void> {
  for (const changed of changes) {
    if (isGone(changed)) await hide(client, changed.Goal.Id);
    else show(client, changed);
  }
  await refreshGoals(client);
}

/** Whether an answer is on its way that may have been given before the event. */
function isAnyRead(client: QueryClient): boolean {
  return GOAL_READS.some((id) => client.isFetching({ queryKey: queryKeys.operation(id) }) > 0);
}

/** Keeps goals on screen up to date with what others do, and after the connection was lost. */
export function useGoalsLive(): void {
  const client = useQueryClient();
  useLiveRefetch({
    matches: ({ type }) => type === 'goal_update',
    // The event of an own change may overtake its answer, which alone says whether the goal may still be read.
    isBusy: () => client.isMutating() > 0 || isAnyRead(client),
    refetch: () => refreshGoals(client),
  });
}
