import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { APPRAISAL_ACTIONS } from '../talent/lifecycle.ts';
import { NEEDED_FIELDS, RATING_AXIS_NAMES } from '../talent/ratings.ts';
import { APPRAISAL_STATES, APPRAISAL_STATUSES } from '../talent/states.ts';
import { Goal, GoalStatus } from './goal-resources.ts';
import { PersonRef } from './people.ts';
import {
  ABSENT_IS_BLANK,
  Code,
  DateOnly,
  Done,
  Fields,
  Id,
  IdOrZero,
  IdParams,
  Instant,
  MultiLine,
  Nullable,
  RichText,
  SingleLine,
} from './schema.ts';
import type { OperationSchemas } from './schema.ts';

const Words = Type.String({ minLength: 1, maxLength: LIMITS.name });
const Prompt = Type.String({ maxLength: LIMITS.comment });
/** A step of a scale; the lowest comes first and counts 0. */
export const RatingLabel = Fields({ Label: Words, Description: Prompt });
export type RatingLabel = Static<typeof RatingLabel>;
const Scale = Type.Array(RatingLabel, { maxItems: LIMITS.ratingLevelsMax });

/**
 * How an organisation appraises (people §3 Talent settings). Scales have 3 or 5 steps; all of them are empty while no
 * labels are set, the third also where it is not used.
 */
export const TalentSettings = Fields({
  PrimaryLabels: Scale,
  SecondaryLabels: Scale,
  TertiaryLabels: Scale,
  FormLable: Fields({
    PrimaryAxisName: Type.String({ maxLength: LIMITS.name }),
    PrimaryPrompt: Prompt,
    SecondaryAxisName: Type.String({ maxLength: LIMITS.name }),
    SecondaryPrompt: Prompt,
    TertiaryAxisName: Type.String({ maxLength: LIMITS.name }),
    TertiaryPrompt: Prompt,
  }),
  EnableTertiaryRatings: Type.Boolean(),
  Settings: Fields({
    ShareRatingWithEmployee: Type.Boolean(),
    /** Weeks (D-48). */
    GracePeriod: Type.Integer({ minimum: 0, maximum: LIMITS.graceWeeksMax }),
  }),
});
export type TalentSettings = Static<typeof TalentSettings>;

/** A quarter that is over and may be appraised (people §3 Talent period). */
export const TalentPeriod = Fields({
  PeriodId: Id,
  StartDate: DateOnly,
  EndDate: DateOnly,
  Quarter: Type.Integer({ minimum: 1, maximum: 4 }),
  Year: Type.Integer(),
  /** With the grace of today's settings; later stays possible (D-48). */
  DueDate: DateOnly,
});
export type TalentPeriod = Static<typeof TalentPeriod>;

/** A quarter of which nobody is appraised yet. */
const ComingPeriod = Fields({
  StartDate: DateOnly,
  EndDate: DateOnly,
  Quarter: Type.Integer(),
  Year: Type.Integer(),
  /** The day from which on it may be appraised. */
  OfferedFrom: DateOnly,
});

export const TalentSchedule = Fields({
  data: Type.Array(Fields({ Id, EffectiveDate: DateOnly })),
  /** Switched on by the operator (D-68). */
  IsEnabled: Type.Boolean(),
  /** What may be appraised, the latest first. */
  Periods: Type.Array(TalentPeriod),
  /** The next quarter to end; null without a schedule. */
  Next: Nullable(ComingPeriod),
  /** What the viewer may open (people §6 Appraisals). */
  Views: Fields({
    /** Organization View: HR Admins and the ceo. */
    Organization: Type.Boolean(),
    /** My Team View: who has direct reports. */
    Team: Type.Boolean(),
    MyAppraisals: Type.Boolean(),
    /** The compliance spreadsheet. */
    Spreadsheet: Type.Boolean(),
  }),
});
export type TalentSchedule = Static<typeof TalentSchedule>;

const RatingIndex = Type.Integer({ minimum: 0, maximum: LIMITS.ratingLevelsMax - 1 });
const Ratings = {
  /** Steps of the scales, from 0; null where not rated, or not shared with the viewer. */
  PrimaryRating: Nullable(RatingIndex),
  SecondaryRating: Nullable(RatingIndex),
  TertiaryRating: Nullable(RatingIndex),
};

/** Who acts next on an appraisal, and how. */
const WaitingFor = Fields({
  Person: PersonRef,
  By: Type.Enum(['reviewer', 'employee']),
  Action: Type.Enum(APPRAISAL_ACTIONS),
});

