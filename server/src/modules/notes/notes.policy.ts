import type { Actor, TenantContext } from '../../kernel/session/index.ts';

/** Why notes are not available; null where the organisation has them (people §6 Profile tabs, D-68). */
export function notesOff(tenant: Pick<TenantContext, 'employeeNotesEnabled'>): string | null {
  return tenant.employeeNotesEnabled ? null : 'Employee notes are not enabled for your organization.';
}

/** Why the actor cannot keep notes about this person; null when they can (people §6 Profile tabs). */
export function notesAboutRefusal(actor: Pick<Actor, 'id'>, personId: number): string | null {
  return personId === actor.id ? 'You cannot keep notes about yourself.' : null;
}
