import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { isInBranch } from '../beneath.queries.ts';
import { administersAll } from '../people.policy.ts';
import { REF_COLUMNS } from '../person-rows.ts';
import type { ProfileRow, RefRow } from '../person-rows.ts';

/** People who may lead others: the ceo and managers who are active, by name (D-41). */
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

/** The candidates for the person's manager: neither the person nor anybody beneath them (D-41). */
export function findManagerCandidates(db: Db, person: Pick<ProfileRow, 'path'>): Promise<RefRow[]> {
  return leaders(db)
    .where(sql<boolean>`not ${isInBranch('people', person.path)}`)
    .execute();
}

/** Whom the actor may add employees beneath: everyone's managers for the ceo and Org Admins, else their own people. */
export function findEmployeeParents(db: Db, actor: Actor): Promise<RefRow[]> {
  const query = leaders(db);
  return (administersAll(actor) ? query : query.where(isInBranch('people', actor.path))).execute();
}