/** An appraisal without its texts, as lists hold it (people §3 Appraisal). */
const SUMMARY = {
  Id,
  UserId: Id,
  ReviewerId: Id,
  /** The reviewer's name. */
  Manager: Type.String(),
  EvaluationPeriodId: Id,
  ...Ratings,
  State: Type.Enum(APPRAISAL_STATES),
  /** Null to the employee: it would tell of the draft. */
  CreatedAt: Nullable(Instant),
  SharedAt: Nullable(Instant),
  AcknowledgedAt: Nullable(Instant),
  CompletedAt: Nullable(Instant),
  UpdatedAt: Instant,
  /** What the employee answered when they signed (D-93); null before, or where they did not say. */
  EmployeeAgrees: Nullable(Type.Boolean()),
  /** The text is not the one the employee signed (D-50, D-104). */
  IsEditedAfterSignature: Type.Boolean(),
  DueDate: DateOnly,
  WaitingFor: Nullable(WaitingFor),
  /** What is missing before it can be shared; empty to the employee. */
  Missing: Type.Array(Type.Enum(NEEDED_FIELDS)),
  /** Whoever writes it has left: nothing goes on until the employee has a new manager, who becomes the reviewer (D-49). */
  IsReviewerDeactivated: Type.Boolean(),
  /** A question about a rating waits for the reviewer; false for whoever may not read it (D-105). */
  HasOpenQuestion: Type.Boolean(),
  Permissions: Type.Array(Type.Enum(APPRAISAL_ACTIONS)),
};
export const AppraisalSummary = Fields(SUMMARY);
export type AppraisalSummary = Static<typeof AppraisalSummary>;

/** What somebody signed, as far as the viewer may read it. */
export const AppraisalSignature = Fields({
  Id,
  By: Type.Enum(['reviewer', 'employee']),
  PersonId: Id,
  /** The account's name at that time. */
  PersonName: Type.String(),
  /** The name as it was typed. */
  Sign: Type.String(),
  /** The employee's answer and words; null for the reviewer's. */
  Agrees: Nullable(Type.Boolean()),
  Comment: Nullable(Type.String()),
  SignedAt: Instant,
  /** SHA-256 of what was signed, hex. */
  Digest: Type.String(),
  /** What was signed is what stands there now. */
  IsCurrent: Type.Boolean(),
  /** It counts: the appraisal was not reopened and nobody signed again since. */
  IsInForce: Type.Boolean(),
  Review: Type.String(),
  ...Ratings,
});
export type AppraisalSignature = Static<typeof AppraisalSignature>;

export const AppraisalEvent = Fields({
  Id,
  Action: Type.Enum(APPRAISAL_ACTIONS),
  /** Null: the organisation's structure changed it. */
  Person: Nullable(PersonRef),
  At: Instant,
  FromState: Nullable(Type.Enum(APPRAISAL_STATES)),
  ToState: Nullable(Type.Enum(APPRAISAL_STATES)),
  /** The reason or the words that went with it, where the viewer may read them. */
  Comment: Nullable(Type.String()),
});
export type AppraisalEvent = Static<typeof AppraisalEvent>;

/** A question about a rating, and its answer (D-94); read by who asked, the reviewer, HR Admins and the ceo (D-105). */
export const CalibrationQuestion = Fields({
  Id,
  Axis: Type.Enum(RATING_AXIS_NAMES),
  /** The rating it was asked about. */
  Rating: Nullable(RatingIndex),
  Question: Type.String(),
  AskedBy: PersonRef,
  AskedAt: Instant,
  /** Whether the reviewer keeps the rating; null while it waits. */
  Keeps: Nullable(Type.Boolean()),
  Answer: Nullable(Type.String()),
  AnsweredAt: Nullable(Instant),
});
export type CalibrationQuestion = Static<typeof CalibrationQuestion>;

/** One appraisal for the viewer (people §3 Appraisal). */
export const Appraisal = Fields({
  ...SUMMARY,
  /** Formatted text. */
  Review: Type.String(),
  EmployeeComments: Nullable(Type.String()),
  EmployeeSignature: Nullable(Type.String()),
  ManagerSignature: Nullable(Type.String()),
  User: PersonRef,
  Reviewer: PersonRef,
  Period: TalentPeriod,
  /** The scales it is rated by: kept from the moment it was shared (D-91). */
  Labels: TalentSettings,
  /** Whether the employee reads the ratings. */
  AreRatingsShared: Type.Boolean(),
  /** The viewer is the employee and reads it as such. */
  IsOwn: Type.Boolean(),
  /** The latest first. */
  Signatures: Type.Array(AppraisalSignature),
  /** The oldest first. */
  History: Type.Array(AppraisalEvent),
  Questions: Type.Array(CalibrationQuestion),
});
export type Appraisal = Static<typeof Appraisal>;

