import type { GoalStatus, OutputOf, WeeklyPassGoal } from '@cadence/shared-contract';
import { apiQuery, queryKeys, useQuery, type QueryClient } from '@cadence/shared-auth/query';

/** The viewer's own goals that take updates now, with their weekly statuses. */
export function useWeeklyPass({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({ ...apiQuery('goals.weeklyPass'), enabled });
}

/** The latest answers, including answers that are not rendered yet. */
export function readWeeklyPass(client: QueryClient): readonly WeeklyPassGoal[] {
  return client.getQueryData<OutputOf<'goals.weeklyPass'>>(queryKeys.call('goals.weeklyPass'))?.data ?? [];
}

function withStatus(one: WeeklyPassGoal, status: GoalStatus): WeeklyPassGoal {
  const { Likelihood, Quality, GoalPeriodWeek } = status;
  const Weeks = one.Goal.Weeks.map((slot) =>
    slot.Week === GoalPeriodWeek.Week ? { ...slot, State: 'posted' as const, Likelihood, Quality } : slot,
  );
  return {
    ...one,
    Goal: { ...one.Goal, Weeks },
    GoalStatuses: one.GoalStatuses.map((own) => (own.Id === status.Id ? status : own)),
  };
}

/** Puts the answer to an update where the pass reads it; an older answer in flight must not undo that. */
export async function takeOverStatus(client: QueryClient, status: GoalStatus): Promise<void> {
  const queryKey = queryKeys.call('goals.weeklyPass');
  await client.cancelQueries({ queryKey });
  client.setQueryData<OutputOf<'goals.weeklyPass'>>(
    queryKey,
    (pass) =>
      pass && {
        data: pass.data.map((one) => (one.Goal.Id === status.GoalId ? withStatus(one, status) : one)),
      },
  );
}
