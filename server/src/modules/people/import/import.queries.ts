import { sql } from 'kysely';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { findEmployeeParents } from '../hierarchy/manager-candidates.queries.ts';

/** Every address of the organisation, in lower case. */
export async function findAddresses({ db }: Ctx): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', sql<string>`lower(email)`.as('email')])
    .where('tenant_id', '=', currentTenant)
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** The managers whom the actor may add to. */
export async function findParentIds({ db }: Ctx, actor: Actor): Promise<ReadonlySet<number>> {
  return new Set((await findEmployeeParents(db, actor)).map(({ id }) => id));
}
