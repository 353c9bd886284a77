import type {
  AppraisalAction,
  AppraisalParty,
  AppraisalState,
  RatingAxis,
  TalentSettings,
} from '@cadence/shared-contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant, Optional, OptionalInstant } from './kernel-tables.ts';

/** One row per organisation that has labels; the settings as the API sends them. */
export interface TalentSettingsTable {
  tenant_id: number;
  settings: JSONColumnType<TalentSettings>;
  updated_at: Instant;
}

/** From when on an organisation's quarters are appraised; the first day of a quarter (people §4 Appraisal periods). */
export interface TalentSchedulesTable {
  tenant_id: number;
  id: Generated<number>;
  effective_date: ColumnType<string, string, string>;
}

/** One per person and period, apart from deleted ones (D-49). */
export interface AppraisalsTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  /** The person's manager; the database moves what is not completed to a new one. */
  reviewer_id: number;
  period_id: number;
  state: AppraisalState;
  /** Steps of the scales, from 0. */
  primary_rating: Optional<number>;
  secondary_rating: Optional<number>;
  tertiary_rating: Optional<number>;
  /** Sanitised markup; '' before anything is written. */
  review: string;
  /** Labels, and whether ratings are shared, as they were when it was shared; null in a draft (D-91). */
  settings: ColumnType<TalentSettings | null, string | null | undefined, string | null>;
  /** Distinguishes sets of labels (`labelsDigest` of the talent slice); null in a draft, which uses today's. */
  labels_digest: Optional<string>;
  employee_agrees: Optional<boolean>;
  employee_comments: Optional<string>;
  employee_signature: Optional<string>;
  manager_signature: Optional<string>;
  created_at: Instant;
  /** Of the latest sharing. */
  shared_at: OptionalInstant;
  acknowledged_at: OptionalInstant;
  completed_at: OptionalInstant;
  /** Of what the employee signed; null before they did. */
  signed_digest: Optional<string>;
  /** Set while what the employee may read differs from what they signed (D-50, D-104). */
  edited_after_signature_at: OptionalInstant;
  /** When what the employee may read last changed: their `UpdatedAt`; null in a draft. */
  employee_version: OptionalInstant;
  updated_at: Instant;
  deleted_at: OptionalInstant;
}

/** The history: actor, action and time. Rows are never changed. */
export interface AppraisalEventsTable {
  tenant_id: number;
  id: Generated<number>;
  appraisal_id: number;
  action: AppraisalAction;
  actor_id: Optional<number>;
  from_state: Optional<AppraisalState>;
  to_state: Optional<AppraisalState>;
  comment: Optional<string>;
  /** Whether the employee may read it: nothing reveals a draft (D-51). */
  known_to_employee: boolean;
  created_at: Instant;
}

/** What was signed, by whom. Rows are never changed. */
export interface AppraisalSignaturesTable {
  tenant_id: number;
  id: Generated<number>;
  appraisal_id: number;
  signed_by: AppraisalParty;
  person_id: number;
  /** The account's name at that time. */
  person_name: string;
  /** The name as it was typed. */
  sign: string;
  agrees: Optional<boolean>;
  comment: Optional<string>;
  /** Exactly what was signed: see `signed-content.ts` of the talent slice. */
  content: JSONColumnType<object>;
  /** SHA-256 of the content, hex. */
  digest: string;
  signed_at: Instant;
}

/** A question about a rating (D-94); at most one waits per appraisal. */
export interface CalibrationQuestionsTable {
  tenant_id: number;
  id: Generated<number>;
  appraisal_id: number;
  axis: RatingAxis;
  /** The rating when it was asked. */
  rating: Optional<number>;
  question: string;
  asked_by: number;
  asked_at: Instant;
  keeps: Optional<boolean>;
  answer: Optional<string>;
  answered_by: Optional<number>;
  answered_at: OptionalInstant;
}

export interface TalentTables {
  talent_settings: TalentSettingsTable;
  talent_schedules: TalentSchedulesTable;
  appraisals: AppraisalsTable;
  appraisal_events: AppraisalEventsTable;
  appraisal_signatures: AppraisalSignaturesTable;
  calibration_questions: CalibrationQuestionsTable;
}
