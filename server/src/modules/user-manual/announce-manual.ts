import type { UserManualUpdate } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { tenantGroup, userGroup } from '../../kernel/outbox/index.ts';

/** Reloads the actor's user manual wherever it is open (people §4 Real-time events). */
export function announceManual({ outbox, tenant, actor, log }: Ctx, type: UserManualUpdate['type']): void {
  outbox.live(tenantGroup(tenant.id), 'UserManualUpdate', { type, id: actor.id });
  log.info(
    { audit: type, tenantId: tenant.id, actorId: actor.id, personId: actor.id },
    'user manual changed',
  );
}

/** Tells the actor's own pages of what nobody else may know: how far an assessment is. */
export function announceProgress({ outbox, actor }: Ctx): void {
  outbox.live(userGroup(actor.id), 'UserManualUpdate', { type: 'user_manual_updated', id: actor.id });
}
