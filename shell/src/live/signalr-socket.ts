import {
  HUB_AUDIENCE,
  HUB_DISPLACED,
  HUB_METHODS,
  HUB_MISSED,
  HUB_PATH,
  HUB_SENT_AWAY,
  type HubMethod,
} from '@cadence/shared-contract';
import {
  DefaultHttpClient,
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  NullLogger,
  TimeoutError,
  type HttpRequest,
  type HttpResponse,
  type IHttpConnectionOptions,
} from '@microsoft/signalr';
import type { LiveEnd, LiveSocket } from './live-connection.ts';

export interface SignalRSocketOptions {
  readonly readToken: () => string | null;
  readonly onEvent: (method: HubMethod, event: unknown) => void;
  /** An event came while the connection was being opened. */
  readonly onMissed: () => void;
  /**
   * WebSockets without a negotiated connection, so that any process behind the address can take it; where a proxy
   * lets none through, a negotiated connection takes what works.
   */
  readonly direct: boolean;
  /** Aborted when the connection is not wanted any longer. */
  readonly signal: AbortSignal;
}

/** Silence after which this side says something, and after which the other counts as gone; the hub speaks every 10 s. */
export const SILENCE_MS = { before: 10_000, atMost: 25_000 } as const;

/** What the hub says when it hands out the ticket: for how long there was no event. */
interface Silence {
  before: number | null;
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
  const { direct, signal, onEvent, onMissed } = options;
  signal.throwIfAborted();
  const silence: Silence = { before: null };
  const connection = new HubConnectionBuilder()
    .withUrl(hubUrl(), direct ? directOptions(options, silence) : negotiatedOptions(options))
    .configureLogging(LogLevel.None)
    .build();
  connection.keepAliveIntervalInMilliseconds = SILENCE_MS.before;
  connection.serverTimeoutInMilliseconds = SILENCE_MS.atMost;
  const closed = new Promise<LiveEnd>((resolve) => connection.onclose((error) => resolve(endOf(error))));
  for (const method of HUB_METHODS) connection.on(method, (event: unknown) => onEvent(method, event));
  connection.on(HUB_MISSED, onMissed);
  let audience = 0;
  connection.on(HUB_AUDIENCE, (size: number) => (audience = size));
  // While it starts, the client begins nothing more after this and waits for the transport that it has begun.
  const giveUp = (): void => void connection.stop();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await connection.start();
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
  return { closed, silence: silence.before, audience: () => audience, stop: () => connection.stop() };
}

function endOf(error: Error | undefined): LiveEnd {
  if (error?.message.includes(HUB_DISPLACED)) return 'displaced';
  return error?.message.includes(HUB_SENT_AWAY) ? 'sent away' : 'lost';
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

/** A poll that nobody answers is a lost connection; the client itself would wait 100 s and then ask again. */
export class ImpatientHttpClient extends DefaultHttpClient {
  override async send(request: HttpRequest): Promise<HttpResponse> {
    try {
      return await super.send({ ...request, timeout: SILENCE_MS.atMost });
    } catch (error) {
      throw error instanceof TimeoutError ? new Error('The hub does not answer.') : error;
    }
  }
}

function negotiatedOptions(options: SignalRSocketOptions): IHttpConnectionOptions {
  return {
    accessTokenFactory: () => requireToken(options),
    httpClient: new ImpatientHttpClient(NullLogger.instance),
  };
}

/** The client asks for the ticket at the last moment before it opens the socket, so that none grows old. */
function directOptions(options: SignalRSocketOptions, silence: Silence): IHttpConnectionOptions {
  return {
    skipNegotiation: true,
    transport: HttpTransportType.WebSockets,
    accessTokenFactory: async () => {
      const { ticket, before } = await takeTicket(options);
      silence.before = before;
      return ticket;
    },
  };
}

/** A socket's address is no place for the session token: a short-lived ticket goes there. */
async function takeTicket(
  options: SignalRSocketOptions,
): Promise<{ readonly ticket: string; readonly before: number | null }> {
  const { signal } = options;
  const response = await fetch(`${hubUrl()}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${requireToken(options)}` },
    signal,
  });
  if (!response.ok) throw new HubRefusal(response.status);
  const { accessToken, silence = null } = (await response.json()) as {
    readonly accessToken: string;
    readonly silence?: number;
  };
  signal.throwIfAborted();
  return { ticket: accessToken, before: silence };
}
