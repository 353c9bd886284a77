import type { PersonChange, RoleName } from '@cadence/shared-contract';
import type { Generated } from 'kysely';
import type { Instant, Optional, OptionalInstant } from './kernel-tables.ts';

/** The audit trail of who changed whose role, flags, manager and status. Rows are never changed. */
export interface PersonChangesTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  /** Null: the operator. */
  actor_id: Optional<number>;
  change: PersonChange;
  /** As shown to people; managers by their names at that time. */
  from_text: Optional<string>;
  to_text: Optional<string>;
  created_at: Instant;
}

/** Pictures of people: square JPEGs, encoded again from the upload. */
export interface AvatarsTable {
  tenant_id: number;
  person_id: number;
  /** Signs the picture's addresses and never leaves the server; a new picture gets a new key (D-117). */
  key: string;
  small: Buffer;
  large: Buffer;
}

/** An import of employees, one per person at a time; kept for a while, for a manager's daily limit (D-118). */
export interface ImportsTable {
  tenant_id: number;
  id: Generated<number>;
  /** The person who imports. */
  person_id: number;
  /** Rows to add, and of those how many are prepared. */
  total: number;
  prepared: Generated<number>;
  /** Heartbeat; an unfinished import that was not touched for long is dead. */
  touched_at: Instant;
  done_at: OptionalInstant;
}

/** A prepared row; becomes a person when all rows are prepared. */
export interface ImportRowsTable {
  tenant_id: number;
  import_id: number;
  /** Line of the file. */
  line: number;
  /** The future id of the person. */
  person_id: number;
  /** An existing person, or the future id of somebody in the file. */
  manager_id: number;
  /** How far beneath existing people (0: reports to one of them). */
  depth: number;
  name: string;
  email: string;
  role: RoleName;
  job_title: string | null;
  org_unit: string | null;
}

export interface PeopleTables {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  avatars: AvatarsTable;
  person_changes: PersonChangesTable;
}
