import { HUB_PATH } from '@cadence/shared-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, unauthenticated } from '../errors/index.ts';
import { bearerToken } from '../session/index.ts';
import type { AdmissionServices } from './admission.ts';
import { admitBySession, checkOrigin } from './admission.ts';
import type { HubConnection } from './connection.ts';
import { MAX_RECORD } from './connection.ts';
import type { Hub } from './hub.ts';
import { LongPollingTransport } from './long-polling-transport.ts';
import { EventStreamTransport } from './stream-transports.ts';
import { issueTicket } from './ticket.ts';

/** How long what is left for a polling client waits after the connection ended. */
const LAST_POLL = 10_000;
const TEXT = 'text/plain; charset=utf-8';

interface HubQuery {
  readonly id?: string;
  readonly negotiateVersion?: string;
  readonly useStatefulReconnect?: string;
}
type HubRequest = FastifyRequest<{ Querystring: HubQuery }>;

export interface HubServices extends AdmissionServices {
  readonly hub: Hub;
}

function refuseWhenDraining(hub: Hub): void {
  if (hub.isDraining)
    throw new DomainError('unavailable', 'The server is about to restart. Please try again.');
}

/** Hands out a connection and a ticket; the client uses the ticket instead of its session token from then on. */
async function negotiate(request: HubRequest, services: HubServices): Promise<Record<string, unknown>> {
  checkOrigin(request, services.isProduction);
  refuseWhenDraining(services.hub);
  const token = bearerToken(request.headers.authorization);
  if (!token) throw unauthenticated();
  const user = await admitBySession(token, services);
  const connection = services.hub.open(user);
  const isVersion1 = Number(request.query.negotiateVersion ?? 0) >= 1;
  return {
    negotiateVersion: isVersion1 ? 1 : 0,
    connectionId: isVersion1 ? connection.id : connection.token,
    ...(isVersion1 ? { connectionToken: connection.token } : {}),
    silence: services.hub.silenceFor(user),
    accessToken: issueTicket(services.ticketSecret, user, services.clock.now().getTime()),
    availableTransports: [
      { transport: 'WebSockets', transferFormats: ['Text'] },
      { transport: 'ServerSentEvents', transferFormats: ['Text'] },
      { transport: 'LongPolling', transferFormats: ['Text'] },
    ],
  };
}

/** The HTTP half of the hub: negotiation, Server-Sent Events and long polling. */
class HubEndpoints {
  readonly #services: HubServices;
  /** Polling clients, for a while longer than their connections: the last records must be fetched. */
  readonly #pollers = new Map<string, LongPollingTransport>();

  constructor(services: HubServices) {
    this.#services = services;
  }

  async receive(request: HubRequest, reply: FastifyReply): Promise<FastifyReply> {
    checkOrigin(request, this.#services.isProduction);
    const connection = this.#services.hub.find(request.query.id ?? '');
    if (!connection) return this.#unknown(reply);
    if (!connection.transport)
      return reply.status(409).type(TEXT).send('The connection has no transport yet.');
    connection.receive(typeof request.body === 'string' ? request.body : '');
    return reply.status(200).type(TEXT).send('');
  }

  async listen(request: HubRequest, reply: FastifyReply): Promise<FastifyReply> {
    checkOrigin(request, this.#services.isProduction);
    const id = request.query.id ?? '';
    const poller = this.#pollers.get(id);
    const connection = this.#services.hub.find(id);
    if (poller) return this.#poll(poller, request, reply);
    if (!connection) return this.#unknown(reply);
    if (connection.transport) return reply.status(409).type(TEXT).send('The connection is already in use.');
    this.#services.hub.verify(connection);
    if (request.headers.accept?.includes('text/event-stream'))
      return this.#openEventStream(connection, request, reply);
    const fresh = new LongPollingTransport(this.#services.hub.times.poll, () => this.#forget(id));
    connection.attach(fresh);
    this.#pollers.set(id, fresh);
    return this.#poll(fresh, request, reply);
  }

  async end(request: HubRequest, reply: FastifyReply): Promise<FastifyReply> {
    checkOrigin(request, this.#services.isProduction);
    const id = request.query.id ?? '';
    const connection = this.#services.hub.find(id);
    if (!connection && !this.#pollers.has(id)) return this.#unknown(reply);
    connection?.drop();
    this.#pollers.delete(id);
    return reply.status(202).type(TEXT).send('');
  }

  #openEventStream(connection: HubConnection, request: HubRequest, reply: FastifyReply): FastifyReply {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(':\r\n\r\n');
    connection.attach(new EventStreamTransport(reply.raw));
    request.raw.once('close', () => connection.drop());
    return reply;
  }

  async #poll(poller: LongPollingTransport, request: HubRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = request.query.id ?? '';
    this.#services.hub.find(id)?.touch();
    const poll = poller.poll();
    reply.raw.once('close', () => poll.abandon());
    const answer = await poll.answer;
    if (answer === null) return reply.hijack();
    if (answer.status === 204) this.#pollers.delete(id);
    return reply.status(answer.status).type(TEXT).send(answer.text);
  }

  /** The connection is over; what is left for the client waits a while for its last poll. */
  #forget(id: string): void {
    setTimeout(() => this.#pollers.delete(id), LAST_POLL).unref();
  }

  #unknown(reply: FastifyReply): FastifyReply {
    return reply.status(404).type(TEXT).send('No Connection with that ID');
  }
}

/** Registers the hub's HTTP routes under `HUB_PATH`. */
export function registerHubEndpoints(app: FastifyInstance, services: HubServices): void {
  const endpoints = new HubEndpoints(services);
  const options = { bodyLimit: MAX_RECORD, logLevel: 'warn', schema: { hide: true } } as const;
  app.post<{ Querystring: HubQuery }>(`${HUB_PATH}/negotiate`, options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return negotiate(request, services);
  });
  app.post<{ Querystring: HubQuery }>(HUB_PATH, options, (request, reply) =>
    endpoints.receive(request, reply),
  );
  app.get<{ Querystring: HubQuery }>(HUB_PATH, options, (request, reply) => endpoints.listen(request, reply));
  app.delete<{ Querystring: HubQuery }>(HUB_PATH, options, (request, reply) => endpoints.end(request, reply));
}
