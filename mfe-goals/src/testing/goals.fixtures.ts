import {
  addDays,
  GOAL_ACTIONS,
  GOAL_TEXT_NAMES,
  goalAction,
  goalTextOf,
  isEditAction,
  placeGoalTexts,
  recordOf,
} from '@cadence/shared-contract';
import type {
  AnyGoalAction,
  Goal,
  GoalBundle,
  GoalPage,
  GoalPermission,
  GoalStatus,
  GoalTransition,
  PeriodSummary,
  PersonRef,
  WeekSlot,
} from '@cadence/shared-contract';

/** Q4 2026 as `fakeSession` has it: week 8 is current, Thursday 19 November. */
export const PERIOD_ID = 40;
const WEEK_ONE = '2026-09-28';
const CURRENT_WEEK = 8;
const WEEKS = 14;
const NOON = 'T12:00:00.000Z';

export const VIEWER_ID = 7;
export const ANA: PersonRef = {
  Id: 3,
  Name: 'Ana Ruiz',
  JobTitle: 'VP Customer',
  OrgUnit: 'Customer Success',
  Avatar: null,
  ParentId: 1,
};

export function weekStart(week: number): string {
  return addDays(WEEK_ONE, (week - 1) * 7);
}

export function fakePeriods(): PeriodSummary[] {
  return [-1, 0, 1, 2, 3, 4, 5].map((index) => {
    const quarter = (((3 + index) % 4) + 4) % 4;
    const year = 2026 + Math.floor((3 + index) / 4);
    const month = String(quarter * 3 + 1).padStart(2, '0');
    return {
      Id: PERIOD_ID + index,
      StartDate: `${year}-${month}-01`,
      EndDate: `${year}-${String(quarter * 3 + 3).padStart(2, '0')}-${quarter === 0 || quarter === 3 ? 31 : 30}`,
      Quarter: quarter + 1,
      Year: year,
      Index: index,
    };
  });
}

/** The 14 slots of the quarter; `posted` gives likelihood and quality by week. */
export function fakeWeeks(posted: Readonly<Record<number, readonly [number, number]>>): WeekSlot[] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const week = index + 1;
    const values = posted[week];
    const state = values
      ? 'posted'
      : week < CURRENT_WEEK
        ? 'missed'
        : week === CURRENT_WEEK
          ? 'current'
          : 'ahead';
    return {
      Week: week,
      StartDate: weekStart(week),
      State: state,
      Likelihood: values?.[0] ?? null,
      Quality: values?.[1] ?? null,
    };
  });
}

const NO_FLAGS: Goal['Flags'] = {
  NeedsUpdate: false,
  NeedsReview: false,
  NeedsFinalization: false,
  PendingEdits: false,
  TrendingDown: false,
  AtRisk: false,
  WeeksOld: null,
  Outcome: null,
};

export type GoalOverrides = Omit<Partial<Goal>, 'Flags' | 'GoalDetail'> & {
  readonly Flags?: Partial<Goal['Flags']>;
  readonly GoalDetail?: Partial<Goal['GoalDetail']>;
};

/** The actions that a goal's permissions mean where it is, as the server derives both (D-25). */
export function actionsWith(
  goal: Pick<Goal, 'State' | 'GoalEdit'>,
  permissions: readonly GoalPermission[],
): AnyGoalAction[] {
  return GOAL_ACTIONS.filter((action) => {
    const { from, permission } = goalAction(action);
    const state = isEditAction(action) ? goal.State === 'approved' && goal.GoalEdit?.State : goal.State;
    return from.some((one) => one === state) && permission !== null && permissions.includes(permission);
  });
}

const DECIDING: readonly GoalPermission[] = [
  'ReviewPublicationRequest',
  'ReviewPublicationRequest2',
  'ApproveShelve',
  'ReviewFinalize',
];

