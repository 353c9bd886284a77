import type { DiscTrait, DiscType } from '@cadence/shared-contract';
import type { ColumnType } from 'kysely';
import type { Instant, Optional, OptionalInstant } from './kernel-tables.ts';

/** Why a result says less than others. */
export type ResultRemark = 'even' | 'contradictory' | 'samePlace' | 'opposite';

/** The groups of an assessment in the order in which a person is asked, and their sentences by trait. */
export type StoredLayout = readonly {
  readonly group: number;
  readonly sentences: readonly DiscTrait[];
}[];

/** One per person who has, or begins, a user manual: an own entry or a result, never both. */
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
  /** Per cent; their sum is 100. */
  result_d: Optional<number>;
  result_i: Optional<number>;
  result_s: Optional<number>;
  result_c: Optional<number>;
  result_remarks: ColumnType<readonly ResultRemark[] | null, string | null | undefined, string | null>;
  /** Whose assessment it was. */
  provider: Optional<string>;
  completed_at: OptionalInstant;
  /** Answers to the open questions, by the question's key. */
  answers: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
}

/** An assessment under way; nothing of it is kept when it is finished. */
export interface DiscAssessmentsTable {
  tenant_id: number;
  person_id: number;
  provider: string;
  /** Of the wording. */
  edition: number;
  /** Null where the provider asks on its own site. */
  layout: ColumnType<StoredLayout | null, string | null | undefined, string | null>;
  begun_at: Instant;
  begun_on: 'phone' | 'computer';
}

/** What was chosen in a group: places of sentences in the layout, from 0. */
export interface DiscAnswersTable {
  tenant_id: number;
  person_id: number;
  group_number: number;
  most: number;
  least: number;
  answered_at: Instant;
}

/** A PDF beside an own entry. */
export interface UserManualFilesTable {
  tenant_id: number;
  /** Issued by the server. */
  id: string;
  /** Who uploaded it. */
  person_id: number;
  /** What the sender called it. */
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
