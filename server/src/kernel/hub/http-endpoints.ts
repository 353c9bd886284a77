import { ERROR_STATUS, HUB_PATH, HUB_SINCE } from '@cadence/shared-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { conflict, DomainError } from '../errors/index.ts';
import { later, listen, listenOnce } from '../guard/index.ts';
import type { AdmissionServices } from './admission.ts';
import { admitNegotiation, checkOrigin, findConnection } from './admission.ts';
import type { HubConnection } from './connection.ts';
import { LongPollingTransport } from './long-polling-transport.ts';
import { placeOf } from './place.ts';
import { EventStreamTransport } from './stream-transports.ts';
import {
  MAX_CHUNK,
  readSince,
  refuseSecondTransport,
  refuseWhenDraining,
  requireConnection,
  requireId,
  unknownConnection,
} from './transport-rules.ts';

/** How long the last records of a polling client are kept after the connection ended. */
const LAST_POLL = 10_000;
const TEXT = 'text/plain; charset=utf-8';
const NO_STORE = 'no-cache, no-store';

interface HubQuery {
  readonly id?: unknown;
  readonly negotiateVersion?: unknown;
  readonly [HUB_SINCE]?: unknown;
}
type HubRequest = FastifyRequest<{ Querystring: HubQuery }>;

/** The latest negotiation version that both know; null for an invalid one. */
function negotiatedVersion(asked: unknown = '0'): 0 | 1 | null {
  if (typeof asked !== 'string' || !/^\d{1,9}$/.test(asked)) return null;
  return Number(asked) >= 1 ? 1 : 0;
}

/** Returns a connection and a ticket; from then on the client uses the ticket instead of its session token. */
async function negotiate(request: HubRequest, services: AdmissionServices): Promise<Record<string, unknown>> {
  const { hub, isProduction } = services;
  checkOrigin(request, isProduction);
  refuseWhenDraining(hub);
  const { user, ticket } = await admitNegotiation(request, services);
  const version = negotiatedVersion(request.query.negotiateVersion);
  if (version === null) return { error: 'The version of the negotiation is not a whole number.' };
  const connection = hub.open(user, readSince(request.query[HUB_SINCE]));
  return {
    negotiateVersion: version,
    connectionId: version === 1 ? connection.id : connection.token,
    ...(version === 1 ? { connectionToken: connection.token } : {}),
    now: hub.wholeUntil,
    accessToken: ticket,
    availableTransports: [
      { transport: 'WebSockets', transferFormats: ['Text'] },
      { transport: 'ServerSentEvents', transferFormats: ['Text'] },
      { transport: 'LongPolling', transferFormats: ['Text'] },
    ],
  };
}

/** A polling client, and where it was admitted. */
interface Poller {
  readonly transport: LongPollingTransport;
  readonly place: string;
}

/** Server-Sent Events and long polling. */
class HubEndpoints {
  readonly #services: AdmissionServices;
  /** Polling clients, kept a while longer than their connections: the last records must be fetched. */
  readonly #pollers = new Map<string, Poller>();

  constructor(services: AdmissionServices) {
    this.#services = services;
  }

  async receive(request: HubRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = requireId(request.query.id);
    const connection = requireConnection(request, id, this.#services);
    const { transport } = connection;
    if (!transport) throw conflict('The connection has no transport yet.', 'notYet');
    if (transport.name === 'WebSockets')
      throw new DomainError('method_not_allowed', 'POST requests are not allowed for WebSocket connections.');
    if (request.body instanceof Uint8Array) connection.receive(request.body);
    return reply.status(200).type(TEXT).send('');
  }

  async listen(request: HubRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { hub } = this.#services;
    const id = requireId(request.query.id);
    const isStream = request.headers.accept?.includes('text/event-stream') === true;
    const poller = this.#pollerOf(request, id);
    if (poller && !isStream) return this.#poll(poller, request, reply);
    const connection = requireConnection(request, id, this.#services);
    refuseSecondTransport(connection, isStream ? 'ServerSentEvents' : 'LongPolling');
    hub.verify(connection);
    if (isStream) return this.#openEventStream(connection, request, reply);
    const transport = new LongPollingTransport(hub.times.poll, () => this.#forget(id));
    connection.attach(transport);
    this.#pollers.set(id, { transport, place: connection.user.place });
    return this.#poll(transport, request, reply);
  }

  async end(request: HubRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = requireId(request.query.id);
    const connection = findConnection(request, id, this.#services.hub);
    const isPolling = this.#pollerOf(request, id) !== null;
    if (!connection && !isPolling) throw unknownConnection();
    if (!isPolling)
      throw new DomainError('bad_request', 'Cannot terminate this connection using the DELETE endpoint.');
    connection?.drop();
    this.#pollers.delete(id);
    return reply.status(202).type(TEXT).send('');
  }

  #pollerOf(request: HubRequest, id: string): LongPollingTransport | null {
    const poller = this.#pollers.get(id);
    return poller?.place === placeOf(request) ? poller.transport : null;
  }

  #openEventStream(connection: HubConnection, request: HubRequest, reply: FastifyReply): FastifyReply {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': NO_STORE,
      'x-accel-buffering': 'no',
    });
    reply.raw.write(':\r\n\r\n');
    const drop = (): void => connection.drop();
    const rules = { kind: 'hub.stream', about: { connectionId: connection.id }, close: drop };
    listenOnce(request.raw, rules, { close: drop });
    listen(reply.raw, rules, { error: drop });
    connection.attach(new EventStreamTransport(reply.raw));
    return reply;
  }

