import { sql } from 'kysely';
import type { Row } from '../../migrations/tables.ts';
import type { Db } from './transaction.ts';

/**
 * The tenant of the transaction. Row level security enforces it anyway; in queries by id alone it lets the database use
 * the indexes, which all begin with the tenant.
 */
export const currentTenant = sql<number>`(select nullif(current_setting('app.tenant', true), '')::int)`;

/** Makes the rows of an organisation visible and writable for the rest of the transaction. */
export async function enterTenant(db: Db, tenantId: number): Promise<void> {
  await sql`select set_config('app.tenant', ${String(tenantId)}, true)`.execute(db);
}

/** The active organisations with their time zones. */
export function listActiveTenants(db: Db): Promise<Pick<Row<'tenants'>, 'id' | 'time_zone'>[]> {
  return db.selectFrom('tenants').select(['id', 'time_zone']).where('deactivated_at', 'is', null).execute();
}
