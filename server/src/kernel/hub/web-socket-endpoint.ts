import { ERROR_STATUS, HUB_PATH, HUB_SINCE } from '@cadence/shared-contract';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { readRefusal } from '../errors/index.ts';
import { guard, listen, listenOnce } from '../guard/index.ts';
import type { AdmissionServices } from './admission.ts';
import { admit, checkOrigin } from './admission.ts';
import type { HubConnection } from './connection.ts';
import { WebSocketTransport } from './stream-transports.ts';
import {
  MAX_CHUNK,
  readSince,
  refuseSecondTransport,
  refuseWhenDraining,
  requireConnection,
} from './transport-rules.ts';

function refuse(socket: Duplex, status: number, sentence: string): void {
  // A client that never closes its half must not keep the other.
  listenOnce(socket, { kind: 'hub.upgrade' }, { finish: () => socket.destroy() });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(sentence)}\r\n\r\n${sentence}`,
  );
}

/** A negotiated connection by its secret, or (skipNegotiation) a new one by ticket. */
async function connectionFor(request: IncomingMessage, services: AdmissionServices): Promise<HubConnection> {
  checkOrigin(request, services.isProduction);
  refuseWhenDraining(services.hub);
  const query = new URLSearchParams(request.url?.split('?', 2)[1]);
  const id = query.get('id');
  if (!id) {
    const ticket = query.get('access_token');
    return admit(request, { ticket, since: readSince(query.get(HUB_SINCE)) }, services);
  }
  const connection = requireConnection(request, id, services);
  refuseSecondTransport(connection, 'WebSockets');
  services.hub.verify(connection);
  return connection;
}

function carry(connection: HubConnection, socket: WebSocket, stream: Duplex): void {
  connection.attach(new WebSocketTransport(socket, stream));
  const rules = {
    kind: 'hub.socket',
    about: { connectionId: connection.id },
    close() {
      connection.cut();
    },
  };
  listen(socket, rules, {
    message: (data: Buffer) => connection.receive(data),
    close: () => connection.drop(),
    error: () => connection.drop(),
  });
}

/**
 * Whether a request asks for the hub's WebSocket. Any other upgrade (h2c, a WebSocket elsewhere) is ignored, as RFC
 * 9110 allows: the request is answered as if it had not asked. The address is split rather than parsed, since a request
 * line may contain anything.
 */
export function asksForHub({ headers, url = '' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return headers.upgrade?.trim().toLowerCase() === 'websocket' && path.toLowerCase() === HUB_PATH;
}

/** Lets clients connect to the hub by WebSocket. Compression stays off: it reduced throughput to a fifth. */
export function acceptWebSockets(server: Server, services: AdmissionServices): void {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_CHUNK });
  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    try {
      const connection = await connectionFor(request, services);
      sockets.handleUpgrade(request, socket, head, (opened) => carry(connection, opened, socket));
    } catch (error) {
      const refusal = readRefusal(error);
      if (!refusal) throw error;
      refuse(socket, ERROR_STATUS[refusal.code], refusal.message);
    }
  };
  const kind = 'hub.upgrade';
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const close = (): void => refuse(socket, 500, 'Something went wrong!!');
    const rules = { kind, about: { requestId: randomUUID() }, close };
    listen(socket, rules, { error: () => socket.destroy() });
    guard(rules, open)(request, socket, head);
  };
  listen(server, { kind }, { upgrade });
}
