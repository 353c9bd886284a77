/**
 * Runs in front of the server while developing: passes everything through (WebSockets, too), waits while the server
 * restarts, and adds the live-reload script to pages. So the server itself has no code for development.
 */
import { createServer, request as send } from 'node:http';
import { connect } from 'node:net';
import { eventsPath, pageScript } from './live-reload.mjs';

const restartWaitMs = 15_000;
const retryMs = 150;

/**
 * @param {{ port: number, host?: string, target: number, liveReload: ReturnType<typeof import('./live-reload.mjs').createLiveReload> }} options
 *   `target`: port of the server on the loopback interface
 * @returns {import('node:http').Server}
 */
export function startProxy({ port, host, target, liveReload }) {
  const server = createServer((request, response) => {
    if (request.url === eventsPath) liveReload.connect(request, response);
    else {
      const exchange = { request, response, target, until: Date.now() + restartWaitMs };
      response.on('close', () => exchange.outgoing.destroy());
      forward(exchange);
    }
  });
  server.on('upgrade', (request, socket, head) => tunnel({ request, socket, head, target }));
  return server.listen(port, host);
}

function forward(exchange) {
  const { request, response, target } = exchange;
  const headers = { ...request.headers };
  // Pages are changed on their way, so they have to arrive as text.
  if (headers.accept?.includes('text/html')) delete headers['accept-encoding'];
  const outgoing = send({
    port: target,
    host: '127.0.0.1',
    method: request.method,
    path: request.url,
    headers,
    // A new connection per request: a kept one is gone when the server restarts, and does not reconnect.
    agent: false,
  });
  outgoing.on('response', (incoming) => void answer(incoming, response));
  outgoing.on('error', (error) => {
    const canWait = error.code === 'ECONNREFUSED' && Date.now() < exchange.until;
    if (canWait) setTimeout(() => forward(exchange), retryMs);
    else if (response.headersSent) response.destroy();
    else response.writeHead(502).end('The server is not running.');
  });
  // Nothing of the body is read before the connection is open, so it survives the retries.
  outgoing.on('socket', (socket) => socket.once('connect', () => request.pipe(outgoing)));
  exchange.outgoing = outgoing;
}

async function answer(incoming, response) {
  const { statusCode, headers } = incoming;
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers);
    incoming.pipe(response);
    return;
  }
  const html = Buffer.concat(await Array.fromAsync(incoming)).toString('utf8');
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const { 'content-length': _length, etag: _etag, ...kept } = headers;
  response.writeHead(statusCode, kept).end(html.replace('</body>', `${pageScript(nonce)}</body>`));
}

function tunnel({ request, socket, head, target }) {
  const upstream = connect(target, '127.0.0.1', () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let i = 0; i < request.rawHeaders.length; i += 2)
      lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
}
