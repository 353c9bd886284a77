import type { PermissionFlag, PointOfContact } from '@cadence/shared-contract';

/** People who may do the same, and what that is. */
export interface ContactGroup {
  readonly flag: PermissionFlag;
  readonly title: string;
  readonly description: string;
  readonly people: readonly PointOfContact[];
}

/** The roles in the documents' order, with what they are for (people §2.10). */
const ROLES = [
  {
    flag: 'IsOrgAdmin',
    title: 'Org Admins',
    description: 'Add and reassign employees and manage special permissions.',
  },
  {
    flag: 'IsGoalAdmin',
    title: 'Goal Admins',
    description:
      'Create and edit goals for others, approve on behalf of managers, and reassign, realign and shelve goals.',
  },
  {
    flag: 'IsHrAdmin',
    title: 'HR Admins',
    description: 'View and create appraisal reports for all employees.',
  },
  {
    flag: 'IsGoalManager',
    title: 'Goal Managers',
    description: 'Create and edit goals cascaded from their own.',
  },
] as const satisfies readonly Omit<ContactGroup, 'people'>[];

/** Everybody by what they may do; who has several permissions stands in several groups. */
export function contactGroups(users: readonly PointOfContact[]): readonly ContactGroup[] {
  return ROLES.map((role) => ({ ...role, people: users.filter((person) => person[role.flag]) }));
}
