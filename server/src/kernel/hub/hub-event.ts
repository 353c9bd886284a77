import type { HubGroup } from '../outbox/index.ts';
import type { HubUser } from './connection.ts';
import type { SentEvent } from './event-log.ts';
import { encodeInvocation } from './protocol.ts';

/** An event for a group of clients. */
export interface Invocation {
  readonly type: 'invoke';
  readonly group: HubGroup;
  readonly method: string;
  readonly args: readonly unknown[];
  /**
   * Only for pages that are connected when it is sent: the right to know it may end with it or soon after. A page that
   * reconnects later does not get it, but has to read everything again.
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
  /** Claimed for delivery, and not yet marked as delivered. */
  readonly isOnItsWay: boolean;
}

/** A message between the processes' hubs; `id` identifies the event, so that a repeat is ignored. */
export interface HubBroadcast {
  readonly installation: string;
  readonly id: number | null;
  readonly event: HubEvent;
}

/** The event as a record for clients; with it they have received everything until `at`. */
export function encodeGroupInvocation({ method, args }: Invocation, at: number): string {
  return encodeInvocation(method, args, at);
}

/** The event as a log entry. */
export function entryOf(
  { group, onlyNow }: Invocation,
  sent: Pick<SentEvent, 'id' | 'text' | 'at'>,
): SentEvent {
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
