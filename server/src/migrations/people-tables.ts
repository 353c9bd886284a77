import type { PersonChange } from '@cadence/shared-contract';
import type { Generated } from 'kysely';
import type { Instant, Optional } from './kernel-tables.ts';

/** The audit trail of who changed whose role, flags, manager and status. Rows are never changed. */
export interface PersonChangesTable {
  tenant_id: number;
  id: Generated<number>;
  person_id: number;
  /** Null: the operator. */
  actor_id: Optional<number>;
  change: PersonChange;
  /** As it is shown; managers by their names at that time. */
  from_text: Optional<string>;
  to_text: Optional<string>;
  created_at: Instant;
}

/** Pictures of people: JPEG, square, made anew from what was uploaded. */
export interface AvatarsTable {
  tenant_id: number;
  person_id: number;
  /** Stands in the picture's address, which whoever knows it may open; a new picture has a new one. */
  key: string;
  small: Buffer;
  large: Buffer;
}

export interface PeopleTables {
  avatars: AvatarsTable;
  person_changes: PersonChangesTable;
}
