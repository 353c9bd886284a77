import type { ColumnType, Generated } from 'kysely';
import type { Instant, OptionalInstant } from './kernel-tables.ts';

/** A task that a requester gave to an assignee, with a due date. Only the two of them may see it (D-54). */
export interface ActionItemsTable {
  tenant_id: number;
  id: Generated<number>;
  title: string;
  /** A calendar date, `YYYY-MM-DD`. */
  due_date: ColumnType<string, string, string>;
  assignee_id: number;
  requester_id: number;
  /** Who added it; unknown for items older than this column (D-86). */
  author_id: number | null;
  /** Who put it in the requester's name, and gets it back if they decline; null if it was the requester (D-125). */
  named_by_id: number | null;
  /** Null while it is in progress. */
  completed_at: OptionalInstant;
  created_at: Instant;
  updated_at: Instant;
}

export interface ActionItemTables {
  action_items: ActionItemsTable;
}
