import type { StoredRegistry } from '@cadence/shared-contract/remote';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpSource } from './release-source.ts';

let server: Server;
let answer: RequestListener;
const asked: { path: string; etag: string | undefined }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', etag: request.headers['if-none-match'] });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  asked.length = 0;
});

const source = () =>
  createHttpSource(`http://127.0.0.1:${(server.address() as AddressInfo).port}/all`, 'staging');
const REGISTRY = { entries: {}, head: { key: 'x' } } as unknown as StoredRegistry;
const give =
  (text: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { etag: '"1"' }).end(text);

test('the registry of the environment is read below the address', async () => {
  answer = give(JSON.stringify(REGISTRY));
  expect(await source().readRegistry()).toEqual(REGISTRY);
  expect(asked).toEqual([{ path: '/all/registries/staging.json', etag: undefined }]);
});

test.each([
  ['is away', (_request, response) => response.destroy()],
  ['answers with an error', (_request, response) => response.writeHead(500).end('{}')],
  ['answers with half of it', give('{"head":')],
] as readonly (readonly [string, RequestListener])[])(
  'while a bucket %s there is none, and it is asked again',
  async (_what, failing) => {
    const bucket = source();
    answer = failing;
    expect(await bucket.readRegistry()).toBeNull();
    answer = give(JSON.stringify(REGISTRY));
    expect(await bucket.readRegistry()).toEqual(REGISTRY);
  },
);

test('an answer without end is given up before it fills the memory', async () => {
  const part = Buffer.alloc(2 ** 20, ' ');
  let written = 0;
  answer = (_request, response) => {
    const writeOn = (): void => {
      while (!response.destroyed && written < 2 ** 28) {
        written += part.length;
        if (!response.write(part)) return void response.once('drain', writeOn);
      }
      response.end();
    };
    writeOn();
  };
  expect(await source().readRegistry()).toBeNull();
  expect(written).toBeLessThan(2 ** 28);
});
