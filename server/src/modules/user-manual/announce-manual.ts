import type { UserManualUpdate } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import type { HubGroup } from '../../kernel/outbox/index.ts';
import { tenantGroup, userGroup } from '../../kernel/outbox/index.ts';
import { listManagersOf } from '../people/index.ts';

type UpdateType = UserManualUpdate['type'];

function announce({ outbox, actor }: Ctx, groups: readonly HubGroup[], type: UpdateType): void {
  for (const group of groups) outbox.live(group, 'UserManualUpdate', { type, id: actor.id });
}

/** Sends a live event that reloads the actor's user manual wherever it is open (people §4 Real-time events). */
export function announceManual(ctx: Ctx, type: UpdateType): void {
  const { actor, log, tenant } = ctx;
  announce(ctx, [tenantGroup(tenant.id)], type);
  log.info(
    { audit: type, tenantId: tenant.id, actorId: actor.id, personId: actor.id },
    'user manual changed',
  );
}

/** Notifies the pages of the people who read the fuller report (D-101). */
export async function announceToFullReaders(ctx: Ctx): Promise<void> {
  const groups = [ctx.actor.id, ...(await listManagersOf(ctx))].map(userGroup);
  announce(ctx, groups, 'user_manual_updated');
}

/** Notifies only the actor's own pages: nobody else may know of the progress of an assessment. */
export function announceProgress(ctx: Ctx): void {
  announce(ctx, [userGroup(ctx.actor.id)], 'user_manual_updated');
}
