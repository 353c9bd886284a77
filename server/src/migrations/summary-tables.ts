import type { OutputOf, SavedSummary } from '@cadence/shared-contract';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Optional, OptionalInstant } from './kernel-tables.ts';

type Version = OutputOf<'summaries.versions'>['Versions'][number];

/** A request to the model: who requested what, without any text. Kept for thirteen months. */
export interface AiRequestsTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  purpose: string;
  at: Instant;
  tokens_in: Generated<number>;
  tokens_out: Generated<number>;
  /** Null while it is in progress. */
  outcome: Optional<OutputOf<'summaries.usage'>['Requests'][number]['Outcome']>;
}

/** A person's summary in progress; any process can report its progress. */
export interface SummaryRunsTable {
  tenant_id: number;
  person_id: number;
  /** Changes when the same person starts another one. */
  id: Generated<number>;
  done: Generated<number>;
  total: number;
  /** The part that is being written. */
  now_text: Optional<string>;
  touched_at: Instant;
}

/** A saved summary; visible to its person only. */
export interface SummariesTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  kind: SavedSummary['Kind'];
  /** Set for a summary of a quarter. */
  period_id: Optional<number>;
  year: number;
  audience: SavedSummary['Audience'];
  /** The latest version's number. */
  version: number;
  created_at: Instant;
  updated_at: Instant;
  /** Deleted, and hidden from its person; the row is removed a day later. */
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
  /** `SummaryContent` of the summaries slice, which validates it when reading. */
  content: ColumnType<unknown, string, string>;
  created_at: Instant;
}

export interface SummaryTables {
  ai_requests: AiRequestsTable;
  summary_runs: SummaryRunsTable;
  summaries: SummariesTable;
  summary_versions: SummaryVersionsTable;
}
