import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { Goal, GoalBundle, GoalEdit } from './goal-resources.ts';
import { PersonRef } from './people.ts';
import { PeriodSummary } from './periods.ts';
import {
  ABSENT_IS_BLANK,
  DateOnly,
  Done,
  Fields,
  Id,
  IdParams,
  Instant,
  LevelSchema,
  Nullable,
  SingleLine,
} from './schema.ts';
import type { OperationSchemas } from './schema.ts';
import { DashboardStrategy } from './strategy.ts';

/** What a reminder asks for (D-35). */
export const REMINDER_TYPES = [
  'no_goals',
  'returned_draft',
  'returned_edit',
  'missed_week',
  'finalize_goal',
  'review_goal',
  'review_goal_edit',
  'review_shelve',
  'review_result',
  'start_appraisal',
  'countersign_appraisal',
  'sign_appraisal',
] as const;
export type ReminderType = (typeof REMINDER_TYPES)[number];

/**
 * Something that waits for the viewer (core §3). `Id` is that of the goal, of the week for `missed_week`, of the
 * period for `no_goals`, of the person for `start_appraisal`, of the appraisal for the other two; together with `Type` it is unique.
 */
export const Reminder = Fields({
  Id,
  Type: Type.Enum(REMINDER_TYPES),
  Title: Type.String(),
  ButtonText: Type.String(),
  PeriodId: Id,
  WeekId: Nullable(Id),
  GoalId: Nullable(Id),
  /** For reminders of appraisals; null for those of goals, and where none is started yet. */
  AppraisalId: Nullable(Id),
  /** The owner of what is to be reviewed, or the other person of an appraisal. */
  User: Nullable(PersonRef),
  /** The number of its week in the period. */
  Week: Nullable(Type.Integer()),
  /** The title of its goal; of a missed week, where one goal alone lacks it. */
  GoalTitle: Nullable(Type.String()),
  /** How many goals lack the missed week; null for all others. */
  Count: Nullable(Type.Integer()),
  /** Of its period. */
  Quarter: Type.Integer(),
  Year: Type.Integer(),
  /** Since when it waits; 'oldest' sorts by it. */
  Since: Instant,
  /** The last day of its week, or of its period where it concerns no week; of an appraisal, when it is due (D-48). */
  DueDate: DateOnly,
  /** That day has passed. */
  IsOverdue: Type.Boolean(),
});
export type Reminder = Static<typeof Reminder>;

/** The company theme of a period (core §2 Dashboard). */
export const Theme = Fields({ PeriodId: Id, Title: Type.String(), UpdatedAt: Instant });
export type Theme = Static<typeof Theme>;

const ThemeAnswer = Fields({ Theme: Nullable(Theme) });

export const Dashboard = Fields({
  Period: PeriodSummary,
  /** The first five pages, overdue first, then oldest; the rest by `dashboard.reminders`. */
  Reminders: Type.Array(Reminder),
  /** How many reminders there are on all pages. */
  count: Type.Integer(),
  /** Own goals that still lack an update of the current week; null where there is none. */
  ThisWeek: Nullable(Fields({ Week: Type.Integer(), EndDate: DateOnly, count: Type.Integer() })),
  Theme: Nullable(Theme),
  CompanyGoals: Type.Array(Goal),
  /** null for who may not read the strategy. */
  Strategy: Nullable(DashboardStrategy),
  Permissions: Fields({
    EditTheme: Type.Boolean(),
    /** Scopes the viewer may ask `dashboard.compliance` for, the one to start with first; empty for observers. */
    ComplianceScopes: Type.Array(Type.Integer({ minimum: 1, maximum: 3 })),
  }),
});
export type Dashboard = Static<typeof Dashboard>;

/** What is counted (D-36): 1 no goals, 2 a goal needs an update, 3 a goal of the last ended period needs its result. */
export const ComplianceCount = Fields({
  Type: Type.Integer({ minimum: 1, maximum: 3 }),
  count: Type.Integer(),
  /** People of the scope whom this could concern. */
  total: Type.Integer(),
});

