import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/session/index.ts';
import { isBeneath } from '../people/index.ts';

/**
 * The only visibility predicate of appraisals (D-51): the reviewer, the chain above the employee and HR Admins from the
 * start; the employee once it is shared. Every read, count, file, print, reminder and event filters with it.
 *
 * @param alias of the `appraisals` row and of the employee's `people` row in the surrounding query
 */
export function appraisalVisibleTo(
  actor: Pick<Actor, 'id' | 'isHrAdmin' | 'path'>,
  alias: { readonly appraisal: string; readonly person: string },
): RawBuilder<boolean> {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${alias.appraisal}.${name}`);
  const isOwn = sql`${column('person_id')} = ${actor.id}`;
  const others = actor.isHrAdmin
    ? sql`true`
    : sql`(${column('reviewer_id')} = ${actor.id} or ${isBeneath(alias.person, actor.path)})`;
  return sql`(${column('deleted_at')} is null
    and case when ${isOwn} then ${column('state')} <> 'draft' else ${others} end)`;
}
