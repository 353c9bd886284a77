import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { guardedFailures } from '../guard/index.ts';
import { END, startHubWorld } from '../../testing/hub-world.ts';
import type { HubWorld } from '../../testing/hub-world.ts';

const UPGRADE =
  'Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

describe('raw bytes on a socket', () => {
  let world: HubWorld;
  beforeAll(async () => {
    world = await startHubWorld();
  });
  afterAll(() => world.close());
  afterEach(() => world.empty());

  /** Everything that the server answers to these bytes until it closes the connection. */
  async function answerTo(bytes: string): Promise<string> {
    const { hostname, port } = new URL(world.url);
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.write(bytes);
    await once(socket, 'close');
    return text;
  }

  const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

  const get = (target: string, headers = 'Connection: close\r\n') =>
    answerTo(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);

  test.each(['//', '///', '//:80', 'http://[', '/%', '/%ff', '*', '/hubs/message//', '/health/live'])(
    '[S10] a WebSocket upgrade of %s is answered like the same request without one',
    async (target) => {
      const failures = guardedFailures();
      const status = statusOf(await get(target));
      expect(status).toBeGreaterThanOrEqual(200);
      expect(statusOf(await get(target, UPGRADE))).toBe(status);
      expect(guardedFailures()).toEqual(failures);
    },
  );

  test.each(['/health/live', '/api/nowhere', '/hubs/message'])(
    '[S10] a request of %s that names two hosts is refused, as a WebSocket upgrade too',
    async (target) => {
      for (const headers of ['Connection: close\r\n', UPGRADE])
        expect(statusOf(await get(target, `hOST: other.example\r\n${headers}`))).toBe(400);
    },
  );

  test.each([
    ['/hubs/message', 401],
    ['/HUBS/message?id=%', 404],
    ['/hubs/message?access_token=%00', 401],
  ])('[S10] a WebSocket upgrade of %s is refused with %d', async (target, status) => {
    expect(statusOf(await get(target, UPGRADE))).toBe(status);
  });

  test.each([
    [
      'h2c, as curl --http2 and Java ask',
      'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n',
    ],
    ['TLS', 'Connection: Upgrade, close\r\nUpgrade: TLS/1.0\r\n'],
    ['nothing in particular', 'Connection: Upgrade, close\r\nUpgrade:\r\n'],
  ])('an upgrade to %s is ignored', async (_what, headers) => {
    const answer = await get('/health/live', headers);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toMatch(/\{"status":"ok"\}$/);
  });

  test('an upgrade to h2c does not lose the body of the request', async () => {
    const body = '{"Email":"nobody@example.com","Password":"x"}';
    const answer = await answerTo(
      'POST /api/Auth/Login HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\n' +
        `HTTP2-Settings: AAMAAABk\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('application/problem+json');
  });

  test.each([
    ['an object without toString', { toString: null }],
    ['an object', {}],
    ['a list', [[[]]]],
    ['null', null],
    ['a number', 1e308],
  ])('[S10] a handshake whose protocol is %s is answered with an error', async (_what, protocol) => {
    const failures = guardedFailures();
    const { token } = await world.signIn();
    const socket = new WebSocket(world.socketUrl, { headers: { authorization: `Bearer ${token}` } });
    await once(socket, 'open');
    const [answer, end] = [once(socket, 'message'), once(socket, 'close')];
    socket.send(JSON.stringify({ protocol, version: 1 }) + END);
    const [data] = (await answer) as [Buffer];
    expect(JSON.parse(data.toString().replace(END, ''))).toEqual({ error: expect.any(String) as string });
    await end;
    // A handshake error is part of the protocol, so nothing reached the guard.
    expect(guardedFailures()).toEqual(failures);
  });
});
