import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection, IHttpConnectionOptions } from '@microsoft/signalr';
import type { HubMethod, HubTopicMap } from '@cadence/shared-contract';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { DatabaseHandle } from '../kernel/db/index.ts';
import type { Hub } from '../kernel/hub/index.ts';
import type { HubGroup } from '../kernel/outbox/index.ts';
import { makePerson, makeTenant } from './factories.ts';
import type { TestApp } from './harness.ts';
import { startTestApp } from './harness.ts';
import { until } from './until.ts';

export const TRANSPORTS = [
  ['WebSockets', HttpTransportType.WebSockets],
  ['ServerSentEvents', HttpTransportType.ServerSentEvents],
  ['LongPolling', HttpTransportType.LongPolling],
] as const;

/** The record separator of the hub's protocol. */
export const END = '\u001e';
export const HANDSHAKE = `{"protocol":"json","version":1}${END}`;

/** Listens on a free loopback port and returns the address. */
export async function listenOn(http: FastifyInstance): Promise<string> {
  await http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = http.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** The application with its hub, and official clients for it. */
export class HubWorld {
  readonly t: TestApp;
  readonly hub: Hub;
  /** Address of the hub, with `http`. */
  readonly url: string;
  readonly #clients: HubConnection[] = [];

  constructor(t: TestApp, hub: Hub, url: string) {
    this.t = t;
    this.hub = hub;
    this.url = url;
  }

  get socketUrl(): string {
    return this.url.replace('http', 'ws');
  }

  async signIn() {
    const tenant = await makeTenant(this.t.app.db);
    const person = await makePerson(this.t.app.db, tenant.id);
    return { tenant, person, token: (await this.t.login(person, tenant)).Token };
  }

  /** A client that is not started yet. */
  client(
    token: string,
    options: IHttpConnectionOptions = {},
    refine: (builder: HubConnectionBuilder) => HubConnectionBuilder = (builder) => builder,
  ): HubConnection {
    const builder = new HubConnectionBuilder()
      .withUrl(this.url, { accessTokenFactory: () => token, ...options })
      .configureLogging(LogLevel.None);
    const client = refine(builder).build();
    this.#clients.push(client);
    return client;
  }

  negotiate(token: string): Promise<Response> {
    return fetch(`${this.url}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  }

  /** A ticket that opens a socket without negotiation. */
  async takeTicket(token: string): Promise<string> {
    const { accessToken } = (await (await this.negotiate(token)).json()) as { accessToken: string };
    return accessToken;
  }

  /** Publishes an event to a group, as the outbox would. */
  send<M extends HubMethod>(group: HubGroup, method: M, payload: HubTopicMap[M]): Promise<void> {
    return this.hub.publish({ group, method, args: [payload] });
  }

  async stopClients(): Promise<void> {
    await Promise.all(this.#clients.splice(0).map((client) => client.stop()));
  }

  /** Closes all connections of the hub, also those that were negotiated and never used. */
  async empty(): Promise<void> {
    await this.stopClients();
    this.hub.sendAway();
    await until(() => this.hub.size === 0);
  }

  async close(): Promise<void> {
    await this.stopClients();
    await this.t.close();
  }
}

/** On a new database, or on `shared`. */
export async function startHubWorld(shared?: DatabaseHandle): Promise<HubWorld> {
  const t = await startTestApp({}, shared);
  const origin = await listenOn(t.app.http);
  return new HubWorld(t, t.app.kernel.hub, `${origin}/hubs/message`);
}

/** Resolves with the next payload of a method. */
export function next(client: HubConnection, method: HubMethod): Promise<unknown> {
  return new Promise((resolve) => client.on(method, resolve));
}

/** Resolves when a client is closed, with the server's reason if there is one. */
export function closed(client: HubConnection): Promise<Error | undefined> {
  return new Promise((resolve) => client.onclose(resolve));
}
