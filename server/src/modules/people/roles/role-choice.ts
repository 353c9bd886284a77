import type { PermissionFlag, RoleChoice } from '@cadence/shared-contract';
import { PERMISSION_FLAG_LABELS, PERMISSION_FLAGS } from '@cadence/shared-contract';
import type { ProfileRow } from '../person-rows.ts';

/** Role and flags as they are. */
export function roleChoiceOf(row: ProfileRow): RoleChoice {
  return {
    RoleName: row.role,
    IsOrgAdmin: row.is_org_admin,
    IsGoalAdmin: row.is_goal_admin,
    IsGoalManager: row.is_goal_manager,
    IsHrAdmin: row.is_hr_admin,
  };
}

/** The flags that a choice carries. */
export function flagsOf(choice: RoleChoice): readonly PermissionFlag[] {
  return PERMISSION_FLAGS.filter((flag) => choice[flag]);
}

/** Flags as the audit trail shows them; null for none. */
export function flagText(choice: RoleChoice): string | null {
  return (
    flagsOf(choice)
      .map((flag) => PERMISSION_FLAG_LABELS[flag])
      .join(', ') || null
  );
}
