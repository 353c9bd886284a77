import type { UserManualUpdate } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import type { HubGroup } from '../../kernel/outbox/index.ts';
import { tenantGroup, userGroup } from '../../kernel/outbox/index.ts';
import { listManagersOf } from '../people/index.ts';

type UpdateType = UserManualUpdate['type'];

function announce({ outbox, actor }: Ctx, groups: readonly HubGroup[], type: UpdateType): void {
  for (const group of groups) outbox.live(group, 'UserManualUpdate', { type, id: actor.id });
}

/** Reloads the actor's user manual on every open page (people §4 Real-time events). */
export function announceManual(ctx: Ctx, type: UpdateType): void {
  const { actor, log, tenant } = ctx;
  announce(ctx, [tenantGroup(tenant.id)], type);
  log.info(
    { audit: type, tenantId: tenant.id, actorId: actor.id, personId: actor.id },
    'user manual changed',
  );
}

/** Informs the pages of those who read the fuller report (D-101). */
export async function announceToFullReaders(ctx: Ctx): Promise<void> {
  const groups = [ctx.actor.id, ...(await listManagersOf(ctx))].map(userGroup);
  announce(ctx, groups, 'user_manual_updated');
}

/** Informs only the actor's own pages: that an assessment is under way, and how far. */
export function announceProgress(ctx: Ctx): void {
  announce(ctx, [userGroup(ctx.actor.id)], 'user_manual_updated');
}
