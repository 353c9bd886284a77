import { Type } from 'typebox';
import type { Static } from 'typebox';
import { PICTURE_KINDS, PICTURE_UNITS, SERIES_LOOKS } from '../charts/picture.ts';
import { LIMITS } from '../limits.ts';
import { REPORT_FORMATS, REPORT_IDS } from '../reports/catalogue.ts';
import type { ReportId } from '../reports/catalogue.ts';
import { PersonRef } from './people.ts';
import { PeriodSummary } from './periods.ts';
import {
  Code,
  DateOnly,
  Done,
  Fields,
  Id,
  IdOrZero,
  IdParams,
  Instant,
  LevelSchema,
  Nullable,
  SingleLine,
} from './schema.ts';
import type { OperationSchemas } from './schema.ts';
import { GoalUser } from './goal-resources.ts';
import { Page, SortOrder } from './team-resources.ts';
import { GOAL_STATES } from '../goals/states.ts';

/** A file; the name of the download is in the answer's headers (D-76). */
const File = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });
/** 1 to 12 (D-55). An integer and no enum, because a path is text that is read as a number. */
const ReportNumber = Type.Unsafe<ReportId>({
  type: 'integer',
  minimum: 1,
  maximum: Object.keys(REPORT_IDS).length,
});
const ReportFormatName = Type.Enum([...REPORT_FORMATS]);
const Scope = Type.Integer({ minimum: 1, maximum: 3 });
const ComplianceKind = Type.Integer({ minimum: 1, maximum: 3 });
const AppraisalKind = Type.Integer({ minimum: 0, maximum: 4 });

/**
 * The parameters of a report; each report reads the fields that concern it, and any other field is refused. Without a
 * period it is the current one, or the last one where only ended ones count: so a schedule stays up to date.
 */
const Asked = {
  PeriodId: Type.Optional(Id),
  /** The last quarter of a Multi-Quarter Goal List; `PeriodId` is the first. */
  ToPeriodId: Type.Optional(Id),
  /** Of the two compliance lists, and of Appraisal Prints. */
  Kind: Type.Optional(AppraisalKind),
  Scope: Type.Optional(Scope),
  /** One person; absent for everyone. */
  UserId: Type.Optional(Id),
  PriorPeriodId: Type.Optional(Id),
  /** A saved summary, for its slides. */
  SummaryId: Type.Optional(Id),
  /** Part of a name or title. */
  Search: Type.Optional(SingleLine(LIMITS.name)),
  /** The key of a sortable column. */
  SortBy: Type.Optional(Code(40)),
  SortOrder,
};
export const ReportParams = Fields(Asked);
export type ReportParams = Static<typeof ReportParams>;

const PictureSchema = Fields({
  Title: Type.String(),
  Kind: Type.Enum([...PICTURE_KINDS]),
  Unit: Type.Enum([...PICTURE_UNITS]),
  Series: Type.Array(Fields({ Name: Type.String(), Look: Type.Enum([...SERIES_LOOKS]) })),
  Rows: Type.Array(
    Fields({
      Label: Type.String(),
      Values: Type.Array(Nullable(Type.Number())),
      Note: Nullable(Type.String()),
    }),
  ),
  Sentence: Type.String(),
});

const Column = Fields({
  Key: Type.String(),
  Header: Type.String(),
  Kind: Type.Enum(['text', 'number', 'percent', 'date', 'instant']),
  IsSortable: Type.Boolean(),
});

/** A report opened on its page: a figure, pictures, a page of its table. */
export const ReportView = Fields({
  Report: ReportNumber,
  /** '14' and 'of 59 people have not updated weekly predictions'; null where there is nothing to count. */
  Figure: Nullable(Fields({ Value: Type.String(), Sentence: Type.String(), Detail: Type.String() })),
  /** What was asked, as shown beside the figure and in every file: Scope, As of, Left out … */
  Facts: Type.Array(Fields({ Label: Type.String(), Text: Type.String() })),
  /** How many each kind would list, for reports with kinds. */
  Kinds: Type.Array(Fields({ Kind: Type.Integer(), Label: Type.String(), Count: Type.Integer() })),
  Pictures: Type.Array(PictureSchema),
  Columns: Type.Array(Column),
  Rows: Type.Array(
    Fields({
      /** Of its person or goal. */
      Id,
      /** A page about it, if the viewer may open one. */
      To: Nullable(Type.String()),
      /** Whose face is shown before it. */
      Person: Nullable(PersonRef),
      /** In the order of `Columns`; dates and instants as their ISO text. */
      Cells: Type.Array(Nullable(Type.Union([Type.String(), Type.Number()]))),
    }),
  ),
  /** Rows on all pages. */
  Count: Type.Integer(),
  /** What one row is: 'people', 'goals', 'appraisals'. */
  Noun: Type.String(),
  /** Said in the place of the table when it is empty. */
  Empty: Type.String(),
});
export type ReportView = Static<typeof ReportView>;

