import type { ActorFlag } from '@cadence/shared-contract';
import { flagsHeld, PERMISSION_FLAG_ROWS, ROLE_NAMES } from '@cadence/shared-contract';
import { denied } from '../../../kernel/errors/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';

/** A person's rights by name: a role includes the names of the roles below it. */
export type Rights = readonly string[];

export function rightsOf(actor: Pick<Actor, 'role' | ActorFlag>): Rights {
  return [
    ...ROLE_NAMES.slice(ROLE_NAMES.indexOf(actor.role)),
    ...flagsHeld(actor).map((flag) => PERMISSION_FLAG_ROWS[flag].actor),
  ];
}

const CHANGED = 'Your permissions have changed since this report was begun. Please generate it again.';

/**
 * A report read with more rights than the person has now may show too much, even if they may still have one of that
 * name.
 *
 * @throws denied
 */
export function demandRights(before: Rights, now: Rights): void {
  if (before.some((right) => !now.includes(right))) throw denied(CHANGED);
}
