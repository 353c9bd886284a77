import { FLAG_COLUMNS } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db, Row } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';

/** The lock of `lockHierarchy`, for changes without a signed-in actor. Take it before any person's lock. */
export async function lockOrganisation(db: Db, tenantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7001, ${tenantId})`.execute(db);
}

const STANDING = [
  'role',
  ...FLAG_COLUMNS,
  'manager_id',
  'path',
] as const satisfies readonly (keyof Row<'people'>)[];

/** A person's rights and place in the hierarchy; undefined once they are deactivated. */
export function findStanding(
  db: Db,
  id: number,
): Promise<Pick<Row<'people'>, (typeof STANDING)[number]> | undefined> {
  return db
    .selectFrom('people')
    .select(STANDING)
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
}