/** What the viewer may ask for. */
export const ReportChoices = Fields({
  /** Offered reports, in the order of the page (people §6 Reports). */
  Reports: Type.Array(ReportNumber),
  /** Latest first; includes quarters that begin within three months (people §2.9). */
  Periods: Type.Array(PeriodSummary),
  /** Ended periods with the number of appraisals in them that the viewer may see, latest first. */
  AppraisalPeriods: Type.Array(Fields({ ...PeriodSummary.properties, Appraisals: Type.Integer() })),
  /** Of the Goal Compliance List and of appraisals, the widest last; empty for none. */
  ComplianceScopes: Type.Array(Scope),
  AppraisalScopes: Type.Array(Scope),
  /** With an ended quarter, latest first. */
  Years: Type.Array(Type.Integer()),
  /** Who a summary can be for (people §6 Reports). */
  Audiences: Type.Array(Type.Enum(['me', 'ceo'])),
  /** A model writes summaries; otherwise the composer. */
  HasModel: Type.Boolean(),
});
export type ReportChoices = Static<typeof ReportChoices>;

export const REPORT_JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled', 'withdrawn'] as const;
/** A report that is made, or was made in the last 7 days (D-96). */
export const ReportJob = Fields({
  Id,
  Report: ReportNumber,
  Format: ReportFormatName,
  Params: ReportParams,
  /** What it is of: 'Q4 2026, my organization'. */
  Title: Type.String(),
  /** `withdrawn`: the person may not see it any more; the file is gone. */
  State: Type.Enum([...REPORT_JOB_STATES]),
  RowsDone: Type.Integer(),
  RowsTotal: Nullable(Type.Integer()),
  /** '14 people', '4 slides'; null until it is done. */
  Content: Nullable(Type.String()),
  FileName: Nullable(Type.String()),
  /** In bytes. */
  Size: Nullable(Type.Integer()),
  /** Why there is no file. */
  Problem: Nullable(Type.String()),
  CreatedAt: Instant,
  StartedAt: Nullable(Instant),
  FinishedAt: Nullable(Instant),
  KeptUntil: Nullable(Instant),
  /** Made by a schedule. */
  IsScheduled: Type.Boolean(),
});
export type ReportJob = Static<typeof ReportJob>;

export const SCHEDULE_RHYTHMS = ['week', 'quarter'] as const;
const ScheduleFields = {
  Report: ReportNumber,
  Format: ReportFormatName,
  /** Without a period: each time the one of that day. */
  Params: ReportParams,
  /** `quarter`: on the first weekday after a quarter's end. */
  Every: Type.Enum([...SCHEDULE_RHYTHMS]),
  /** 1 Monday to 7 Sunday. */
  Weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  /** Of the tenant's zone. */
  Hour: Type.Integer({ minimum: 0, maximum: 23 }),
  /** The last day; at most a year ahead. */
  Until: DateOnly,
};
export const ReportSchedule = Fields({
  Id,
  ...ScheduleFields,
  Title: Type.String(),
  NextAt: Nullable(Instant),
  UpdatedAt: Instant,
});
export type ReportSchedule = Static<typeof ReportSchedule>;

/** One goal on a card of Team Goal Updates: what its owner said last. */
export const GoalUpdateCard = Fields({
  GoalId: Id,
  Title: Type.String(),
  State: Type.Enum(GOAL_STATES),
  /** As people read it: 'Published', 'Finalized (Achieved)'. */
  StateText: Type.String(),
  Likelihood: Nullable(LevelSchema),
  Quality: Nullable(LevelSchema),
  LikelihoodDelta: Type.Integer(),
  QualityDelta: Type.Integer(),
  /** The week of the last update; null for none. */
  Week: Nullable(Type.Integer()),
  WeekStart: Nullable(DateOnly),
  /** The last comment of a weekly update, or the outcome of the result. */
  Text: Nullable(Type.String()),
  TextBy: Nullable(Type.String()),
  TextAt: Nullable(Instant),
  NeedsUpdate: Type.Boolean(),
});
export type GoalUpdateCard = Static<typeof GoalUpdateCard>;

