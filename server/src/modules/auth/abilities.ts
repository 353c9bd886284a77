import { flagsHeld, permissionFlagRow } from '@cadence/shared-contract';
import type { Abilities, AbilityName } from '@cadence/shared-contract/remote';
import type { Actor, TenantContext } from '../../kernel/session/index.ts';
import { mayEditStrategy, mayReadStrategy } from '../strategy/index.ts';

interface AbilityFacts {
  readonly suggestsGoals: boolean;
  readonly tenant: Pick<TenantContext, 'strategyEnabled' | 'talentEnabled'>;
}

/** While it is off, anyone who leads people sees a preview of it there; others have no use for it (people §2.1). */
function mayOpenTalent(actor: Actor, { talentEnabled }: AbilityFacts['tenant']): boolean {
  return actor.role !== 'observer' && (talentEnabled || actor.role !== 'contributor');
}

/**
 * What a person may do anywhere. The session includes it; the client never derives it from roles (core §6, people §6).
 */
export function abilitiesOf(actor: Actor, { suggestsGoals, tenant }: AbilityFacts): Abilities {
  const granted = flagsHeld(actor).flatMap((flag) => permissionFlagRow(flag).abilities);
  const isGranted = (ability: AbilityName): boolean => granted.includes(ability);
  const isCeo = actor.role === 'ceo';
  const isManager = isCeo || actor.role === 'manager';
  return {
    addGoal: actor.role !== 'observer',
    chooseGoalOwner: actor.role !== 'observer' && isGranted('chooseGoalOwner'),
    suggestGoals: suggestsGoals && actor.role !== 'observer',
    managePeople: isManager || isGranted('managePeople'),
    addEmployee: isManager || isGranted('addEmployee'),
    addObserver: isCeo || isGranted('addObserver'),
    editCompany: isCeo,
    filterObservers: isCeo || isGranted('filterObservers'),
    readStrategy: mayReadStrategy({ actor, tenant }),
    editStrategy: mayEditStrategy({ actor, tenant }),
    openTalent: mayOpenTalent(actor, tenant),
  };
}
