import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { APPRAISAL_ACTIONS } from '../talent/lifecycle.ts';
import { NEEDED_FIELDS, RATING_AXIS_NAMES } from '../talent/ratings.ts';
import { APPRAISAL_STATES } from '../talent/states.ts';
import { PersonRef } from './people.ts';
import { DateOnly, Fields, Id, Instant, Nullable } from './schema.ts';

const Words = Type.String({ minLength: 1, maxLength: LIMITS.name });
const Prompt = Type.String({ maxLength: LIMITS.comment });
/** A step of a scale; the lowest comes first and counts 0. */
export const RatingLabel = Fields({ Label: Words, Description: Prompt });
export type RatingLabel = Static<typeof RatingLabel>;
export const Scale = Type.Array(RatingLabel, { maxItems: LIMITS.ratingLevelsMax });

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
export const ComingPeriod = Fields({
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

export const RatingIndex = Type.Integer({ minimum: 0, maximum: LIMITS.ratingLevelsMax - 1 });
const Ratings = {
  /** Steps of the scales, from 0; null where not rated, or not shared with the viewer. */
  PrimaryRating: Nullable(RatingIndex),
  SecondaryRating: Nullable(RatingIndex),
  TertiaryRating: Nullable(RatingIndex),
};

/** Who acts next on an appraisal, and how. */
export const WaitingFor = Fields({
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
  /** Null to the employee: it would reveal the draft. */
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
  /** Its writer has left: nothing can happen until the employee has a new manager, who becomes the reviewer (D-49). */
  IsReviewerDeactivated: Type.Boolean(),
  /** A question about a rating is waiting for the reviewer; false for anyone who may not read it (D-105). */
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
  /** What was signed is the current text. */
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
