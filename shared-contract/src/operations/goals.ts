import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GOAL_STATE_ALIASES, GOAL_STATES } from '../goals/states.ts';
import { GOAL_OPTIONAL_NAMES, GOAL_REQUIRED_NAMES, goalTextField } from '../goals/text-fields.ts';
import type { GoalTextName } from '../goals/text-fields.ts';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { recordOf } from '../records.ts';
import { COMMENT_TYPES, Goal, GoalBundle, GoalComment, GoalEdit, GoalStatus } from './goal-resources.ts';
import { Overwritten } from './overwritten.ts';
import { PersonRef } from './people.ts';
import { PeriodSummary } from './periods.ts';
import {
  ABSENT_IS_BLANK,
  Code,
  Done,
  Fields,
  Id,
  idOf,
  idOrNone,
  IdOrZero,
  IdParams,
  Instant,
  LevelSchema,
  MultiLine,
  Nullable,
  SingleLine,
} from './schema.ts';
import type { OperationSchemas } from './schema.ts';

const stateNames = [...GOAL_STATES, ...Object.keys(GOAL_STATE_ALIASES)];
const Flag = Type.Optional(Type.Boolean());
const Comment = Type.Optional(MultiLine(LIMITS.comment));

/** What some texts of a goal are called depends on the company's kind of goals, which a schema does not know. */
const SECTION = { 'x-label': 'of company' } as const;

/** A text as it is sent. */
function textInput(name: GoalTextName) {
  const { limit, kind, isRequired, okrLabel } = goalTextField(name);
  const notes = { ...(isRequired && ABSENT_IS_BLANK), ...(okrLabel !== undefined && SECTION) };
  return kind === 'singleLine' ? SingleLine(limit, notes) : MultiLine(limit, notes);
}

/** Body of create and update (core §7). Blank required texts are refused with a field error, not by the schema. */
export const GoalInput = Fields({
  ...recordOf(GOAL_REQUIRED_NAMES, textInput),
  ...recordOf(GOAL_OPTIONAL_NAMES, (name) => Type.Optional(textInput(name))),
  IsPrivate: Flag,
  /** Left out: the signed-in person. */
  OwnerId: Type.Optional(idOf({ 'x-required': MESSAGES.goalOwnerRequired })),
  /** 0 or null: not aligned. */
  ParentId: Type.Optional(Nullable(IdOrZero)),
  /** The other documented spelling of `ParentId` (D-60). */
  ParentID: Type.Optional(Nullable(IdOrZero)),
  /** None is refused together with the texts that are missing. */
  PeriodId: idOrNone({ 'x-required': MESSAGES.goalQuarterRequired }),
  /** False submits, or publishes where the actor may, in the same call. */
  IsDraft: Flag,
  /** True when the body comes from the edit of a published goal: it becomes the goal's edit (D-23). */
  IsFromEdit: Flag,
  Comment,
  /** `UpdatedAt` of what was edited; a stale one is refused (D-3). Without it, the answer says what was overwritten. */
  UpdatedAt: Type.Optional(Instant),
});
export type GoalInput = Static<typeof GoalInput>;

/** Some goals, by their ids: no more than a page shows. */
const GoalIds = Type.Array(Id, { minItems: 1, maxItems: LIMITS.pageSizeMax, title: 'The list of goals' });