const PeriodAndPerson = Fields({ periodId: Id, userId: IdOrZero });
const PeriodOnly = Fields({ periodId: Id });
const ScopeQuery = Fields({ scope: Type.Optional(Scope) });

export const REPORT_OPERATIONS = {
  'reports.userListExcel': { output: File },
  'reports.userListPdf': { output: File },
  /** The Quarterly Goal List; 0 for everyone. */
  'reports.goalListPdf': { params: PeriodAndPerson, output: File },
  'reports.goalListExcel': { params: PeriodAndPerson, output: File },
  /** The Multi-Quarter Goal List of a list of period ids. */
  'reports.goalTreePeriods': {
    body: Type.Array(Id, { minItems: 1, maxItems: LIMITS.reportPeriods, title: 'Quarters' }),
    output: File,
  },
  /** The Goal Detail List, in the order of the tree. */
  'reports.goalTreeExcel': { params: PeriodOnly, output: File },
  'reports.goalTreePdf': { params: PeriodOnly, output: File },
  'reports.goalCompliance': {
    params: Fields({ kind: ComplianceKind, periodId: Id }),
    query: ScopeQuery,
    output: File,
  },
  /** `kind` is the scope: 1 my direct reports, 2 my organization, 3 company. */
  'reports.employeeAppraisals': { params: Fields({ kind: Scope, periodId: Id }), output: File },
  'reports.appraisalCompliance': {
    params: Fields({ kind: AppraisalKind, periodId: Id }),
    query: ScopeQuery,
    output: File,
  },
  /** `kind` 1: one person; 2: a manager's direct reports. Prior period 0 for none. */
  'reports.appraisalPrints': {
    params: Fields({
      periodId: Id,
      managerOrUserId: Id,
      priorPeriodId: IdOrZero,
      kind: Type.Integer({ minimum: 1, maximum: 2 }),
    }),
    output: File,
  },
  /** Whose appraisals of the period can be printed: the people, and the managers of whole teams. */
  'reports.appraisalUsers': {
    params: PeriodOnly,
    output: Fields({ users: Type.Array(PersonRef), managers: Type.Array(PersonRef) }),
  },
  'reports.template': { output: File },
  'reports.choices': { output: ReportChoices },
  'reports.view': {
    params: Fields({ report: ReportNumber }),
    query: Fields({ ...Asked, Page }),
    output: ReportView,
  },
  /** The person and their direct reports, with the goals of the period that the viewer may see. */
  'reports.teamGoalUpdates': {
    params: Fields({ userId: Id, periodId: Id }),
    output: Fields({
      Period: PeriodSummary,
      People: Type.Array(Fields({ Person: GoalUser, Cards: Type.Array(GoalUpdateCard) })),
      /** People of the team who are left out, in words; null for none. */
      LeftOut: Nullable(Type.String()),
    }),
  },
  /** Waits up to two seconds for it: a small one is done in the answer (D-96). */
  'reports.start': {
    body: Fields({ Report: ReportNumber, Format: ReportFormatName, Params: ReportParams }),
    output: ReportJob,
  },
  /** Running, then waiting, then the latest. */
  'reports.jobs': { output: Fields({ Jobs: Type.Array(ReportJob) }) },
  'reports.job': { params: IdParams, output: ReportJob },
  'reports.cancel': { params: IdParams, body: Fields({}), output: ReportJob },
  /** Takes it off the list, with its file. */
  'reports.discard': { params: IdParams, output: Done },
  'reports.download': { params: IdParams, output: File },
  'reports.schedules': { output: Fields({ Schedules: Type.Array(ReportSchedule) }) },
  'reports.addSchedule': { body: Fields(ScheduleFields), output: ReportSchedule },
  'reports.updateSchedule': {
    params: IdParams,
    body: Fields({ ...ScheduleFields, UpdatedAt: Type.Optional(Instant) }),
    output: ReportSchedule,
  },
  /** Ends it: no more mails. */
  'reports.removeSchedule': { params: IdParams, output: Done },
  /** Takes the end back, for a day. */
  'reports.restoreSchedule': { params: IdParams, body: Fields({}), output: ReportSchedule },
} as const satisfies Record<string, OperationSchemas>;
