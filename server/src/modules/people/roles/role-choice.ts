import type { PermissionFlag, RoleChoice, RoleName } from '@cadence/shared-contract';
import { flagsOfRow, PERMISSION_FLAG_LABELS, PERMISSION_FLAGS, ROLE_LABELS } from '@cadence/shared-contract';
import type { ProfileRow } from '../person-rows.ts';

/** Roles, the least permitted first. */
const RANKS: readonly RoleName[] = ['observer', 'contributor', 'manager', 'ceo'];

/** Role and flags as they are. */
export function roleChoiceOf(row: ProfileRow): RoleChoice {
  return { RoleName: row.role, ...flagsOfRow(row) };
}

/** The flags that a choice carries. */
export function flagsOf(choice: RoleChoice): readonly PermissionFlag[] {
  return PERMISSION_FLAGS.filter((flag) => choice[flag]);
}

/** What a choice adds to another, as it is shown: a higher role, and flags that were not there. */
export function grantedBy(current: RoleChoice, wanted: RoleChoice): readonly string[] {
  const before = flagsOf(current);
  const flags = flagsOf(wanted).filter((flag) => !before.includes(flag));
  const isHigher = RANKS.indexOf(wanted.RoleName) > RANKS.indexOf(current.RoleName);
  return [
    ...(isHigher ? [ROLE_LABELS[wanted.RoleName]] : []),
    ...flags.map((flag) => PERMISSION_FLAG_LABELS[flag]),
  ];
}

/** Flags as the audit trail shows them; null for none. */
export function flagText(choice: RoleChoice): string | null {
  return (
    flagsOf(choice)
      .map((flag) => PERMISSION_FLAG_LABELS[flag])
      .join(', ') || null
  );
}
