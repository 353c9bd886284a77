import { addDays, placeGoalTexts } from '@cadence/shared-contract';
import type {
  Goal,
  PeriodSummary,
  PeriodWeek,
  Prediction,
  PredictionGoal,
  PredictionRef,
  PredictionWeek,
} from '@cadence/shared-contract';
import { fakeSession } from '@cadence/shared-auth/testing';

const { Period, Profile } = fakeSession();
/** The quarter and the week of `fakeSession`. */
export const PERIOD = Period;
export const VIEWER = {
  Id: Profile.Id,
  Name: Profile.Name,
  OrgUnit: null,
  Title: null,
  Avatar: null,
  ParentId: 1,
};
export const ANA = {
  Id: 31,
  Name: 'Ana Ruiz',
  OrgUnit: 'Sales',
  Title: null,
  Avatar: null,
  ParentId: VIEWER.Id,
};

/** The quarter before the current one, and the current one. */
export const PERIODS: readonly PeriodSummary[] = [
  { Id: 900, StartDate: '2026-07-01', EndDate: '2026-09-30', Quarter: 3, Year: 2026, Index: -1 },
  { ...PERIOD, Index: 0 },
].map(({ Id, StartDate, EndDate, Quarter, Year, Index }) => ({
  Id,
  StartDate,
  EndDate,
  Quarter,
  Year,
  Index,
}));

/** The Mondays that the current quarter and the one before it begin with. */
const FIRST_MONDAY = '2026-09-28';
const LAST_FIRST_MONDAY = '2026-06-29';

export function weekOf(Week: number, first = FIRST_MONDAY): PeriodWeek {
  const StartDate = addDays(first, 7 * (Week - 1));
  return { Id: 400 + Week, Week, StartDate, EndDate: addDays(StartDate, 6) };
}

export function fakeGoal(over: Partial<Goal> = {}): Goal {
  return {
    Id: 12,
    State: 'approved',
    GoalType: 'SMART',
    ...placeGoalTexts({ Title: 'Reach 118% net retention', Measurement: 'Measured monthly' }),
    Hidden: false,
    User: VIEWER,
    ParentId: null,
    ParentTitle: null,
    GoalPeriodId: PERIOD.Id,
    ChildCount: 2,
    MostRecentGoalStatus: null,
    IsNeedsUpdate: false,
    IsShelve: false,
    IsCompanyGoal: false,
    UpdatedAt: '2026-11-02T10:00:00.000Z',
    OwnerGoalResult: null,
    ManagerGoalResult: null,
    GoalEdit: null,
    Flags: {
      NeedsUpdate: false,
      NeedsReview: false,
      NeedsFinalization: false,
      PendingEdits: false,
      TrendingDown: false,
      AtRisk: false,
      WeeksOld: null,
      Outcome: null,
    },
    Weeks: [],
    WaitingFor: null,
    Actions: [],
    ...over,
  };
}

/** Likelihood and quality by week. */
type Posted = Readonly<Record<number, readonly [number, number]>>;
export interface Beneath extends Partial<PredictionGoal> {
  readonly Id: number;
  readonly Title: string;
  readonly posted: Posted;
}

export const BENEATH: readonly Beneath[] = [
  { Id: 21, Title: 'Renew the hospitals', posted: { 6: [2, 3], 7: [3, 3], 8: [3, 3] } },
  { Id: 22, Title: 'Answer in fifteen minutes', posted: { 7: [2, 2], 8: [3, 3] } },
  { Id: 23, Title: 'Write the runbook', ParentId: 21, Depth: 2, posted: { 7: [1, 2] } },
  {
    Id: 24,
    Title: 'Train the night shift',
    ParentId: 21,
    Depth: 2,
    State: 'finalized',
    posted: { 8: [0, 0] },
  },
];

const WEEKS = 14;

function weeksOf(posted: Posted): PredictionWeek[] {
  return Object.entries(posted).map(([week, [Likelihood, Quality]]) => ({
    Week: Number(week),
    Likelihood,
    Quality,
  }));
}

/** The matrix of a goal as the server answers it for a week. */
export function matrixOf(goal: Goal, beneath: readonly Beneath[], week: number): Prediction {
  const first = goal.GoalPeriodId === PERIOD.Id ? FIRST_MONDAY : LAST_FIRST_MONDAY;
  return {
    goal,
    childs: beneath.map(({ posted, ...one }) => {
      const [Likelihood = null, Quality = null] = posted[week] ?? [];
      const Weeks = weeksOf(posted);
      return {
        State: 'approved',
        User: ANA,
        ParentId: goal.Id,
        Depth: 1,
        ...one,
        Likelihood,
        Quality,
        Weeks,
      };
    }),
    results: [],
    managerresults: [],
    weeks: Array.from({ length: WEEKS }, (_, index) => weekOf(index + 1, first)),
    weekPeriod: weekOf(week, first),
    prevWeek: week > 1 ? weekOf(week - 1, first) : null,
    nextWeek: week < WEEKS ? weekOf(week + 1, first) : null,
  };
}

export function fakeRef(Id: number, Title: string, over: Partial<PredictionRef> = {}): PredictionRef {
  return { Id, Title, State: 'approved', User: VIEWER, ChildCount: 2, ...over };
}
