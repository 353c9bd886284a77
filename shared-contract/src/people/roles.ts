/** Every person has exactly one role (people §1). */
export const ROLE_NAMES = ['ceo', 'manager', 'contributor', 'observer'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

/** How a role is shown: a contributor reads 'Individual Contributor' (people §1). */
export const ROLE_LABELS: Readonly<Record<RoleName, string>> = {
  ceo: 'CEO',
  manager: 'Manager',
  contributor: 'Individual Contributor',
  observer: 'Observer',
};

/** Invited until the invitation is accepted, Deactivated once deactivated, else Active (people §4). */
export const PERSON_STATUSES = ['Invited', 'Active', 'Deactivated'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

export function personStatus(person: {
  readonly DeactivatedAt: string | null;
  readonly InvitationAcceptedAt: string | null;
}): PersonStatus {
  if (person.DeactivatedAt) return 'Deactivated';
  return person.InvitationAcceptedAt ? 'Active' : 'Invited';
}
