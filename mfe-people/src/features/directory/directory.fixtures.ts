import type { OrgPerson } from '@cadence/shared-contract';
import { NO_FLAGS } from '@cadence/shared-contract';

let nextId = 1;

/** An active contributor; every field can be given. */
export function orgPerson(fields: Partial<OrgPerson> = {}): OrgPerson {
  const id = fields.id ?? nextId++;
  return {
    id,
    parentId: null,
    Name: `Person ${id}`,
    JobTitle: 'Engineer',
    OrgUnit: 'Support',
    Email: `person${id}@acme.example`,
    RoleName: 'contributor',
    ...NO_FLAGS,
    DeactivatedAt: null,
    InvitationAcceptedAt: '2026-01-05T09:00:00.000Z',
    Avatar: null,
    Count: 0,
    ...fields,
  };
}
