import type { DiscTrait, DiscType } from '@cadence/shared-contract';
import type { ColumnType } from 'kysely';
import type { Instant, Optional, OptionalInstant } from './kernel-tables.ts';

/** Why a result is less meaningful than others. */
export type ResultRemark = 'even' | 'contradictory' | 'samePlace' | 'opposite';

/** The groups of an assessment in a person's order, with the trait of each sentence. */
export type StoredLayout = readonly {
  readonly group: number;
  readonly sentences: readonly DiscTrait[];
}[];

/** One per person who has a user manual or has begun one: an own entry or a result, never both. */
export interface UserManualsTable {
  tenant_id: number;
  person_id: number;
  public_key: string;
  private_key: string;
  entry_disc: Optional<DiscType>;
  entry_description: Optional<string>;
  entry_file_id: Optional<string>;
  entry_updated_at: OptionalInstant;
  result_disc: Optional<DiscType>;
  /** Percentages; their sum is 100. */
  result_d: Optional<number>;
  result_i: Optional<number>;
  result_s: Optional<number>;
  result_c: Optional<number>;
  result_remarks: ColumnType<readonly ResultRemark[] | null, string | null | undefined, string | null>;
  /** The provider of the assessment. */
  provider: Optional<string>;
  completed_at: OptionalInstant;
  /** Answers to the open questions, by the question's key. */
  answers: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
}

/** An assessment in progress; deleted when finished. */
export interface DiscAssessmentsTable {
  tenant_id: number;
  person_id: number;
  provider: string;
  /** Edition of the wording. */
  edition: number;
  /** Null if the provider asks the questions on its own site. */
  layout: ColumnType<StoredLayout | null, string | null | undefined, string | null>;
  begun_at: Instant;
  begun_on: 'phone' | 'computer';
}

/** The choices in a group: indexes of sentences in the layout, from 0. */
export interface DiscAnswersTable {
  tenant_id: number;
  person_id: number;
  group_number: number;
  most: number;
  least: number;
  answered_at: Instant;
}

/** A PDF that is attached to an own entry. */
export interface UserManualFilesTable {
  tenant_id: number;
  /** Issued by the server. */
  id: string;
  /** Who uploaded it. */
  person_id: number;
  /** The file name of the upload. */
  name: string;
  content: Buffer;
  uploaded_at: Instant;
}

export interface UserManualTables {
  user_manuals: UserManualsTable;
  disc_assessments: DiscAssessmentsTable;
  disc_answers: DiscAnswersTable;
  user_manual_files: UserManualFilesTable;
}
