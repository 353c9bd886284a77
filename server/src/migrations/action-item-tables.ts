import type { ColumnType, Generated } from 'kysely';
import type { Instant, OptionalInstant } from './kernel-tables.ts';

/** What somebody has asked somebody to do by a day. Only the two of them may see it (D-54). */
export interface ActionItemsTable {
  tenant_id: number;
  id: Generated<number>;
  title: string;
  /** A calendar date, `YYYY-MM-DD`. */
  due_date: ColumnType<string, string, string>;
  assignee_id: number;
  requester_id: number;
  /** Null while it is in progress. */
  completed_at: OptionalInstant;
  created_at: Instant;
  updated_at: Instant;
}

export interface ActionItemTables {
  action_items: ActionItemsTable;
}