/** Which of those behind are listed (D-183); without any of it the first page of all. */
const BehindQuery = Fields({
  /** Those whom this count holds. */
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  /** Words that name, job or department must contain, in any order, regardless of case and accents. */
  search: Type.Optional(SingleLine(LIMITS.searchText, { title: 'The search' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});

/** Compliance of a scope (D-36). */
export const Compliance = Fields({
  /** The figures of the whole scope, regardless of the list's filters. */
  data: Type.Array(ComplianceCount),
  /** How many people are on all pages of `users`: without type and search, everyone who is behind. */
  count: Type.Integer(),
  /** A page of those whom some count holds, each once, by name. */
  users: Type.Array(
    Fields({ ...PersonRef.properties, Types: Type.Array(Type.Integer({ minimum: 1, maximum: 3 })) }),
  ),
});
export type Compliance = Static<typeof Compliance>;

/** A goal whose likelihood is another than it was (D-102). */
const Move = Fields({
  GoalId: Id,
  Title: Type.String(),
  /** The owner. */
  User: PersonRef,
  /** What was predicted last before `Since`. */
  From: LevelSchema,
  To: LevelSchema,
  /** When it was posted. */
  At: Instant,
  /** What the owner wrote with it. */
  Comment: Nullable(Type.String()),
});

/** What has moved since the viewer's last visit, or within a week (D-102), worst first. */
const Moved = Fields({
  Since: Instant,
  /** `Since` is the end of the last visit; otherwise a week ago. */
  IsLastVisit: Type.Boolean(),
  data: Type.Array(Move),
  /** How many there are, with those that are not sent. */
  count: Type.Integer(),
});

/** A direct report as the manager's dashboard shows them. */
const ReportStanding = Fields({
  User: PersonRef,
  /** Their goals of the quarter that the viewer may see, without drafts and shelved ones. */
  Goals: Type.Integer(),
  /** The running one that is the least likely; null where none has a prediction. */
  LeastLikely: Nullable(Goal),
  /** What is missing, as in `Compliance`. */
  Types: Type.Array(Type.Integer({ minimum: 1, maximum: 3 })),
  /** The numbers of their past weeks that can still be filled in and lack an update. */
  Weeks: Type.Array(Type.Integer()),
  /** How many goals of the last ended quarter still have no result. */
  Unfinished: Type.Integer(),
});

/** Those who have something to do first, then by their least likely goal. */
const Team = Fields({ data: Type.Array(ReportStanding), count: Type.Integer() });

/** Compliance of each direct report with everyone beneath them. */
const Branches = Fields({
  data: Type.Array(
    Fields({
      User: PersonRef,
      /** Whoever heads it was deactivated; those beneath them still count. */
      IsDeactivated: Type.Boolean(),
      InOrder: Type.Integer(),
      total: Type.Integer(),
    }),
  ),
});

/** Where the company goals at risk have it from: the viewer sees all goals that are counted. */
const Risks = Fields({
  data: Type.Array(
    Fields({
      GoalId: Id,
      /** Goals beneath it, at any depth, and how many of them are at risk. */
      Beneath: Type.Integer(),
      AtRisk: Type.Integer(),
      /** The least likely of those at risk that have none at risk beneath them. */
      Origin: Nullable(Goal),
    }),
  ),
});

/** What others wrote lately about the viewer's weekly updates, newest first. */
const RecentComments = Fields({
  data: Type.Array(
    Fields({
      Id,
      Comment: Type.String(),
      User: PersonRef,
      At: Instant,
      GoalId: Id,
      /** The goal's. */
      Title: Type.String(),
    }),
  ),
});

const ReviewData = Fields({
  Goal,
  /** The goal above, if the viewer may see it. */
  ParentGoal: GoalBundle.properties.ParentGoal,
  Permissions: GoalBundle.properties.Permissions,
});

export const DASHBOARD_OPERATIONS = {
  'dashboard.read': { output: Dashboard },
  'dashboard.reminders': {
    params: Fields({ page: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    output: Fields({ data: Type.Array(Reminder), count: Type.Integer() }),
  },
  'dashboard.reviewData': { params: IdParams, output: ReviewData },
  'dashboard.editReviewData': {
    params: IdParams,
    output: Fields({ ...ReviewData.properties, GoalEdit }),
  },
  'dashboard.compliance': {
    params: Fields({ scope: Type.Integer({ minimum: 1, maximum: 3 }) }),
    query: BehindQuery,
    output: Compliance,
  },
  'dashboard.moved': { output: Moved },
  'dashboard.team': { output: Team },
  'dashboard.branches': { output: Branches },
  'dashboard.risks': { output: Risks },
  'dashboard.comments': { output: RecentComments },
  'dashboard.theme': { output: ThemeAnswer },
  'dashboard.saveTheme': {
    body: Fields({ Title: SingleLine(LIMITS.themeTitle, { title: 'Theme', ...ABSENT_IS_BLANK }) }),
    output: ThemeAnswer,
  },
  'dashboard.deleteTheme': { output: Done },
} as const satisfies Record<string, OperationSchemas>;
