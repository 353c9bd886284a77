import type { TenantUpdateType } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { tenantGroup } from '../../kernel/outbox/index.ts';

/**
 * Notifies every open page of the organisation of a change to people (people §4 Real-time events).
 *
 * @param managerIds everybody whose direct reports, or whose requests to decide on, may have changed; omitted where
 *   that may be anybody
 */
export function announcePeople(
  ctx: Ctx,
  type: TenantUpdateType,
  {
    ids,
    managerIds,
  }: { readonly ids: readonly number[]; readonly managerIds?: readonly number[] | undefined },
): void {
  for (const id of ids) {
    const event = { type, id, actorId: ctx.actor.id, ...(managerIds && { managerIds }) };
    ctx.outbox.live(tenantGroup(ctx.tenant.id), 'TenantUpdate', event);
    ctx.log.info(
      { audit: type, tenantId: ctx.tenant.id, actorId: ctx.actor.id, personId: id },
      'person changed',
    );
  }
}
