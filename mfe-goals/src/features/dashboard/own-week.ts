import type { RoleName } from '@cadence/shared-contract';

/** Contributors have their own week as a part of the dashboard; others have it as a line among their reminders. */
export function hasOwnWeek(role: RoleName): boolean {
  return role === 'contributor';
}
