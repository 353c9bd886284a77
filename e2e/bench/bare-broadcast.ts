/**
 * The least that sends everybody the same: the server's WebSocket library, every socket in a list and nothing else; no
 * sessions, no groups, no outbox. `POST /broadcast` sends its body to all. Environment: PORT.
 */
import { createServer } from 'node:http';
import type { EventEmitter } from 'node:events';
import { serverModule } from './server-module.ts';

interface Sockets {
  readonly clients: ReadonlySet<{ send(text: string): void }>;
}
const { WebSocketServer } = serverModule<{
  WebSocketServer: new (options: { server: EventEmitter; perMessageDeflate: false }) => Sockets;
}>('ws');

const http = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    if (request.method === 'POST') for (const socket of sockets.clients) socket.send(text);
    response.end('done');
  });
});
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
http.listen(Number(process.env['PORT']), '127.0.0.1');