/** Somebody in a team, and where their appraisal of the period is. */
export const TeamMember = Fields({
  ...PersonRef.properties,
  /** The calendar date they were added on. */
  CreatedOn: DateOnly,
  /** False: too new for the period. */
  IsEligible: Type.Boolean(),
  IsDeactivated: Type.Boolean(),
  /** The manager who would act, or the reviewer, has left: the person needs a new manager. */
  IsReviewerDeactivated: Type.Boolean(),
  Status: Type.Enum(APPRAISAL_STATUSES),
  /** In `evaluations`; null before the start. */
  AppraisalId: Nullable(Id),
  WaitingFor: Nullable(WaitingFor),
  /** The viewer acts next. */
  IsWaitingForMe: Type.Boolean(),
  /** Goals of the period that the viewer may see, and how they ended. */
  GoalCount: Type.Integer(),
  AchievedCount: Type.Integer(),
  DisputedCount: Type.Integer(),
  /** `start`, where the viewer may; what else is open stands with the appraisal. */
  MayStart: Type.Boolean(),
});
export type TeamMember = Static<typeof TeamMember>;

/** People who are at one status, with a few faces. */
const StatusCount = Fields({
  Status: Type.Enum(APPRAISAL_STATUSES),
  count: Type.Integer(),
  People: Type.Array(PersonRef),
});

/** Scope 0: the manager's direct reports; 1: everybody beneath the manager. Manager 0: the whole organisation. */
const TeamParams = Fields({
  periodId: Id,
  managerId: IdOrZero,
  scope: Type.Integer({ minimum: 0, maximum: 1 }),
});

const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }));
const PageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.talentPageSizeMax }));
const SortOrder = Type.Optional(Type.Enum(['asc', 'desc']));
const Department = Type.Optional(SingleLine(LIMITS.orgUnit));

export const TEAM_SORTS = ['Next', 'Name', 'Status'] as const;
const TeamQuery = Fields({
  Page,
  PageSize,
  Status: Type.Optional(Type.Enum(APPRAISAL_STATUSES)),
  /** Part of a name. */
  Search: Type.Optional(SingleLine(LIMITS.searchText)),
  OrgUnit: Department,
  /** `Next`: who waits for the viewer first, then who waits for others, then the rest. */
  SortBy: Type.Optional(Type.Enum(TEAM_SORTS)),
  SortOrder,
});

export const TalentLoad = Fields({
  /** The manager whose team it is; null for the organisation. */
  user: Nullable(PersonRef),
  /** Managers among the people whose teams the viewer may open from here, and the way up to the viewer. */
  users: Type.Array(PersonRef),
  /** A page of the team. */
  directreports: Type.Array(TeamMember),
  /** Their appraisals, as far as the viewer may see them. */
  evaluations: Type.Array(AppraisalSummary),
  /** How many people match, on all pages. */
  count: Type.Integer(),
  Period: TalentPeriod,
  /** Eligible people of the whole team, in the order of the statuses, whatever is filtered. */
  Statuses: Type.Array(StatusCount),
  /** People of the team who are too new for the period. */
  TooNew: Type.Integer(),
});
export type TalentLoad = Static<typeof TalentLoad>;

const Tally = {
  /** Eligible people, by status in the order of APPRAISAL_STATUSES. */
  Counts: Type.Array(Type.Integer()),
  People: Type.Integer(),
  /** How many wait for managers and for employees. */
  WaitingForReviewers: Type.Integer(),
  WaitingForEmployees: Type.Integer(),
};
const ManagerTally = Fields({ Manager: PersonRef, ...Tally });
const DepartmentTally = Fields({
  /** '' for people without one. */
  OrgUnit: Type.String(),
  ...Tally,
  /** How many managers have people in it; their rows come by `talent.department`. */
  Managers: Type.Integer(),
});
export const TalentOrganization = Fields({
  Period: TalentPeriod,
  Total: Fields(Tally),
  TooNew: Type.Integer(),
  /** Least completed first. */
  Departments: Type.Array(DepartmentTally),
});
export type TalentOrganization = Static<typeof TalentOrganization>;

