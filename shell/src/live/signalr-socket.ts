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
  /** Aborted when the connection is not wanted any longer. */
  readonly signal: AbortSignal;
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

/**
 * Opens the hub connection with the official client. Rejects when it cannot be opened, or was aborted before it was:
 * then no socket is begun, and one that is just opening is closed only when it is open.
 */
export async function openSignalRSocket(options: SignalRSocketOptions): Promise<LiveSocket> {
  const { direct, signal, onEvent } = options;
  signal.throwIfAborted();
  const connection = new HubConnectionBuilder()
    .withUrl(hubUrl(), direct ? directOptions(options) : negotiatedOptions(options))
    .configureLogging(LogLevel.None)
    .build();
  const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
  for (const method of HUB_METHODS) connection.on(method, (event: unknown) => onEvent(method, event));
  // While it starts, the client begins nothing more after this and waits for the transport that it has begun.
  const giveUp = (): void => void connection.stop();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await connection.start();
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
  return { closed, stop: () => connection.stop() };
}

function hubUrl(): string {
  return new URL(HUB_PATH, window.location.origin).href;
}

/** The token of whoever is signed in. @throws when nobody is, as the hub would refuse, or when it is too late */
function requireToken({ readToken, signal }: SignalRSocketOptions): string {
  signal.throwIfAborted();
  const token = readToken();
  if (token === null) throw new HubRefusal(401);
  return token;
}

function negotiatedOptions(options: SignalRSocketOptions): IHttpConnectionOptions {
  return { accessTokenFactory: () => requireToken(options) };
}

/** The client asks for the ticket at the last moment before it opens the socket, so that none grows old. */
function directOptions(options: SignalRSocketOptions): IHttpConnectionOptions {
  return {
    skipNegotiation: true,
    transport: HttpTransportType.WebSockets,
    accessTokenFactory: () => takeTicket(options),
  };
}

/** A socket's address is no place for the session token: a short-lived ticket goes there. */
async function takeTicket(options: SignalRSocketOptions): Promise<string> {
  const { signal } = options;
  const response = await fetch(`${hubUrl()}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${requireToken(options)}` },
    signal,
  });
  if (!response.ok) throw new HubRefusal(response.status);
  const { accessToken: ticket } = (await response.json()) as { readonly accessToken: string };
  signal.throwIfAborted();
  return ticket;
}
