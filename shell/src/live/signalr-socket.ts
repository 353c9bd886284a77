import { HUB_METHODS, HUB_PATH, type HubMethod } from '@cadence/shared-contract';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { LiveSocket } from './live-connection.ts';

export interface SignalRSocketOptions {
  readonly readToken: () => string | null;
  readonly onEvent: (method: HubMethod, event: unknown) => void;
  /**
   * WebSockets without negotiation: one round trip, and no need for sticky sessions. Where a proxy lets none
   * through, a negotiated connection takes what works.
   */
  readonly direct: boolean;
}

/** Opens the hub connection with the official client. Rejects when it cannot be opened. */
export async function openSignalRSocket({
  readToken,
  onEvent,
  direct,
}: SignalRSocketOptions): Promise<LiveSocket> {
  const connection = new HubConnectionBuilder()
    .withUrl(HUB_PATH, {
      accessTokenFactory: () => readToken() ?? '',
      ...(direct && { skipNegotiation: true, transport: HttpTransportType.WebSockets }),
    })
    .configureLogging(LogLevel.None)
    .build();
  const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
  for (const method of HUB_METHODS) connection.on(method, (event: unknown) => onEvent(method, event));
  await connection.start();
  return { closed, stop: () => connection.stop() };
}
