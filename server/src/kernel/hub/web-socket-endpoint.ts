import { ERROR_STATUS, HUB_PATH } from '@cadence/shared-contract';
import type { IncomingMessage, Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { DomainError } from '../errors/index.ts';
import { admit, checkOrigin } from './admission.ts';
import type { HubConnection } from './connection.ts';
import { MAX_RECORD } from './connection.ts';
import type { HubServices } from './http-endpoints.ts';
import { WebSocketTransport } from './stream-transports.ts';

/** Bytes of one frame; a record of the longest length may hold wide characters. */
const MAX_FRAME = MAX_RECORD * 4;

function refuse(socket: Duplex, status: number, sentence: string): void {
  // A client that never closes its half must not keep the other.
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(sentence)}\r\n\r\n${sentence}`,
  );
}

/** A negotiated connection by its secret, or (skipNegotiation) a new one by ticket. */
async function connectionFor(
  request: IncomingMessage,
  url: URL,
  services: HubServices,
): Promise<HubConnection> {
  checkOrigin(request, services.isProduction);
  const { hub } = services;
  if (hub.isDraining)
    throw new DomainError('unavailable', 'The server is about to restart. Please try again.');
  const id = url.searchParams.get('id');
  if (id === null) return admit(request, url.searchParams.get('access_token'), services);
  const connection = hub.find(id);
  if (!connection) throw new DomainError('not_found', 'No Connection with that ID');
  if (connection.transport) throw new DomainError('conflict', 'The connection is already in use.');
  hub.verify(connection);
  return connection;
}

function carry(connection: HubConnection, socket: WebSocket): void {
  connection.attach(new WebSocketTransport(socket));
  socket.on('message', (data: Buffer) => connection.receive(data.toString()));
  socket.on('close', () => connection.drop());
  socket.on('error', () => connection.drop());
}

/**
 * Lets clients connect to the hub by WebSocket. Compression stays off: it cost five times the throughput. Upgrades
 * to other addresses are refused unless someone else listens for them.
 */
export function acceptWebSockets(server: Server, services: HubServices): void {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const url = new URL(request.url ?? '/', 'http://hub');
    if (url.pathname.toLowerCase() !== HUB_PATH) {
      if (server.listenerCount('upgrade') === 1) refuse(socket, 404, 'There is nothing at this address.');
      return;
    }
    connectionFor(request, url, services)
      .then((connection) => sockets.handleUpgrade(request, socket, head, (open) => carry(connection, open)))
      .catch((error: unknown) => {
        const isExpected = error instanceof DomainError;
        refuse(
          socket,
          isExpected ? ERROR_STATUS[error.code] : 500,
          isExpected ? error.message : 'Something went wrong!!',
        );
      });
  });
}
