import type { Db, RowChanges } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';

export async function updateCompany(
  db: Db,
  changes: Pick<RowChanges<'tenants'>, 'name' | 'url' | 'time_zone'>,
): Promise<void> {
  await db.updateTable('tenants').set(changes).where('id', '=', currentTenant).execute();
}
