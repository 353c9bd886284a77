import { Type } from 'typebox';
import { LIMITS } from '../limits.ts';
import { RATING_AXIS_NAMES } from '../talent/ratings.ts';
import {
  Appraisal,
  AppraisalSummary,
  ComingPeriod,
  RatingIndex,
  TalentSchedule,
  TalentSettings,
} from './appraisal-resources.ts';
import {
  Department,
  ManagerTally,
  MatrixPerson,
  MatrixQuery,
  OwnPeriod,
  Page,
  PageSize,
  SortOrder,
  TalentCalibration,
  TalentLoad,
  TalentMatrix,
  TalentOrganization,
  TeamParams,
  TeamQuery,
} from './team-resources.ts';
import { Goal, GoalStatus } from './goal-resources.ts';
import { PersonRef } from './people.ts';
import {
  ABSENT_IS_BLANK,
  Code,
  DateOnly,
  Done,
  Fields,
  Id,
  IdParams,
  Instant,
  MultiLine,
  Nullable,
  RichText,
  SingleLine,
} from './schema.ts';
import type { OperationSchemas } from './schema.ts';

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

/** A file; the name of the download is in the answer's headers (D-76). */
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
