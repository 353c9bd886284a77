import { actorFlagsOf, flagsOfRow } from '@cadence/shared-contract';
import { unauthenticated } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { findStanding, lockOrganisation } from './hierarchy.queries.ts';

/**
 * Serialises changes of roles and managers in an organisation until the transaction ends, so that the facts they are
 * checked against (who is the ceo, who is above whom) cannot change concurrently. It is the lock that the hierarchy's
 * trigger takes, acquired before anything is read.
 *
 * @returns the actor with their current rights, which may be fewer than when the request began
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
