import { PERMISSION_FLAG_ROWS, PERMISSION_FLAGS } from '@cadence/shared-contract';
import type { PermissionFlag, PointOfContact } from '@cadence/shared-contract';

/** People who may do the same, and what that is. */
export interface ContactGroup {
  readonly flag: PermissionFlag;
  readonly title: string;
  readonly description: string;
  readonly people: readonly PointOfContact[];
}

const place = (flag: PermissionFlag): number => PERMISSION_FLAG_ROWS[flag].contact.place;
/** In the documents' order (people §2.10). */
const ORDER = PERMISSION_FLAGS.toSorted((a, b) => place(a) - place(b));

/** Everybody by what they may do; a person with several permissions is in several groups. */
export function contactGroups(users: readonly PointOfContact[]): readonly ContactGroup[] {
  return ORDER.map((flag) => {
    const { title, description } = PERMISSION_FLAG_ROWS[flag].contact;
    return { flag, title, description, people: users.filter((person) => person[flag]) };
  });
}