  async #poll(poller: LongPollingTransport, request: HubRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = requireId(request.query.id);
    this.#services.hub.find(id)?.touch();
    const poll = poller.poll();
    listenOnce(reply.raw, { kind: 'hub.poll' }, { close: () => poll.end() });
    const answer = await poll.answer;
    if (answer === null) return reply.hijack();
    // A poll that a newer one has replaced is answered 204 as well; that ends nothing.
    if (answer.status === 204 && !this.#services.hub.find(id)) this.#pollers.delete(id);
    return reply.status(answer.status).type(TEXT).header('cache-control', NO_STORE).send(answer.text);
  }

  /** The connection has ended; the last records are kept a while for the client's last poll. */
  #forget(id: string): void {
    later(LAST_POLL, { kind: 'hub.poll' }, () => this.#pollers.delete(id));
  }
}

/** Clients send bodies as text, JSON, octets or without a type; all are read as bytes. */
function takeAnyBody(scope: FastifyInstance): void {
  const bytes = 'application/octet-stream';
  scope.addHook('onRequest', async ({ headers }) => {
    headers['content-type'] = bytes;
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(bytes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The official clients display the answer: it is a sentence rather than a problem. */
function answerInText(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof DomainError)) throw error;
    return reply
      .status(ERROR_STATUS[error.code])
      .header('cache-control', NO_STORE)
      .type(TEXT)
      .send(error.message);
  });
}

function allowOnly(scope: FastifyInstance, url: string, allowed: readonly string[]): void {
  const method = scope.supportedMethods.filter((name) => !allowed.includes(name));
  scope.route({
    ...{ method, url, schema: { hide: true } },
    handler: (_request, reply) =>
      reply
        .status(405)
        .headers({ allow: allowed.join(', '), 'cache-control': NO_STORE })
        .type(TEXT)
        .send('This method is not allowed.'),
  });
}

/** Registers the hub's HTTP routes under `HUB_PATH`. */
export function registerHubEndpoints(app: FastifyInstance, services: AdmissionServices): void {
  const options = {
    bodyLimit: MAX_CHUNK,
    logLevel: 'warn',
    schema: { hide: true },
    exposeHeadRoute: false,
  } as const;
  app.register(async (scope) => {
    const url = `${HUB_PATH}/negotiate`;
    takeAnyBody(scope);
    allowOnly(scope, url, ['POST']);
    scope.post<{ Querystring: HubQuery }>(url, options, async (request, reply) => {
      reply.header('cache-control', NO_STORE);
      return negotiate(request, services);
    });
  });
  app.register(async (scope) => {
    const endpoints = new HubEndpoints(services);
    takeAnyBody(scope);
    answerInText(scope);
    scope.addHook('preHandler', async (request) => checkOrigin(request, services.isProduction));
    allowOnly(scope, HUB_PATH, ['GET', 'POST', 'DELETE']);
    scope.get<{ Querystring: HubQuery }>(HUB_PATH, options, (request, reply) =>
      endpoints.listen(request, reply),
    );
    scope.post<{ Querystring: HubQuery }>(HUB_PATH, options, (request, reply) =>
      endpoints.receive(request, reply),
    );
    scope.delete<{ Querystring: HubQuery }>(HUB_PATH, options, (request, reply) =>
      endpoints.end(request, reply),
    );
  });
}