/** Filter fields of the list (people §3 Goal filter) and paging (D-75). */
export const GoalListInput = Fields({
  /** Only among these. */
  Ids: Type.Optional(GoalIds),
  PeriodId: Type.Optional(Id),
  GoalSelectFilter: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), { maxItems: 4 })),
  Users: Type.Optional(Type.Array(Id, { maxItems: 500 })),
  Depts: Type.Optional(Type.Array(SingleLine(LIMITS.orgUnit), { maxItems: 200 })),
  /** Part of the title, the owner's name or the department. */
  Title: Type.Optional(SingleLine(LIMITS.searchText, { title: 'The search' })),
  GoalStates: Type.Optional(Type.Array(Type.Enum(stateNames), { maxItems: 20 })),
  Aligned: Flag,
  Unaligned: Flag,
  NeedsUpdate: Flag,
  NeedsReview: Flag,
  TrendingUp: Flag,
  TrendingDown: Flag,
  QTrendingUp: Flag,
  QTrendingDown: Flag,
  Likelihood: Type.Optional(Type.Array(LevelSchema, { maxItems: 5 })),
  Quality: Type.Optional(Type.Array(LevelSchema, { maxItems: 5 })),
  FollowedGoals: Flag,
  TopLevelGoals: Flag,
  DeactivatedUsers: Flag,
  ExcludePrivate: Flag,
  Page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  PageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSizeMax })),
  After: Type.Optional(Code(200, { title: 'The place in the list' })),
});
export type GoalListInput = Static<typeof GoalListInput>;

/** Answer of the list (core §3). `After` is the cursor of the next page, null at the end. */
export const GoalPage = Fields({
  data: Type.Array(Goal),
  goalEdits: Type.Array(GoalEdit),
  /** Ids of the goals on the page with an open edit. */
  pendingEdits: Type.Array(Id),
  /** Ids of the goals on the page that the viewer follows. */
  followed: Type.Array(Id),
  /** The ceo's id, null while the tenant has none. */
  ceo: Nullable(Id),
  /** How many goals match, on all pages; `LIMITS.countedGoals` means that many or more. */
  count: Type.Integer({ maximum: LIMITS.countedGoals }),
  After: Nullable(Type.String()),
});
export type GoalPage = Static<typeof GoalPage>;

/** A goal that may be chosen as parent; `IsDisabled` ones are shown and cannot be picked (D-29). */
export const ParentCandidate = Fields({
  Id,
  Title: Type.String(),
  Owner: PersonRef,
  ParentId: Nullable(Id),
  IsCompanyGoal: Type.Boolean(),
  IsDisabled: Type.Boolean(),
});
export type ParentCandidate = Static<typeof ParentCandidate>;

/** An own goal with its weeks, as the weekly update of all goals in one pass needs it (D-8, D-12, D-13). */
export const WeeklyPassGoal = Fields({
  Goal,
  GoalStatuses: GoalBundle.properties.GoalStatuses,
  GoalWeeklyStates: GoalBundle.properties.GoalWeeklyStates,
});
export type WeeklyPassGoal = Static<typeof WeeklyPassGoal>;

/** `UpdatedAt` of the goal that was acted on; refused with 409 when it has changed since (D-3, D-85). */
const Version = Type.Optional(Instant);
const StatusChange = Fields({ Id, Status: Code(40), Comment, UpdatedAt: Version });
/** Every change of a goal answers with the goal as it is now. */
const Changed = Fields({ Goal, Permissions: GoalBundle.properties.Permissions });
export type GoalChanged = Static<typeof Changed>;
/** A save that may replace what somebody else wrote also answers what that was (D-116). */
const Saved = Fields({ ...Changed.properties, Overwritten });
export type GoalSaved = Static<typeof Saved>;

const Followed = Fields({ IsFollowed: Type.Boolean() });

