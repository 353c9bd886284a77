import type { ActorFlag } from '@cadence/shared-contract';
import { flagsHeld, PERMISSION_FLAG_ROWS, ROLE_NAMES } from '@cadence/shared-contract';
import { denied } from '../../../kernel/errors/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';

/** What a person may, by names: a role has the names of those below it. */
export type Rights = readonly string[];

export function rightsOf(actor: Pick<Actor, 'role' | ActorFlag>): Rights {
  return [
    ...ROLE_NAMES.slice(ROLE_NAMES.indexOf(actor.role)),
    ...flagsHeld(actor).map((flag) => PERMISSION_FLAG_ROWS[flag].actor),
  ];
}

const CHANGED = 'Your permissions have changed since this report was begun. Please generate it again.';

/**
 * What was read with more rights than there are now may show more than may be seen, also where a report of the same name
 * may still be had.
 *
 * @throws denied
 */
export function demandRights(before: Rights, now: Rights): void {
  if (before.some((right) => !now.includes(right))) throw denied(CHANGED);
}
