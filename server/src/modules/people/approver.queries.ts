import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

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
