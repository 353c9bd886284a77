import type { HubGroup } from '../outbox/index.ts';
import type { HubUser } from './connection.ts';
import type { ToldEvent } from './event-log.ts';
import { encodeInvocation } from './protocol.ts';

/** A message to a group of clients. */
export interface Invocation {
  readonly type: 'invoke';
  readonly group: HubGroup;
  readonly method: string;
  readonly args: readonly unknown[];
  /**
   * Only for those who are connected when it is sent: the right to know it may end soon after, or ends with it. A
   * client that comes back later does not receive it, but reads everything again.
   */
  readonly onlyNow?: boolean | undefined;
}

/** Connections to end. */
export interface Disconnecting {
  readonly type: 'disconnect';
  readonly tenantId: number;
  /** Null: everybody of the tenant. */
  readonly personId: number | null;
  /** Null: all of the person's sign-ins. */
  readonly chainId: string | null;
}

export type HubEvent = Invocation | Disconnecting;

/** An event that some process has sent, or is about to send. */
export interface EarlierEvent {
  readonly id: number;
  readonly event: HubEvent;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Claimed, and not yet recorded as sent. */
  readonly isOnItsWay: boolean;
}

/** A message between the processes' hubs; `id` names the event, so that a repeat is sent once. */
export interface HubBroadcast {
  readonly installation: string;
  readonly id: number | null;
  readonly event: HubEvent;
}

/** As a record for clients, which have received everything until then with it. */
export function encodeGroupInvocation({ method, args }: Invocation, at: number): string {
  return encodeInvocation(method, args, at);
}

/** What the log keeps of it. */
export function entryOf(
  { group, onlyNow }: Invocation,
  sent: Pick<ToldEvent, 'id' | 'text' | 'at'>,
): ToldEvent {
  return { ...sent, group, onlyNow };
}

/** Whether it ends this person's connections. */
export function isMeant(target: Disconnecting, { tenantId, personId, chainId }: HubUser): boolean {
  return (
    tenantId === target.tenantId &&
    (target.personId === null || personId === target.personId) &&
    (target.chainId === null || chainId === target.chainId)
  );
}
