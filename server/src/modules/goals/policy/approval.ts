import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Viewer } from './viewer.ts';

/**
 * SQL for the ids of everyone whose requests the viewer decides on: the people slice's `approverIdOf` seen from the
 * other side (D-17). Direct reports; beneath deactivated ones their reports; for the ceo also whoever has nobody
 * active above them. A test holds the two against each other.
 */
export function peopleDecidedBy(viewer: Viewer): RawBuilder<number> {
  const isCeo = viewer.role === 'ceo';
  return sql<number>`(
    with recursive led as (
      select p.id, p.deactivated_at from people p
      where p.tenant_id = ${viewer.tenantId} and (p.manager_id = ${viewer.id}
        or (${isCeo}::boolean and p.manager_id is null and p.id <> ${viewer.id}))
      union all
      select p.id, p.deactivated_at from people p
      join led on p.tenant_id = ${viewer.tenantId} and p.manager_id = led.id and led.deactivated_at is not null
    )
    select id from led
  )`;
}

/** SQL for whether the viewer decides on the requests of a person (D-17). */
export function isDecidedBy(viewer: Viewer, personId: RawBuilder<unknown>): RawBuilder<boolean> {
  return viewer.decides
    ? sql<boolean>`${personId} = any(${viewer.decides}::int[])`
    : sql<boolean>`${personId} in ${peopleDecidedBy(viewer)}`;
}
