import type { HubGroup } from '../outbox/index.ts';
import { encodeInvocation } from './protocol.ts';

/** Something to tell a group of clients. */
export interface Telling {
  readonly type: 'invoke';
  readonly group: HubGroup;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** Something to tell, or connections to end. */
export type HubEvent =
  | Telling
  | {
      readonly type: 'disconnect';
      readonly tenantId: number;
      /** Null: everybody of the tenant. */
      readonly personId: number | null;
      /** Null: all of the person's sign-ins. */
      readonly chainId: string | null;
    };

/** One that some process has told, or is about to tell. */
export interface EarlierEvent {
  readonly id: number;
  readonly event: HubEvent;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Taken in hand, and not noted as told. */
  readonly isOnItsWay: boolean;
}

/** What travels between the processes' hubs; `id` names the event, so that a repeat is heard once. */
export interface HubBroadcast {
  readonly installation: string;
  readonly id: number | null;
  readonly event: HubEvent;
}

/** As a record for clients, which have heard everything until then with it. */
export function encodeTelling({ method, args }: Telling, at: number): string {
  return encodeInvocation(method, args, at);
}
