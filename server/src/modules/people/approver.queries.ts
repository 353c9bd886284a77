import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * SQL for the id of the person who approves an owner's goals, or null (D-17): the manager; if deactivated, the nearest
 * ancestor who is not; then the ceo. The ceo has no approver (D-26). Computed at read time, so that a reorganisation
 * re-routes pending requests.
 *
 * @param owner alias of the `people` row of the owner in the surrounding query
 */
export function approverIdOf(owner: string): RawBuilder<number | null> {
  const { tenant, id, path } = {
    tenant: sql.ref(`${owner}.tenant_id`),
    id: sql.ref(`${owner}.id`),
    path: sql.ref(`${owner}.path`),
  };
  // Looked up by the ids in the path: a few key lookups, whatever the size of the organisation.
  return sql`coalesce((
    select above.id from unnest(string_to_array(${path}::text, '.')::int[]) with ordinality up(id, depth)
    join people above on above.tenant_id = ${tenant} and above.id = up.id
    where above.id <> ${id} and above.deactivated_at is null
    order by up.depth desc
    limit 1
  ), (
    select ceo.id from people ceo
    where ceo.tenant_id = ${tenant} and ceo.role = 'ceo' and ceo.id <> ${id} and ceo.deactivated_at is null
  ))`;
}
