import type { Db } from '../../../kernel/db/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { administersAll } from '../people.policy.ts';
import type { PersonSubject } from '../people.policy.ts';
import { findProfileRow } from '../people.queries.ts';

/**
 * Why the actor may not change the person's e-mail address, as a sentence for the field; null when they may (D-81,
 * D-113). Whoever controls the mailbox controls the account, so this right can hand the account to somebody else.
 */
export function addressRefusal(
  actor: Pick<Actor, 'id' | 'role' | 'isOrgAdmin'>,
  person: Pick<PersonSubject, 'id' | 'role'>,
): string | null {
  if (actor.id === person.id) return null;
  if (!administersAll(actor))
    return 'Only the CEO or an Org Admin can change the email address of someone else.';
  // They could give every flag and every role except ceo, which only the ceo hands over (people §6).
  return person.role === 'ceo' ? 'Only the CEO can change the email address of the CEO.' : null;
}

/**
 * Whether the person who entered a new address may still do so: before it was confirmed, they may have lost their
 * rights, or the owner may have become the ceo (D-113). The operator always may.
 *
 * @param byId who entered it; null for the operator
 */
export async function mayStillReaddress(db: Db, byId: number | null, personId: number): Promise<boolean> {
  if (byId === null || byId === personId) return true;
  const [by, person] = [await findProfileRow(db, byId), await findProfileRow(db, personId)];
  if (!by || !person || by.deactivated_at !== null) return false;
  return addressRefusal({ id: by.id, role: by.role, isOrgAdmin: by.is_org_admin }, person) === null;
}
