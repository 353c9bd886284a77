import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { isInBranch } from '../beneath.queries.ts';
import { administersAll } from '../people.policy.ts';
import { REF_COLUMNS } from '../person-rows.ts';
import type { ProfileRow, RefRow } from '../person-rows.ts';

/** People who may lead others: the active ceo and active managers, by name (D-41). */
function leaders(db: Db) {
  return db
    .selectFrom('people')
    .select(REF_COLUMNS)
    .where('tenant_id', '=', currentTenant)
    .where('role', 'in', ['ceo', 'manager'])
    .where('deactivated_at', 'is', null)
    .where('invitation_accepted_at', 'is not', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id');
}

/** Who may become the person's manager: anyone who leads, except the person and everybody beneath them (D-41). */
export function findManagerCandidates(db: Db, person: Pick<ProfileRow, 'path'>): Promise<RefRow[]> {
  return leaders(db)
    .where(sql<boolean>`not ${isInBranch('people', person.path)}`)
    .execute();
}

/**
 * The people the actor may add employees beneath: all leaders for the ceo and Org Admins, else those of their own
 * branch.
 */
export function findEmployeeParents(db: Db, actor: Actor): Promise<RefRow[]> {
  const query = leaders(db);
  return (administersAll(actor) ? query : query.where(isInBranch('people', actor.path))).execute();
}
