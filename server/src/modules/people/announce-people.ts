import type { TenantUpdateType } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { tenantGroup } from '../../kernel/outbox/index.ts';

/** Tells every open page of the organisation what has become of people (people §4 Real-time events). */
export function announcePeople(ctx: Ctx, type: TenantUpdateType, ids: readonly number[]): void {
  for (const id of ids) {
    ctx.outbox.live(tenantGroup(ctx.tenant.id), 'TenantUpdate', { type, id, actorId: ctx.actor.id });
    ctx.log.info(
      { audit: type, tenantId: ctx.tenant.id, actorId: ctx.actor.id, personId: id },
      'person changed',
    );
  }
}