export const GOAL_OPERATIONS = {
  'goals.create': { body: GoalInput, output: Changed },
  'goals.update': { params: IdParams, body: GoalInput, output: Saved },
  'goals.list': { body: GoalListInput, output: GoalPage },
  /** The requested goals that the viewer may see, in the order of the request, each once. */
  'goals.rows': { body: Fields({ Ids: GoalIds }), output: Fields({ data: Type.Array(Goal) }) },
  'goals.read': { params: IdParams, output: GoalBundle },
  'goals.single': { params: IdParams, output: Goal },
  'goals.approvalRequest': {
    params: IdParams,
    output: Fields({
      Goal,
      GoalEdit: Nullable(GoalEdit),
      Approver: Nullable(PersonRef),
      /** Who a submit notifies (D-37). */
      WillBeNotified: Type.Array(PersonRef),
    }),
  },
  'goals.status': { params: IdParams, output: GoalStatus },
  'goals.statusComments': {
    params: Fields({ statusId: Id }),
    output: Fields({ data: Type.Array(GoalComment) }),
  },
  'goals.periods': { output: Fields({ data: Type.Array(PeriodSummary) }) },
  'goals.users': { output: Fields({ data: Type.Array(PersonRef), departments: Type.Array(Type.String()) }) },
  'goals.parentCandidates': {
    params: Fields({ userId: Id, periodId: Id, ownerId: Id, goalId: IdOrZero }),
    query: Fields({
      /** Words that title or owner's name must hold, in any order and case. */
      search: Type.Optional(SingleLine(LIMITS.searchText, { title: 'The search' })),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    }),
    output: Fields({
      data: Type.Array(ParentCandidate),
      /** There is a next page: a search finds more than the client has. */
      HasMore: Type.Optional(Type.Boolean()),
    }),
  },
  'goals.approve': { body: StatusChange, output: Changed },
  'goals.retract': { body: StatusChange, output: Changed },
  'goals.retractEdits': { body: StatusChange, output: Changed },
  'goals.shelve': { body: StatusChange, output: Changed },
  'goals.updateStatus': {
    body: Fields({
      Id,
      Likelihood: LevelSchema,
      Quality: LevelSchema,
      Comment,
      /** When the week had been posted as the update was written, null for never; another posting is not replaced (D-189). */
      PostedAt: Type.Optional(Nullable(Instant)),
    }),
    output: GoalStatus,
  },
  'goals.finalize': {
    body: Fields({
      Id: Type.Optional(Nullable(IdOrZero)),
      GoalId: Id,
      Completed: Type.Optional(Nullable(Type.Boolean())),
      Quality: LevelSchema,
      Outcome: MultiLine(LIMITS.comment, ABSENT_IS_BLANK),
      ObjectiveResult: Type.Optional(Nullable(Type.Integer())),
      UpdatedAt: Version,
    }),
    output: Saved,
  },
  'goals.finalizeApproved': {
    body: Fields({
      Id: Type.Optional(Nullable(IdOrZero)),
      GoalId: Id,
      Completed: Type.Optional(Nullable(Type.Boolean())),
      Feedback: MultiLine(LIMITS.comment, ABSENT_IS_BLANK),
      ObjectiveResult: Type.Optional(Nullable(Type.Integer())),
      UpdatedAt: Version,
    }),
    output: Saved,
  },
  'goals.finalizeRetract': { body: Fields({ GoalId: Id, Comment, UpdatedAt: Version }), output: Changed },
  'goals.delete': { params: IdParams, output: Done },
  'goals.commentAdd': {
    body: Fields({ Id, Type: Type.Enum(COMMENT_TYPES), Comment: MultiLine(LIMITS.comment, ABSENT_IS_BLANK) }),
    output: GoalComment,
  },
  'goals.commentUpdate': {
    body: Fields({ CommentId: Id, Comment: MultiLine(LIMITS.comment, ABSENT_IS_BLANK) }),
    output: GoalComment,
  },
  'goals.commentDelete': { params: IdParams, output: Done },
  /** Follows a goal, or ends it: two in a row change nothing. Clients that know what they want say it (below). */
  'goals.follow': { params: IdParams, output: Followed },
  'goals.startFollowing': { params: IdParams, output: Followed },
  'goals.stopFollowing': { params: IdParams, output: Followed },
  'goals.changeOwner': {
    body: Fields({ Id, UserId: idOf({ 'x-required': MESSAGES.goalOwnerRequired }), UpdatedAt: Version }),
    output: Changed,
  },
  'goals.changeParent': { body: Fields({ Id, GoalId: IdOrZero, UpdatedAt: Version }), output: Changed },
  'goals.children': {
    params: IdParams,
    output: Fields({ Goals: Type.Array(Goal), GoalStatuses: Type.Array(GoalStatus) }),
  },
  'goals.company': { output: Fields({ data: Type.Array(Goal) }) },
  'goals.weeklyPass': { output: Fields({ data: Type.Array(WeeklyPassGoal) }) },
} as const satisfies Record<string, OperationSchemas>;
