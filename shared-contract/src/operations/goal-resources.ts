import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GOAL_PERMISSIONS } from '../goals/permissions.ts';
import { GOAL_ACTIONS } from '../goals/resolve-action.ts';
import { GOAL_EDIT_STATES, GOAL_STATES, GOAL_TYPES } from '../goals/states.ts';
import { GOAL_DETAIL_NAMES, GOAL_OTHER_NAMES, GOAL_TEXT_NAMES } from '../goals/text-fields.ts';
import { recordOf } from '../records.ts';
import { PersonRef } from './people.ts';
import { PeriodWeek } from './periods.ts';
import { DateOnly, Fields, Id, Instant, LevelSchema, Nullable } from './schema.ts';

/** A goal's owner as the documents spell it (core §3): `Title` is the job title, `ParentId` the manager. */
export const GoalUser = Fields({
  Id,
  Name: Type.String(),
  OrgUnit: Nullable(Type.String()),
  Title: Nullable(Type.String()),
  Avatar: Nullable(Type.String()),
  ParentId: Nullable(Id),
});
export type GoalUser = Static<typeof GoalUser>;

export const GoalDetail = Fields(recordOf(GOAL_DETAIL_NAMES, () => Type.String()));

/** Latest posted status; a delta compares with the one posted before it, 0 with one (D-14). */
export const RecentGoalStatus = Fields({
  Likelihood: LevelSchema,
  Quality: LevelSchema,
  LikelihoodDelta: Type.Integer(),
  QualityDelta: Type.Integer(),
  StartDate: DateOnly,
});

/** One slot of the sparkline and strip: `off` is a week without a row for the goal (D-13). */
export const WEEK_SLOT_STATES = ['off', 'posted', 'missed', 'current', 'ahead'] as const;
export const WeekSlot = Fields({
  Week: Type.Integer(),
  StartDate: DateOnly,
  State: Type.Enum(WEEK_SLOT_STATES),
  Likelihood: Nullable(LevelSchema),
  Quality: Nullable(LevelSchema),
});
export type WeekSlot = Static<typeof WeekSlot>;

/** Facts behind the tags of a list row, computed on the server for the viewer (D-14 to D-18). */
export const GoalFlags = Fields({
  NeedsUpdate: Type.Boolean(),
  NeedsReview: Type.Boolean(),
  NeedsFinalization: Type.Boolean(),
  PendingEdits: Type.Boolean(),
  TrendingDown: Type.Boolean(),
  AtRisk: Type.Boolean(),
  /** Whole weeks since the latest status, null where it does not apply; shown from 2 (D-15). */
  WeeksOld: Nullable(Type.Integer()),
  /** How a finalized goal ended (core §2 Goals list). */
  Outcome: Nullable(Type.Enum(['achieved', 'notAchieved', 'inDispute'])),
});

/** An owner's result (core §3). `ObjectiveResult` is a percentage, only for objective-result goals. */
export const OwnerGoalResult = Fields({
  Id,
  Completed: Nullable(Type.Boolean()),
  Quality: LevelSchema,
  Outcome: Type.String(),
  ObjectiveResult: Nullable(Type.Integer()),
  UpdatedAt: Instant,
});
export const ManagerGoalResult = Fields({
  Id,
  Completed: Nullable(Type.Boolean()),
  Feedback: Type.String(),
  ObjectiveResult: Nullable(Type.Integer()),
  UserId: Id,
  UpdatedAt: Instant,
});

/** Proposed changes of a goal (core §3). */
export const GoalEdit = Fields({
  Id,
  GoalId: Id,
  State: Type.Enum(GOAL_EDIT_STATES),
  ...recordOf(GOAL_TEXT_NAMES, () => Type.String()),
  Hidden: Type.Boolean(),
  ParentId: Nullable(Id),
  UpdatedAt: Instant,
});
export type GoalEdit = Static<typeof GoalEdit>;

