import type { PermissionFlag, RoleChoice, RoleName } from '@cadence/shared-contract';
import { flagsOfRow, PERMISSION_FLAG_LABELS, PERMISSION_FLAGS, ROLE_LABELS } from '@cadence/shared-contract';
import type { ProfileRow } from '../person-rows.ts';

/** Roles, from the fewest rights to the most. */
const RANKS: readonly RoleName[] = ['observer', 'contributor', 'manager', 'ceo'];

/** The person's current role and flags. */
export function roleChoiceOf(row: ProfileRow): RoleChoice {
  return { RoleName: row.role, ...flagsOfRow(row) };
}

/** The flags of a choice. */
export function flagsOf(choice: RoleChoice): readonly PermissionFlag[] {
  return PERMISSION_FLAGS.filter((flag) => choice[flag]);
}

/** What one choice adds to another, as display names: a higher role, and new flags. */
export function grantedBy(current: RoleChoice, wanted: RoleChoice): readonly string[] {
  const before = flagsOf(current);
  const flags = flagsOf(wanted).filter((flag) => !before.includes(flag));
  const isHigher = RANKS.indexOf(wanted.RoleName) > RANKS.indexOf(current.RoleName);
  return [
    ...(isHigher ? [ROLE_LABELS[wanted.RoleName]] : []),
    ...flags.map((flag) => PERMISSION_FLAG_LABELS[flag]),
  ];
}

/** Flags in the format of the audit trail; null for none. */
export function flagText(choice: RoleChoice): string | null {
  return (
    flagsOf(choice)
      .map((flag) => PERMISSION_FLAG_LABELS[flag])
      .join(', ') || null
  );
}
