import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { APPRAISAL_STATES, APPRAISAL_STATUSES } from '../talent/states.ts';
import {
  AppraisalSummary,
  RatingIndex,
  Scale,
  TalentPeriod,
  TalentSettings,
  WaitingFor,
} from './appraisal-resources.ts';
import { PersonRef } from './people.ts';
import { DateOnly, Fields, Id, IdOrZero, Nullable, SingleLine } from './schema.ts';

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
  /** `start`, where the viewer may; other open actions are with the appraisal. */
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
export const TeamParams = Fields({
  periodId: Id,
  managerId: IdOrZero,
  scope: Type.Integer({ minimum: 0, maximum: 1 }),
});

export const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }));
export const PageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.talentPageSizeMax }));
export const SortOrder = Type.Optional(Type.Enum(['asc', 'desc']));
export const Department = Type.Optional(SingleLine(LIMITS.orgUnit));

export const TEAM_SORTS = ['Next', 'Name', 'Status'] as const;
export const TeamQuery = Fields({
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
  /** Eligible people of the whole team, in the order of the statuses, regardless of filters. */
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
export const ManagerTally = Fields({ Manager: PersonRef, ...Tally });
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

export const MatrixQuery = Fields({
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
export const OwnPeriod = Fields({
  ...TalentPeriod.properties,
  /** In `evaluations`; null where there is none that the viewer may see. */
  AppraisalId: Nullable(Id),
  /** `start`, where the viewer may. */
  MayStart: Type.Boolean(),
  /** As far as the viewer may see them, in the words they were given in (D-91). */
  Ratings: Type.Array(Fields({ Axis: Type.String(), Label: Type.String() })),
});
