import { actorFlagsOf, FLAG_COLUMNS, flagsOfRow } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import { unauthenticated } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';

/** The lock of `lockHierarchy`, for changes that nobody signed in makes. It comes before any person's. */
export async function lockOrganisation(db: Db, tenantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7001, ${tenantId})`.execute(db);
}

/**
 * Lets one change of roles and managers happen at a time in an organisation, until the transaction ends: what such a
 * change is allowed by (who is the ceo, who stands above whom) cannot move meanwhile. It is the lock that the hierarchy's
 * trigger takes, taken before anything is read.
 *
 * @returns the actor as they are now, which may be less than when the request began
 */
export async function lockHierarchy({ db, actor, tenant }: Ctx): Promise<Actor> {
  await lockOrganisation(db, tenant.id);
  const row = await db
    .selectFrom('people')
    .select(['role', ...FLAG_COLUMNS, 'manager_id', 'path'])
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', actor.id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  return {
    ...actor,
    role: row.role,
    ...actorFlagsOf(flagsOfRow(row)),
    managerId: row.manager_id,
    path: row.path,
  };
}
