import { actorFlagsOf, flagsOfRow } from '@cadence/shared-contract';
import { unauthenticated } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { findStanding, lockOrganisation } from './hierarchy.queries.ts';

/**
 * Serializes changes of roles and managers in an organisation, until the transaction ends: what such a change depends
 * on (who is the ceo, who is above whom) cannot change concurrently. It is the lock that the hierarchy's trigger takes,
 * taken before anything is read.
 *
 * @returns the actor as they are now, which may be less than when the request began
 */
export async function lockHierarchy({ db, actor, tenant }: Ctx): Promise<Actor> {
  await lockOrganisation(db, tenant.id);
  const row = await findStanding(db, actor.id);
  if (!row) throw unauthenticated();
  return {
    ...actor,
    role: row.role,
    ...actorFlagsOf(flagsOfRow(row)),
    managerId: row.manager_id,
    path: row.path,
  };
}
