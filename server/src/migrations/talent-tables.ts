import type {
  AppraisalAction,
  AppraisalParty,
  AppraisalState,
  RatingAxis,
  TalentSettings,
} from '@cadence/shared-contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant, Optional, OptionalInstant } from './kernel-tables.ts';

/** One row per organisation that has labels; the settings as the API returns them. */
export interface TalentSettingsTable {
  tenant_id: number;
  settings: JSONColumnType<TalentSettings>;
  updated_at: Instant;
}

/** The first day of the first quarter that an organisation appraises (people §4 Appraisal periods). */
export interface TalentSchedulesTable {
  tenant_id: number;
  id: Generated<number>;
  effective_date: ColumnType<string, string, string>;
}

/** One per person and period, not counting deleted ones (D-49). */
export interface AppraisalsTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  /** The person's manager; a trigger moves appraisals that are not completed to a new one. */
  reviewer_id: number;
  period_id: number;
  state: AppraisalState;
  /** Steps of the scales, from 0. */
  primary_rating: Optional<number>;
  secondary_rating: Optional<number>;
  tertiary_rating: Optional<number>;
  /** Sanitised markup; '' before anything is written. */
  review: string;
  /** Snapshot from when it was shared: labels, and whether ratings are shared; null in a draft (D-91). */
  settings: ColumnType<TalentSettings | null, string | null | undefined, string | null>;
  /** Identifies the labels (`labelsDigest` of the talent slice); null in a draft, which uses the current ones. */
  labels_digest: Optional<string>;
  employee_agrees: Optional<boolean>;
  employee_comments: Optional<string>;
  employee_signature: Optional<string>;
  manager_signature: Optional<string>;
  created_at: Instant;
  /** When it was last shared. */
  shared_at: OptionalInstant;
  acknowledged_at: OptionalInstant;
  completed_at: OptionalInstant;
  /** Digest of what the employee signed; null before they did. */
  signed_digest: Optional<string>;
  /** Set while what the employee may read differs from what they signed (D-50, D-104). */
  edited_after_signature_at: OptionalInstant;
  /** When what the employee may read last changed: their `UpdatedAt`; null in a draft. */
  employee_version: OptionalInstant;
  updated_at: Instant;
  deleted_at: OptionalInstant;
}

/** The history: who did what, and when. Rows are never changed. */
export interface AppraisalEventsTable {
  tenant_id: number;
  id: Generated<number>;
  appraisal_id: number;
  action: AppraisalAction;
  actor_id: Optional<number>;
  from_state: Optional<AppraisalState>;
  to_state: Optional<AppraisalState>;
  comment: Optional<string>;
  /** Whether the employee may read it: false for everything in a draft (D-51). */
  known_to_employee: boolean;
  created_at: Instant;
}

/** Signatures: what was signed, and by whom. Rows are never changed. */
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

/** A question about a rating (D-94); at most one is open per appraisal. */
export interface CalibrationQuestionsTable {
  tenant_id: number;
  id: Generated<number>;
  appraisal_id: number;
  axis: RatingAxis;
  /** The rating at the time of the question. */
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
