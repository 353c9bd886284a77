import type { BodyOf, GoalStatus, OutputOf, WeeklyPassGoal } from '@cadence/shared-contract';
import { on, type ApiServer } from '@cadence/shared-auth/testing';
import { fakeGoal, fakeStatuses, fakeWeeks } from './goals.fixtures.ts';

type Posted = Readonly<Record<number, readonly [number, number]>>;

/** The id of a goal's weekly status row in these tests. */
export function rowId(goalId: number, week: number): number {
  return goalId * 100 + week;
}

/** An own approved goal in the pass; `posted` gives likelihood and quality by week. */
export function fakePassGoal(Id: number, Title: string, posted: Posted = { 7: [3, 3] }): WeeklyPassGoal {
  const Goal = fakeGoal({ Id, GoalDetail: { Title }, Weeks: fakeWeeks(posted) });
  const GoalStatuses = fakeStatuses(Goal).map((status) => ({
    ...status,
    Id: rowId(Id, status.GoalPeriodWeek.Week),
  }));
  return { Goal, GoalStatuses, GoalWeeklyStates: GoalStatuses.map(({ GoalPeriodWeek }) => GoalPeriodWeek) };
}

function posted(status: GoalStatus, { Likelihood, Quality }: BodyOf<'goals.updateStatus'>): GoalStatus {
  return { ...status, Likelihood, Quality, UpdatedAt: '2026-11-20T15:00:00.000Z' };
}

function withPosting(goal: WeeklyPassGoal, body: BodyOf<'goals.updateStatus'>): WeeklyPassGoal {
  const row = goal.GoalStatuses.find(({ Id }) => Id === body.Id);
  if (row === undefined) return goal;
  const { Likelihood, Quality } = body;
  const Weeks = goal.Goal.Weeks.map((slot) =>
    slot.Week === row.GoalPeriodWeek.Week ? { ...slot, State: 'posted' as const, Likelihood, Quality } : slot,
  );
  return {
    ...goal,
    Goal: { ...goal.Goal, Weeks },
    GoalStatuses: goal.GoalStatuses.map((status) => (status === row ? posted(status, body) : status)),
  };
}

/** A server that stores what is posted and returns it in the pass from then on. */
export function servePass(server: ApiServer, goals: readonly WeeklyPassGoal[]) {
  const sent: BodyOf<'goals.updateStatus'>[] = [];
  const pass: OutputOf<'goals.weeklyPass'> = { data: [...goals] };
  server.use(
    on('goals.weeklyPass', () => pass),
    on('goals.updateStatus', ({ body }) => {
      sent.push(body);
      pass.data = pass.data.map((goal) => withPosting(goal, body));
      const statuses = pass.data.flatMap(({ GoalStatuses }) => GoalStatuses);
      return statuses.find(({ Id }) => Id === body.Id) as GoalStatus;
    }),
  );
  return {
    /** Bodies of the updates so far. */
    sent,
    /** Somebody changes what the server holds. */
    change: (next: (goals: readonly WeeklyPassGoal[]) => readonly WeeklyPassGoal[]): void => {
      pass.data = [...next(pass.data)];
    },
  };
}
