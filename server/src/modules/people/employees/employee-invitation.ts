import { denied } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { orderLink } from '../../../kernel/links/index.ts';
import { loadVisible } from '../load-visible.ts';
import { lockHierarchy } from '../hierarchy/lock-hierarchy.ts';
import { deactivationRefusal } from '../people.policy.ts';
import { mayReinvite } from '../profile/profile-abilities.ts';

/**
 * Sends the invitation again, which voids earlier links (people §6 Reinvite).
 *
 * @throws not_found; denied for anyone who may not, or when it has been accepted
 */
export async function reinvite(ctx: Ctx, id: number): Promise<void> {
  const actor = await lockHierarchy(ctx);
  const person = await loadVisible(ctx, id);
  if (!mayReinvite(actor, person))
    throw denied(
      person.invitation_accepted_at === null
        ? deactivationRefusal(actor, person)
        : `${person.name} has accepted the invitation already.`,
    );
  orderLink(ctx.outbox, { kind: 'invitation', to: { personId: id }, by: ctx.actor.id });
}
