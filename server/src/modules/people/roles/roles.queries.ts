import type { RoleChoice } from '@cadence/shared-contract';
import { flagColumnsOf } from '@cadence/shared-contract';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';

/** Whether anybody reports to the person, invited and deactivated people included (D-38). */
export async function hasReports(db: Db, personId: number): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('manager_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The rights of a person to save. */
export interface RolesUpdate {
  readonly id: number;
  readonly choice: RoleChoice;
  /** Whether it adds a role or a flag, which undoing an earlier change of address does not bring back (D-114). */
  readonly isGrant: boolean;
}

export async function updateRoles({ db, now }: Ctx, { id, choice, isGrant }: RolesUpdate): Promise<void> {
  await db
    .updateTable('people')
    .set({
      role: choice.RoleName,
      ...flagColumnsOf(choice),
      updated_at: now,
      ...(isGrant && { rights_granted_at: now }),
    })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .execute();
}

/** Takes the ceo's role away; returns the id of the previous ceo, if any. */
export async function demoteCeo({ db, now }: Ctx): Promise<number | undefined> {
  const row = await db
    .updateTable('people')
    .set({ role: 'manager', updated_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('role', '=', 'ceo')
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
