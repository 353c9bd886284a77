import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { enterTenant } from '../../kernel/db/index.ts';
import type { TenantsTable } from '../../migrations/kernel-tables.ts';
import type { TenantRow } from '../../modules/tenants/index.ts';

/** Every organisation, including deactivated ones, ordered by subdomain. */
export function listTenantRows(db: Db): Promise<TenantRow[]> {
  return db.selectFrom('tenants').selectAll().orderBy('subdomain').execute();
}

/** Adds an organisation and enters it; undefined when its subdomain is taken. */
export async function insertTenant(
  db: Db,
  values: Omit<Insertable<TenantsTable>, 'id'>,
): Promise<TenantRow | undefined> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('tenants', 'id')) as id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await enterTenant(db, id);
  return db
    .insertInto('tenants')
    .values({ ...values, id })
    .onConflict((clash) => clash.column('subdomain').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateTenant(db: Db, id: number, changes: Updateable<TenantsTable>): Promise<TenantRow> {
  return db.updateTable('tenants').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Ends every sign-in of the organisation that has been entered. Returns how many people were signed in. */
export async function revokeAllSessions(db: Db, tenantId: number, now: Date): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id')
    .execute();
  return new Set(ended.map((session) => session.person_id)).size;
}

/** Counts the people of the organisation that has been entered by their state. */
export async function countPeople(
  db: Db,
  tenantId: number,
): Promise<{ readonly active: number; readonly invited: number; readonly deactivated: number }> {
  return db
    .selectFrom('people')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('deactivated_at', 'is', null)
        .filterWhere('invitation_accepted_at', 'is not', null)
        .as('active'),
      fn
        .countAll<number>()
        .filterWhere('deactivated_at', 'is', null)
        .filterWhere('invitation_accepted_at', 'is', null)
        .as('invited'),
      fn.countAll<number>().filterWhere('deactivated_at', 'is not', null).as('deactivated'),
    ])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
}
