import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { freePort } from '../port.mjs';
import { createLiveReload, eventsPath } from './live-reload.mjs';
import { startProxy } from './proxy.mjs';

const open = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(server, port = 0) {
  open.push(server);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}

async function proxyTo(target, liveReload = createLiveReload()) {
  const proxy = startProxy({ port: 0, host: '127.0.0.1', target, liveReload });
  open.push(proxy);
  await once(proxy, 'listening');
  return { origin: `http://127.0.0.1:${proxy.address().port}`, liveReload };
}

const page = '<html><script nonce="abc"></script><body>Hi</body></html>';
const pages = () =>
  createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));

test('adds the live-reload script to pages, under their nonce', async () => {
  const { origin } = await proxyTo(await listen(pages()));
  const html = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain(`<script nonce="abc">new EventSource("${eventsPath}")`);
});

test('passes bodies, statuses and other types through unchanged', async () => {
  const echo = createServer((incoming, response) => {
    response.writeHead(409, { 'content-type': 'application/problem+json', host: incoming.headers.host });
    incoming.pipe(response);
  });
  const { origin } = await proxyTo(await listen(echo));
  const response = await fetch(`${origin}/api`, { method: 'POST', body: '{"a":1}' });
  expect(response.status).toBe(409);
  expect(response.headers.get('host')).toBe(new URL(origin).host);
  expect(await response.text()).toBe('{"a":1}');
});

test('passes one request after another', async () => {
  const { origin } = await proxyTo(await listen(pages()));
  for (const path of ['/one', '/two', '/three'])
    expect(await (await fetch(origin + path)).text()).toContain('Hi');
});

test('a free port is none that anybody gets who asks for any', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(ports.filter((port) => port < 10_240 || port >= 32_768)).toEqual([]);
});

test('waits for a server that restarts, and loses no body meanwhile', async () => {
  const target = await freePort();
  const { origin } = await proxyTo(target);
  const answer = fetch(`${origin}/api`, { method: 'POST', body: 'kept' });
  const echo = createServer((incoming, response) => incoming.pipe(response));
  await listen(echo, target);
  expect(await (await answer).text()).toBe('kept');
});

test('passes WebSocket upgrades through', async () => {
  const server = createServer();
  server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: echo\r\nconnection: upgrade\r\n\r\n');
    socket.pipe(socket);
  });
  const { origin } = await proxyTo(await listen(server));
  const upgrade = request(origin, { headers: { connection: 'upgrade', upgrade: 'echo' } });
  upgrade.end();
  const [, socket] = await once(upgrade, 'upgrade');
  socket.write('ping');
  const [data] = await once(socket, 'data');
  expect(String(data)).toBe('ping');
  socket.destroy();
});

test('reloads every page that listens', async () => {
  const { origin, liveReload } = await proxyTo(0);
  const events = (await fetch(origin + eventsPath)).body.pipeThrough(new TextDecoderStream()).getReader();
  await events.read();
  liveReload.reload();
  expect((await events.read()).value).toBe('data: reload\n\n');
  liveReload.close();
});
