import { sql } from 'kysely';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { findEmployeeParents } from '../hierarchy/manager-candidates.queries.ts';
import { addressesInUse } from '../profile/profile.queries.ts';

/** Every address of the organisation, in lower case. */
export async function findAddresses({ db }: Ctx): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', sql<string>`lower(email)`.as('email')])
    .where('tenant_id', '=', currentTenant)
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Every address that a new person cannot have: those in use, and those reserved for a recent owner (D-114). */
export async function findTakenAddresses({ db, now }: Ctx): Promise<ReadonlySet<string>> {
  const rows = await addressesInUse(db, now).execute();
  return new Set(rows.map(({ email }) => email));
}

/** Ids of the managers the actor may add to. */
export async function findParentIds({ db }: Ctx, actor: Actor): Promise<ReadonlySet<number>> {
  return new Set((await findEmployeeParents(db, actor)).map(({ id }) => id));
}
