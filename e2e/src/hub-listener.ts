import { HttpTransportType, HubConnectionBuilder, LogLevel, NullLogger } from '@microsoft/signalr';
import type { HttpRequest, HttpResponse } from '@microsoft/signalr';
import { ImpatientHttpClient, SILENCE_MS } from '../../shell/src/live/signalr-socket.ts';
import { HUB_METHODS, HUB_PATH } from '@cadence/shared-contract';
import type { HubMethod, HubTopicMap } from '@cadence/shared-contract';

export const TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const;
export type TransportName = (typeof TRANSPORTS)[number];

type Payload = HubTopicMap[HubMethod];

/** One connection of the official client that keeps what it receives. */
export interface HubListener {
  /** Ids of what was received, by method, in the order it came. */
  readonly heard: Readonly<Record<HubMethod, (number | null)[]>>;
  /** The secret of the connection. */
  readonly connectionToken: string;
  /** When (`performance.now`) it was closed. */
  readonly closedAt: Promise<number>;
  /** Resolves when an event about this id is received, at once if it was. */
  hears(method: HubMethod, id: number): Promise<void>;
  stop(): Promise<void>;
}

export interface ListenOptions {
  readonly origin: string;
  readonly token: string;
  readonly transport?: TransportName;
}

/** Sees what the hub answers to the negotiation. */
class SeeingHttpClient extends ImpatientHttpClient {
  connectionToken = '';

  constructor() {
    super(NullLogger.instance);
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const response = await super.send(request);
    if (request.url?.includes('/negotiate') && typeof response.content === 'string')
      this.connectionToken = (JSON.parse(response.content) as { connectionToken: string }).connectionToken;
    return response;
  }
}

/** Opens a hub connection with the shell's timeouts; it does not reconnect once it is closed. */
export async function listenToHub(options: ListenOptions): Promise<HubListener> {
  const { origin, token, transport = 'WebSockets' } = options;
  const httpClient = new SeeingHttpClient();
  const connection = new HubConnectionBuilder()
    .withUrl(`${origin}${HUB_PATH}`, {
      accessTokenFactory: () => token,
      transport: HttpTransportType[transport],
      httpClient,
    })
    .withKeepAliveInterval(SILENCE_MS.before)
    .withServerTimeout(SILENCE_MS.atMost)
    .configureLogging(LogLevel.None)
    .build();
  const heard: Record<HubMethod, (number | null)[]> = {
    NotificationUpdate: [],
    TenantUpdate: [],
    UserManualUpdate: [],
  };
  const waiting = new Map<string, () => void>();
  for (const method of HUB_METHODS)
    connection.on(method, ({ id }: Payload) => {
      heard[method].push(id);
      waiting.get(`${method} ${id}`)?.();
    });
  const closedAt = new Promise<number>((resolve) => connection.onclose(() => resolve(performance.now())));
  await connection.start();
  return {
    heard,
    connectionToken: httpClient.connectionToken,
    closedAt,
    async hears(method, id) {
      if (!heard[method].includes(id))
        await new Promise<void>((resolve) => waiting.set(`${method} ${id}`, resolve));
    },
    stop: () => connection.stop(),
  };
}
