import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Actor, TenantContext } from '../../kernel/session/index.ts';

/**
 * A note is its author's and nobody else's: not the ceo's, an admin's or the employee's (people §6 Notes, D-77). As SQL on
 * `notes`, because a note of somebody else must not even be loaded.
 */
export function isOwnNote(actor: Pick<Actor, 'id'>): RawBuilder<boolean> {
  return sql`notes.author_id = ${actor.id}`;
}

/** Why there are no notes at all; null where the organisation has them (people §6 Profile tabs, D-68). */
export function notesOff(tenant: Pick<TenantContext, 'employeeNotesEnabled'>): string | null {
  return tenant.employeeNotesEnabled ? null : 'Employee notes are not enabled for your organization.';
}

/** Why nobody keeps notes about this person here; null when they may be kept (people §6 Profile tabs). */
export function notesAboutRefusal(actor: Pick<Actor, 'id'>, personId: number): string | null {
  return personId === actor.id ? 'You cannot keep notes about yourself.' : null;
}
