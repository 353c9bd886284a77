import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';

/**
 * SQL for the id of the person who approves an owner's goals, or null (D-17): the manager; if deactivated, the
 * nearest ancestor who is not; then the ceo. The ceo has no approver (D-26). Computed at read time, so that a
 * reorganisation re-routes what is waiting.
 *
 * @param owner alias of the `people` row of the owner in the surrounding query
 */
export function approverIdOf(owner: string): RawBuilder<number | null> {
  const { tenant, id, path } = {
    tenant: sql.ref(`${owner}.tenant_id`),
    id: sql.ref(`${owner}.id`),
    path: sql.ref(`${owner}.path`),
  };
  return sql`(
    select above.id from people above
    where above.tenant_id = ${tenant} and above.id <> ${id} and above.deactivated_at is null
      and (above.path @> ${path} or above.role = 'ceo')
    order by (above.path @> ${path}) desc, nlevel(above.path) desc
    limit 1
  )`;
}

/** Who approves this owner's goals (D-17); null for the ceo, and for someone who does not exist. */
export async function findApprover(db: Db, ownerId: number): Promise<number | null> {
  const row = await db
    .selectFrom('people as owner')
    .select(approverIdOf('owner').as('approver_id'))
    .where('owner.id', '=', ownerId)
    .executeTakeFirst();
  return row?.approver_id ?? null;
}
