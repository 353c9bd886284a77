import { HUB_METHODS, HUB_PATH, type HubMethod } from '@cadence/shared-contract';
import {
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  type IHttpConnectionOptions,
} from '@microsoft/signalr';
import type { LiveSocket } from './live-connection.ts';

export interface SignalRSocketOptions {
  readonly readToken: () => string | null;
  readonly onEvent: (method: HubMethod, event: unknown) => void;
  /**
   * WebSockets without a negotiated connection, so that any process behind the address can take it; where a proxy
   * lets none through, a negotiated connection takes what works.
   */
  readonly direct: boolean;
}

/** The hub refused to talk at all; 401 and 403 mean that the session is over. */
class HubRefusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`The hub answered ${statusCode}.`);
    this.name = 'HubRefusal';
    this.statusCode = statusCode;
  }
}

/** Opens the hub connection with the official client. Rejects when it cannot be opened. */
export async function openSignalRSocket(options: SignalRSocketOptions): Promise<LiveSocket> {
  const token = options.readToken() ?? '';
  const connection = new HubConnectionBuilder()
    .withUrl(HUB_PATH, options.direct ? await directOptions(token) : { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
  for (const method of HUB_METHODS) connection.on(method, (event: unknown) => options.onEvent(method, event));
  await connection.start();
  return { closed, stop: () => connection.stop() };
}

/** A socket's address is no place for the session token: a short-lived ticket goes there. */
async function directOptions(token: string): Promise<IHttpConnectionOptions> {
  const response = await fetch(`${HUB_PATH}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new HubRefusal(response.status);
  const { accessToken: ticket } = (await response.json()) as { readonly accessToken: string };
  return {
    skipNegotiation: true,
    transport: HttpTransportType.WebSockets,
    accessTokenFactory: () => ticket,
  };
}