/** An approved goal of the viewer with week 7 posted; pass what the test needs. */
export function fakeGoal({ Flags, GoalDetail, ...overrides }: GoalOverrides = {}): Goal {
  const { State = 'approved', GoalEdit = null } = overrides;
  return {
    Id: 12,
    State: 'approved',
    GoalType: 'SMART',
    ...placeGoalTexts({
      Title: 'Lift net revenue retention from 111% to 118%',
      Measurement: 'Measured on December 31 by Finance.',
      Description: 'Bring each account to two departments.',
      ...GoalDetail,
    }),
    Hidden: false,
    User: {
      Id: VIEWER_ID,
      Name: 'Zoë Lefèvre',
      OrgUnit: 'Customer Success',
      Title: 'Account Executive',
      Avatar: null,
      ParentId: ANA.Id,
    },
    ParentId: null,
    ParentTitle: null,
    GoalPeriodId: PERIOD_ID,
    ChildCount: 0,
    MostRecentGoalStatus: {
      Likelihood: 3,
      Quality: 3,
      LikelihoodDelta: 1,
      QualityDelta: 0,
      StartDate: weekStart(7),
    },
    IsNeedsUpdate: false,
    IsShelve: false,
    IsCompanyGoal: false,
    UpdatedAt: `2026-11-13${NOON}`,
    OwnerGoalResult: null,
    ManagerGoalResult: null,
    GoalEdit: null,
    Flags: { ...NO_FLAGS, ...Flags },
    Weeks: fakeWeeks({ 5: [2, 2], 7: [3, 3] }),
    WaitingFor: null,
    Actions: actionsWith({ State, GoalEdit }, Flags?.NeedsReview ? DECIDING : []),
    ...overrides,
  };
}

/** The weekly rows behind a goal's slots, one per slot that is not off (D-12). */
export function fakeStatuses(goal: Goal): GoalStatus[] {
  return goal.Weeks.filter(({ State }) => State !== 'off').map(
    ({ Week, StartDate, Likelihood, Quality }) => ({
      Id: 1000 + Week,
      GoalId: goal.Id,
      Likelihood,
      Quality,
      GoalPeriodWeek: { Id: 400 + Week, Week, StartDate, EndDate: addDays(StartDate, 6) },
      CommentCount: 0,
      UpdatedAt: Likelihood === null ? null : `${addDays(StartDate, 4)}${NOON}`,
    }),
  );
}

export function fakeBundle(goal: Goal = fakeGoal(), overrides: Partial<GoalBundle> = {}): GoalBundle {
  const statuses = fakeStatuses(goal);
  const { Permissions } = overrides;
  return {
    Goal: Permissions ? { ...goal, Actions: actionsWith(goal, Permissions) } : goal,
    GoalEdits: goal.GoalEdit === null ? [] : [goal.GoalEdit],
    GoalStatuses: statuses,
    GoalWeeklyStates: goal.State === 'approved' ? statuses.map(({ GoalPeriodWeek }) => GoalPeriodWeek) : [],
    GoalResult: goal.OwnerGoalResult,
    GoalManagerResult: goal.ManagerGoalResult,
    GoalTransitions: [],
    GoalStatusComments: [],
    Ancestors: [],
    DeletedDescestors: [],
    ParentGoal: null,
    IsFollowed: false,
    Permissions: [],
    ...overrides,
  };
}

export function fakePage(data: Goal[], overrides: Partial<GoalPage> = {}): GoalPage {
  return {
    data,
    goalEdits: [],
    pendingEdits: [],
    followed: [],
    ceo: 1,
    count: data.length,
    After: null,
    ...overrides,
  };
}

/** A step of the goal's history. */
export function fakeTransition(
  over: Partial<GoalTransition> & Pick<GoalTransition, 'Id' | 'Action'>,
): GoalTransition {
  return {
    TransitionableType: 'Goal',
    ActionType: null,
    FromState: null,
    ToState: null,
    Meta: null,
    GoalName: null,
    UserId: VIEWER_ID,
    UserName: 'Zoë Lefèvre',
    CreatedAt: `2026-11-19${NOON}`,
    ...over,
  };
}

/** An open edit of the goal: `changes` over what the goal says now. */
export function fakeEdit(
  goal: Goal,
  changes: Partial<NonNullable<Goal['GoalEdit']>> = {},
): NonNullable<Goal['GoalEdit']> {
  return {
    Id: 90,
    GoalId: goal.Id,
    State: 'review',
    ...recordOf(GOAL_TEXT_NAMES, (name) => goalTextOf(goal, name)),
    Hidden: goal.Hidden,
    ParentId: goal.ParentId,
    UpdatedAt: `2026-11-18${NOON}`,
    ...changes,
  };
}
