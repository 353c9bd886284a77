import type { Selectable } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import type { TenantsTable } from '../../migrations/kernel-tables.ts';

export type TenantRow = Selectable<TenantsTable>;

/** A tenant, active or not; undefined when there is none. */
export function findTenantById(db: Db, id: number): Promise<TenantRow | undefined> {
  return db.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The tenant of a subdomain, including deactivated ones; undefined when there is none. Readable outside any tenant. */
export function findTenantBySubdomain(db: Db, subdomain: string): Promise<TenantRow | undefined> {
  return db
    .selectFrom('tenants')
    .selectAll()
    .where('subdomain', '=', subdomain.toLowerCase())
    .executeTakeFirst();
}
