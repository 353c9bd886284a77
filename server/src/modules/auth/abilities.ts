import type { Abilities } from '@cadence/shared-contract/remote';
import type { Actor } from '../../kernel/session/index.ts';
import type { StrategyViewer } from '../strategy/index.ts';
import { mayEditStrategy, mayReadStrategy } from '../strategy/index.ts';

/**
 * What a person may do anywhere, as the session tells the client, which never derives it from roles (core §6,
 * people §6).
 */
export function abilitiesOf(
  actor: Actor,
  { suggestsGoals, tenant }: { readonly suggestsGoals: boolean; readonly tenant: StrategyViewer['tenant'] },
): Abilities {
  const leads = actor.role === 'ceo' || actor.isOrgAdmin;
  return {
    addGoal: actor.role !== 'observer',
    chooseGoalOwner: actor.role !== 'observer' && (actor.isGoalAdmin || actor.isGoalManager),
    suggestGoals: suggestsGoals && actor.role !== 'observer',
    managePeople: leads || actor.role === 'manager',
    addEmployee: leads || actor.role === 'manager',
    addObserver: leads,
    editCompany: actor.role === 'ceo',
    filterObservers: leads,
    readStrategy: mayReadStrategy({ actor, tenant }),
    editStrategy: mayEditStrategy({ actor, tenant }),
  };
}
