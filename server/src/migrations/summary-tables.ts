import type { OutputOf, SavedSummary } from '@cadence/shared-contract';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Optional, OptionalInstant } from './kernel-tables.ts';

type Version = OutputOf<'summaries.versions'>['Versions'][number];

/** A question to the model: who asked for what, never a text. Kept for thirteen months. */
export interface AiRequestsTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  purpose: string;
  at: Instant;
  tokens_in: Generated<number>;
  tokens_out: Generated<number>;
  /** Null while it is under way. */
  outcome: Optional<OutputOf<'summaries.usage'>['Requests'][number]['Outcome']>;
}

/** The summary that a person has under way; any process can say how far it is. */
export interface SummaryRunsTable {
  tenant_id: number;
  person_id: number;
  /** A newer one of the same person has another. */
  id: Generated<number>;
  done: Generated<number>;
  total: number;
  /** What is being written now. */
  now_text: Optional<string>;
  touched_at: Instant;
}

/** A saved summary; only its person reads it. */
export interface SummariesTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  kind: SavedSummary['Kind'];
  /** Of a quarter's. */
  period_id: Optional<number>;
  year: number;
  audience: SavedSummary['Audience'];
  /** The latest version's number. */
  version: number;
  created_at: Instant;
  updated_at: Instant;
  /** Deleted, and gone for its person; a day later the row goes, too. */
  deleted_at: OptionalInstant;
}

export interface SummaryVersionsTable {
  tenant_id: number;
  summary_id: number;
  version: number;
  how: Version['How'];
  label: string;
  /** Texts that a person had changed. */
  edited: number;
  /** `SummaryContent` of the summaries slice, which reads it with a check. */
  content: ColumnType<unknown, string, string>;
  created_at: Instant;
}

export interface SummaryTables {
  ai_requests: AiRequestsTable;
  summary_runs: SummaryRunsTable;
  summaries: SummariesTable;
  summary_versions: SummaryVersionsTable;
}
