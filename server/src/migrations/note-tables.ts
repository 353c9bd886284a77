import type { Generated } from 'kysely';
import type { Instant, OptionalInstant } from './kernel-tables.ts';

/** Private notes about employees. Only the author may read one. */
export interface NotesTable {
  tenant_id: number;
  id: Generated<number>;
  author_id: number;
  /** The person it is about; never the author. */
  person_id: number;
  title: string;
  /** Formatted text, sanitised. */
  body: string;
  created_at: Instant;
  updated_at: Instant;
  /** Deleted, and hidden from everyone; the row is removed a day later. */
  deleted_at: OptionalInstant;
}

export interface NoteTables {
  notes: NotesTable;
}
