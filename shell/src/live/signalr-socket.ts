import {
  HUB_AUDIENCE,
  HUB_DISPLACED,
  HUB_METHODS,
  HUB_MISSED,
  HUB_PATH,
  HUB_SENT_AWAY,
  HUB_SINCE,
  type HubMethod,
  type HubStamp,
} from '@cadence/shared-contract';
import { HUB_RELEASE } from '@cadence/shared-contract/remote';
import {
  DefaultHttpClient,
  HttpTransportType,
  HubConnectionBuilder,
  JsonHubProtocol,
  LogLevel,
  NullLogger,
  TimeoutError,
  type HttpRequest,
  type HttpResponse,
  type IHttpConnectionOptions,
  type IHubProtocol,
} from '@microsoft/signalr';
import type { LiveEnd, LiveSince, LiveSocket } from './live-connection.ts';

export interface SignalRSocketOptions extends LiveSince {
  readonly readToken: () => string | null;
  /** What is sent now, and what was sent while the page was away; perhaps again. */
  readonly onEvent: (method: HubMethod, event: unknown) => void;
  /** The hub cannot send what was missed. */
  readonly onMissed: () => void;
  /** How many pages the hub has, whenever it says so. */
  readonly onAudience: (size: number) => void;
  /** Another release may be in use. */
  readonly onRelease: () => void;
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
 * Opens the hub connection with the official client. Rejects when it cannot be opened, or was aborted before that:
 * then no socket is started, and a socket that is still opening is closed only once it is open.
 */
export async function openSignalRSocket(options: SignalRSocketOptions): Promise<LiveSocket> {
  const { direct, signal, onEvent, onMissed, onAudience, onRelease } = options;
  signal.throwIfAborted();
  const { ticket, since } = await takeTicket(options);
  let heard = since;
  const connection = new HubConnectionBuilder()
    .withUrl(hubUrl(since), { ...transportOptions(direct), accessTokenFactory: () => ticket })
    .withHubProtocol(stampedProtocol((at) => (heard = Math.max(heard ?? 0, at))))
    .configureLogging(LogLevel.None)
    .build();
  connection.keepAliveIntervalInMilliseconds = SILENCE_MS.before;
  connection.serverTimeoutInMilliseconds = SILENCE_MS.atMost;
  const closed = new Promise<LiveEnd>((resolve) => connection.onclose((error) => resolve(endOf(error))));
  for (const method of HUB_METHODS) connection.on(method, (event: unknown) => onEvent(method, event));
  connection.on(HUB_MISSED, onMissed);
  connection.on(HUB_RELEASE, onRelease);
  let audience = 0;
  connection.on(HUB_AUDIENCE, (size: number) => {
    audience = size;
    onAudience(size);
  });
  // While it starts, the client begins nothing more after this and waits for the transport that it has begun.
  const giveUp = (): void => void connection.stop();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await connection.start();
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
  if (since === null) onMissed();
  return { closed, heard: () => heard, audience: () => audience, stop: () => connection.stop() };
}

/** The client's own protocol, which shows until when everything is received with what comes in. */
function stampedProtocol(onStamp: (at: number) => void): IHubProtocol {
  const json: IHubProtocol = new JsonHubProtocol();
  return {
    ...{ name: json.name, version: json.version, transferFormat: json.transferFormat },
    writeMessage: (message) => json.writeMessage(message),
    parseMessages(input, logger) {
      const messages = json.parseMessages(input, logger);
      for (const { at } of messages as readonly HubStamp[]) if (at !== undefined) onStamp(at);
      return messages;
    },
  };
}

function endOf(error: Error | undefined): LiveEnd {
  if (error?.message.includes(HUB_DISPLACED)) return 'displaced';
  return error?.message.includes(HUB_SENT_AWAY) ? 'sent away' : 'lost';
}

/** @param since until when the page has received everything */
function hubUrl(since: number | null = null): string {
  const url = new URL(HUB_PATH, window.location.origin);
  if (since !== null) url.searchParams.set(HUB_SINCE, String(since));
  return url.href;
}

/** The token of the signed-in person. @throws when nobody is, as the hub would refuse, or when it is too late */
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

function transportOptions(direct: boolean): IHttpConnectionOptions {
  return direct
    ? { skipNegotiation: true, transport: HttpTransportType.WebSockets }
    : { httpClient: new ImpatientHttpClient(NullLogger.instance) };
}

interface Admission {
  /** A socket's address is no place for the session token: this is good for a minute. */
  readonly ticket: string;
  /** Until when the page has received all, by the hub's clock; null where the hub does not say what time it is. */
  readonly since: number | null;
}

/** Asks to be let in, at the last moment before a connection is opened, so that no ticket grows old. */
async function takeTicket(options: SignalRSocketOptions): Promise<Admission> {
  const { signal, since, away } = options;
  const response = await fetch(`${hubUrl()}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${requireToken(options)}` },
    signal,
  });
  if (!response.ok) throw new HubRefusal(response.status);
  const { accessToken: ticket, now } = (await response.json()) as {
    readonly accessToken: string;
    readonly now?: number;
  };
  signal.throwIfAborted();
  if (now === undefined) return { ticket, since: null };
  // The answer was on its way for a while: what it says of now is before now, and so is what is reckoned from it.
  return { ticket, since: since ?? Math.max(0, Math.floor(now - away())) };
}
