import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fetchReleased } from './released-file.ts';

const FILES: Readonly<Record<string, string>> = {
  '/all/remotes/goals/1.0.0-b.1/main.js': 'run()',
  '/all/remotes/goals/1.0.0-b.1/main.js.br': 'compressed',
  '/all/remotes/goals/1.0.0-b.1/plain.js': 'plain()',
  '/all/registries/production.json': '{}',
  '/other': 'of somebody else',
};

let bucket: Server;
let base: string;
const asked: string[] = [];
/** Answers that the test gives itself. */
let held: ServerResponse[] = [];

beforeAll(async () => {
  bucket = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/all/held.png') return void held.push(response);
    const content = FILES[request.url ?? ''];
    if (content === undefined) response.writeHead(404).end('<Error/>');
    else response.writeHead(200, { 'content-type': 'binary/octet-stream' }).end(content);
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  base = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/all/`;
});
afterAll(() => {
  bucket.close();
  bucket.closeAllConnections();
});
beforeEach(() => {
  asked.length = 0;
  held = [];
});
afterEach(() => {
  jest.useRealTimers();
});

/** Only time-outs of ours: connections keep going. */
const holdTime = (): unknown =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });

async function untilHeld(): Promise<ServerResponse> {
  for (;;) {
    const [response] = held;
    if (response) return response;
    await new Promise(setImmediate);
  }
}

const read = async (path: string, acceptEncoding?: string) => {
  const file = await fetchReleased(base, path, acceptEncoding);
  return file && { headers: file.headers, body: (await buffer(file.body)).toString() };
};

test('a file comes as the type that it is, compressed for whoever takes it', async () => {
  expect(await read('remotes/goals/1.0.0-b.1/main.js', 'gzip, br')).toEqual({
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    },
    body: 'compressed',
  });
  expect(await read('remotes/goals/1.0.0-b.1/main.js')).toMatchObject({ body: 'run()' });
  expect(await read('remotes/goals/1.0.0-b.1/plain.js', 'br')).toMatchObject({ body: 'plain()' });
});

test('a file that is not there is null', async () => {
  expect(await read('remotes/goals/9.9.9/main.js', 'br')).toBeNull();
});

test.each([
  '../registries/production.json',
  '..',
  'remotes/../../other',
  'remotes/./x',
  '.env',
  'a//b',
  'a/b?c',
  '%2e%2e/x',
])('the bucket is not even asked for %s', async (path) => {
  expect(await read(path)).toBeNull();
  expect(asked).toEqual([]);
});

test('a bucket that does not answer has nothing after ten seconds', async () => {
  holdTime();
  const file = fetchReleased(base, 'held.png', undefined);
  const response = await untilHeld();
  jest.advanceTimersByTime(10_000);
  expect(await file).toBeNull();
  response.destroy();
});

test('a file that takes longer than that comes whole', async () => {
  holdTime();
  const pending = fetchReleased(base, 'held.png', undefined);
  const response = await untilHeld();
  response.write('first ');
  const file = await pending;
  jest.advanceTimersByTime(60_000);
  response.end('last');
  expect(file && (await buffer(file.body)).toString()).toBe('first last');
});

test('a bucket that cannot be reached has nothing', async () => {
  expect(await fetchReleased('http://127.0.0.1:1', 'main.js', 'br')).toBeNull();
});