const MatrixQuery = Fields({
  OrgUnit: Department,
  /** People whose reviewer is this one. */
  ReviewerId: Type.Optional(Id),
  /** A step of the third scale. */
  Tertiary: Type.Optional(RatingIndex),
  /** An earlier period to compare with. */
  ComparePeriodId: Type.Optional(Id),
});

/** A person in the matrix; never the viewer. */
export const MatrixPerson = Fields({
  ...PersonRef.properties,
  AppraisalId: Id,
  ReviewerId: Id,
  State: Type.Enum(APPRAISAL_STATES),
  Primary: RatingIndex,
  Secondary: RatingIndex,
  Tertiary: Nullable(RatingIndex),
  /** Where they were in the period compared with, by the same scales; null where they were not rated. */
  Before: Nullable(Fields({ Primary: RatingIndex, Secondary: RatingIndex })),
  /** The viewer may ask the reviewer about it (D-94). */
  MayAsk: Type.Boolean(),
});
export type MatrixPerson = Static<typeof MatrixPerson>;

const MatrixCell = Fields({
  Primary: RatingIndex,
  Secondary: RatingIndex,
  count: Type.Integer(),
  /** Compared with the earlier period: who is here now and was elsewhere, and the other way round. */
  Came: Type.Integer(),
  Left: Type.Integer(),
  /** The first ones by name, as many as a cell has room for. */
  People: Type.Array(MatrixPerson),
});
export type TalentMatrixCell = Static<typeof MatrixCell>;

export const TalentMatrix = Fields({
  Period: TalentPeriod,
  /** The scales that most appraisals of the period were written with. */
  Labels: TalentSettings,
  /** Every cell, also the empty ones. */
  Cells: Type.Array(MatrixCell),
  /** People in the cells. */
  count: Type.Integer(),
  /** Eligible people of the team without both ratings. */
  Unrated: Type.Integer(),
  /** People rated by other scales than `Labels`. */
  OtherLabels: Type.Integer(),
  /** What it can be narrowed by. */
  Departments: Type.Array(Type.String()),
  Reviewers: Type.Array(PersonRef),
  /** Earlier periods to compare with. */
  ComparePeriods: Type.Array(TalentPeriod),
});
export type TalentMatrix = Static<typeof TalentMatrix>;

/** How often each step of one scale was given. */
const Distribution = Fields({
  Name: Type.String(),
  /** Of a manager's row. */
  Manager: Nullable(PersonRef),
  Counts: Type.Array(Type.Integer()),
  count: Type.Integer(),
});
export const TalentCalibration = Fields({
  Labels: Scale,
  AxisName: Type.String(),
  Company: Distribution,
  Departments: Type.Array(Distribution),
  Managers: Type.Array(Distribution),
  /** Rows of managers that were left out because there are more than `LIMITS.calibrationRows`. */
  LeftOut: Type.Integer(),
});
export type TalentCalibration = Static<typeof TalentCalibration>;

/** A quarter of one person in My Appraisals and on their profile. */
const OwnPeriod = Fields({
  ...TalentPeriod.properties,
  /** In `evaluations`; null where there is none that the viewer may see. */
  AppraisalId: Nullable(Id),
  /** `start`, where the viewer may. */
  MayStart: Type.Boolean(),
  /** As far as the viewer may see them, in the words they were given in (D-91). */
  Ratings: Type.Array(Fields({ Axis: Type.String(), Label: Type.String() })),
});

/** A missing review and missing ratings are refused when it is shared, not when it is begun (people §5). */
const AppraisalText = {
  Primary: Type.Optional(Nullable(RatingIndex)),
  Secondary: Type.Optional(Nullable(RatingIndex)),
  TertiaryRating: Type.Optional(Nullable(RatingIndex)),
  Review: RichText({ title: 'Review', ...ABSENT_IS_BLANK }),
};
const Version = { UpdatedAt: Type.Optional(Instant) };
const VersionQuery = Fields({ UpdatedAt: Type.Optional(Code(40)) });
const Sign = SingleLine(LIMITS.name, { title: 'Signature', ...ABSENT_IS_BLANK });

/** A file; the name of the download stands in the answer's headers (D-76). */
const File = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });

