import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { listenOn } from '../../testing/hub-world.ts';
import { until } from '../../testing/until.ts';
import { createHttpServer } from './index.ts';

/** Makes a request so long that only a few dozen are read at a time. */
const LONG = `x-long: ${'x'.repeat(4_000)}\r\n`;

describe('[D-184] many requests on one connection', () => {
  let server: FastifyInstance;
  let port: number;
  /** Number of requests read from connections. */
  let received: number;
  /** Answers of requests at `/slow` that are running. */
  let working: (() => void)[];
  let begun: number;
  let most: number;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    [received, begun, most, working] = [0, 0, 0, []];
    server = createHttpServer(pino({ level: 'silent' }));
    server.get('/slow', async () => {
      begun += 1;
      const { promise, resolve } = Promise.withResolvers<void>();
      working.push(resolve);
      most = Math.max(most, working.length);
      await promise;
      return 'slow';
    });
    server.get('/quick', async () => {
      begun += 1;
      return 'quick';
    });
    server.post('/body', async ({ body }) => body);
    server.server.prependListener('request', () => (received += 1));
    port = Number(new URL(await listenOn(server)).port);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const answer of working) answer();
    await server.close();
  });

  async function open(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }

  const asking = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${more}\r\n`;
  const LAST = asking('/quick', 'connection: close\r\n');
  const answerAll = (): void => {
    for (const answer of working.splice(0)) answer();
  };
  const countOf = (answers: string, body: string) => answers.split(`\r\n\r\n${body}`).length - 1;

  test('run a few at a time, and are answered in order', async () => {
    const socket = await open();
    socket.write(asking('/slow').repeat(20) + LAST);
    await until(() => working.length === 8);
    expect(received).toBe(21);
    const answers = text(socket);
    const finished = answers.then(() => true);
    let isDone = false;
    void finished.then(() => (isDone = true));
    await until(() => {
      answerAll();
      return isDone;
    });
    expect([countOf(await answers, 'slow'), countOf(await answers, 'quick'), most]).toEqual([20, 1, 8]);
    expect((await answers).lastIndexOf('slow')).toBeLessThan((await answers).indexOf('quick'));
  });

  test('are not read while some wait', async () => {
    const socket = await open();
    socket.write(asking('/slow').repeat(9));
    await until(() => received === 9);
    socket.write(asking('/quick', LONG).repeat(3_000) + LAST);
    const other = await open();
    other.write(LAST);
    expect(await text(other)).toContain('quick');
    expect([received, begun]).toEqual([10, 9]);
    const answers = text(socket);
    let isDone = false;
    void answers.then(() => (isDone = true));
    await until(() => {
      answerAll();
      return isDone;
    });
    expect([countOf(await answers, 'slow'), countOf(await answers, 'quick')]).toEqual([9, 3_001]);
  });

  test('are all answered when they have bodies', async () => {
    const socket = await open();
    const body = JSON.stringify({ text: 'x'.repeat(20_000) });
    const head = `POST /body HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    socket.write((head + body).repeat(50) + LAST);
    expect(countOf(await text(socket), '{"text"')).toBe(50);
  });

  test.each([
    ['the API', '/api/nothing'],
    ['everything else', '/nothing'],
    ['addresses that cannot be read', '/api/%ff'],
  ])('close the connection when there are too many at once, also for %s', async (_what, path) => {
    const socket = await open();
    socket.write(asking('/slow') + asking(path).repeat(3_000));
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    socket.resume().on('close', resolve);
    await closed;
    expect(begun).toBe(1);
    const other = await open();
    other.write(LAST);
    expect(await text(other)).toContain('quick');
  });

  test('are not run once their client has gone', async () => {
    const socket = await open();
    socket.write(asking('/slow').repeat(20));
    await until(() => working.length === 8 && received === 20);
    const [gone] = [...working];
    socket.resetAndDestroy();
    const other = await open();
    other.write(LAST);
    await text(other);
    gone?.();
    answerAll();
    const after = await open();
    after.write(LAST);
    await text(after);
    expect(begun).toBe(10);
  });
});
