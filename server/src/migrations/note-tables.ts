import type { Generated } from 'kysely';
import type { Instant, OptionalInstant } from './kernel-tables.ts';

/** Private notes about employees. Only the author may read one. */
export interface NotesTable {
  tenant_id: number;
  id: Generated<number>;
  author_id: number;
  /** Whom it is about; never the author. */
  person_id: number;
  title: string;
  /** Formatted text, sanitised. */
  body: string;
  created_at: Instant;
  updated_at: Instant;
  /** Deleted, and gone for everyone; a day later the row goes, too. */
  deleted_at: OptionalInstant;
}

export interface NoteTables {
  notes: NotesTable;
}