export const TALENT_OPERATIONS = {
  'talent.schedule': { output: TalentSchedule },
  'talent.labels': { output: TalentSettings },
  'talent.load': { params: TeamParams, query: TeamQuery, output: TalentLoad },
  'talent.excel': { params: TeamParams, output: File },
  /** Goals of the period that the viewer may see. */
  'talent.goals': {
    params: Fields({ userId: Id, periodId: Id }),
    output: Fields({ Goals: Type.Array(Goal), GoalStatuses: Type.Array(GoalStatus) }),
  },
  /** One person's appraisals, the latest period first, as far as the viewer may see them. */
  'talent.user': {
    params: Fields({ userId: Id }),
    output: Fields({
      user: PersonRef,
      evaluations: Type.Array(AppraisalSummary),
      /** Whether ratings are shared with employees from now on. */
      isShare: Type.Boolean(),
      /** Periods the person is eligible for, the latest first. */
      Periods: Type.Array(OwnPeriod),
      /** The calendar date they were added on. */
      CreatedOn: DateOnly,
      /** The first quarter they can be appraised for; null without a schedule. */
      First: Nullable(ComingPeriod),
    }),
  },
  'talent.single': { params: IdParams, output: Appraisal },
  'talent.create': {
    body: Fields({ UserId: Id, EvaluationPeriodId: Id, ...AppraisalText }),
    output: Appraisal,
  },
  /** `UpdatedAt` of what was edited; a stale one is refused with 409 (D-3). */
  'talent.update': {
    params: IdParams,
    body: Fields({
      UserId: Type.Optional(Id),
      EvaluationPeriodId: Type.Optional(Id),
      ...AppraisalText,
      ...Version,
    }),
    output: Appraisal,
  },
  'talent.delete': { params: IdParams, output: Done },
  /** Takes a deletion back, for a day. */
  'talent.restore': { params: IdParams, output: Appraisal },
  'talent.share': { params: IdParams, query: VersionQuery, output: Fields({ evaluationData: Appraisal }) },
  'talent.takeBack': { params: IdParams, body: Fields(Version), output: Appraisal },
  'talent.employeeSign': {
    params: IdParams,
    body: Fields({
      Comment: Type.Optional(Nullable(MultiLine(LIMITS.comment))),
      Sign,
      /** 'I agree', or 'I have read it and disagree' (D-93); absent where the caller does not ask. */
      Agrees: Type.Optional(Nullable(Type.Boolean())),
      ...Version,
    }),
    output: Appraisal,
  },
  'talent.managerSign': { params: IdParams, body: Fields({ Sign, ...Version }), output: Appraisal },
  'talent.reopen': {
    params: IdParams,
    body: Fields({ Reason: MultiLine(LIMITS.comment, ABSENT_IS_BLANK), ...Version }),
    output: Appraisal,
  },
  /** A first draft of a review from the quarter's goals; nothing is saved, and no rating is proposed (D-95). */
  'talent.compose': {
    params: Fields({ userId: Id, periodId: Id }),
    output: Fields({
      /** Formatted text; '' where there are no goals. */
      Text: Type.String(),
      /** Who wrote it: 'Composed from the goals', or a model. */
      Label: Type.String(),
    }),
  },
  'talent.pdf': { params: IdParams, output: File },
  'talent.organization': { params: Fields({ periodId: Id }), output: TalentOrganization },
  /** The managers who have people in a department, least completed first. */
  'talent.department': {
    params: Fields({ periodId: Id }),
    query: Fields({ OrgUnit: Department }),
    output: Fields({ Managers: Type.Array(ManagerTally) }),
  },
  'talent.matrix': { params: TeamParams, query: MatrixQuery, output: TalentMatrix },
  /** The people of a cell, or of all cells, by name. */
  'talent.matrixPeople': {
    params: TeamParams,
    query: Fields({
      ...MatrixQuery.properties,
      Primary: Type.Optional(RatingIndex),
      Secondary: Type.Optional(RatingIndex),
      Page,
      PageSize,
      SortOrder,
    }),
    output: Fields({ data: Type.Array(MatrixPerson), count: Type.Integer() }),
  },
  'talent.calibration': {
    params: Fields({ periodId: Id, axis: Type.Enum(RATING_AXIS_NAMES) }),
    output: TalentCalibration,
  },
  'talent.ask': {
    params: IdParams,
    body: Fields({
      Axis: Type.Enum(RATING_AXIS_NAMES),
      Question: MultiLine(LIMITS.comment, ABSENT_IS_BLANK),
    }),
    output: Appraisal,
  },
  'talent.answer': {
    params: IdParams,
    body: Fields({
      QuestionId: Id,
      Keeps: Type.Boolean(),
      Answer: MultiLine(LIMITS.comment, ABSENT_IS_BLANK),
    }),
    output: Appraisal,
  },
} as const satisfies Record<string, OperationSchemas>;