/** A goal as lists and details show it (core §3). */
export const Goal = Fields({
  Id,
  State: Type.Enum(GOAL_STATES),
  GoalType: Type.Enum(GOAL_TYPES),
  GoalDetail,
  ...recordOf(GOAL_OTHER_NAMES, () => Type.String()),
  Hidden: Type.Boolean(),
  User: GoalUser,
  ParentId: Nullable(Id),
  ParentTitle: Nullable(Type.String()),
  GoalPeriodId: Id,
  ChildCount: Type.Integer(),
  MostRecentGoalStatus: Nullable(RecentGoalStatus),
  IsNeedsUpdate: Type.Boolean(),
  IsShelve: Type.Boolean(),
  IsCompanyGoal: Type.Boolean(),
  UpdatedAt: Instant,
  OwnerGoalResult: Nullable(OwnerGoalResult),
  ManagerGoalResult: Nullable(ManagerGoalResult),
  GoalEdit: Nullable(GoalEdit),
  Flags: GoalFlags,
  Weeks: Type.Array(WeekSlot),
  /** Who must act next on the goal or its edit, and since when; null when nobody is waited for. */
  WaitingFor: Nullable(Fields({ ...PersonRef.properties, Since: Instant })),
  /** What the viewer may do to the goal or its open edit now, by the names of the lifecycle. */
  Actions: Type.Array(Type.Enum([...GOAL_ACTIONS])),
});
export type Goal = Static<typeof Goal>;

/** A weekly status row; Likelihood and Quality are null until posted (D-12, D-13). */
export const GoalStatus = Fields({
  Id,
  GoalId: Id,
  Likelihood: Nullable(LevelSchema),
  Quality: Nullable(LevelSchema),
  GoalPeriodWeek: PeriodWeek,
  CommentCount: Type.Integer(),
  UpdatedAt: Nullable(Instant),
});
export type GoalStatus = Static<typeof GoalStatus>;

export const GOAL_ACTION_TYPES = { ownerChange: 0, parentChange: 1 } as const;
export const GoalTransition = Fields({
  Id,
  TransitionableType: Type.Enum(['Goal', 'GoalEdit']),
  /** What was done, by its name in the lifecycle: after a hand-over the states alone do not show whose step it was. */
  Action: Type.String(),
  /** 0 owner change, 1 parent change, null for a change of state (core §3). */
  ActionType: Nullable(Type.Integer()),
  FromState: Nullable(Type.String()),
  ToState: Nullable(Type.String()),
  Meta: Nullable(Fields({ from_user_id: Type.Optional(Id), to_user_id: Type.Optional(Id) })),
  GoalName: Nullable(Type.String()),
  UserId: Id,
  UserName: Type.String(),
  CreatedAt: Instant,
});
export type GoalTransition = Static<typeof GoalTransition>;

/** What a comment hangs on (core §3). */
export const COMMENT_TYPES = [
  'GoalStatus',
  'StateTransition',
  'OwnerGoalResult',
  'ManagerGoalResult',
] as const;
export type CommentType = (typeof COMMENT_TYPES)[number];
export const GoalComment = Fields({
  Id,
  CommentableId: Id,
  Type: Type.Enum(COMMENT_TYPES),
  Comment: Type.String(),
  Name: Type.String(),
  UserId: Id,
  CreatedAt: Instant,
  UpdatedAt: Nullable(Instant),
});
export type GoalComment = Static<typeof GoalComment>;

export const GoalAncestor = Fields({
  Id,
  Title: Type.String(),
  ParentId: Nullable(Id),
  User: GoalUser,
  State: Type.Enum(GOAL_STATES),
});
export type GoalAncestor = Static<typeof GoalAncestor>;

/** `GET /Goal/{id}` (core §3 Goal info bundle). */
export const GoalBundle = Fields({
  Goal,
  GoalEdits: Type.Array(GoalEdit),
  GoalStatuses: Type.Array(GoalStatus),
  /** The weeks enabled for updates (D-13); which of them are selectable follows from D-8. */
  GoalWeeklyStates: Type.Array(PeriodWeek),
  GoalResult: Nullable(OwnerGoalResult),
  GoalManagerResult: Nullable(ManagerGoalResult),
  GoalTransitions: Type.Array(GoalTransition),
  GoalStatusComments: Type.Array(GoalComment),
  /** Root first; goals the viewer may not see are left out (D-21). */
  Ancestors: Type.Array(GoalAncestor),
  DeletedDescestors: Type.Array(Fields({ Id, ParentId: Nullable(Id), Count: Type.Integer() })),
  ParentGoal: Nullable(GoalAncestor),
  IsFollowed: Type.Boolean(),
  Permissions: Type.Array(Type.Enum(GOAL_PERMISSIONS)),
});
export type GoalBundle = Static<typeof GoalBundle>;
