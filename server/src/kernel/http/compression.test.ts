import { pino } from 'pino';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHttpServer } from './index.ts';

const EVERYBODY = Array.from({ length: 500 }, (_, id) => ({
  id,
  Name: `Person ${id}`,
  JobTitle: 'Engineer',
}));
const server = createHttpServer(pino({ level: 'silent' }));
server.get('/everybody', () => EVERYBODY);
server.get('/one', () => EVERYBODY[0]);
server.get('/page', (_request, reply) => reply.type('text/plain').send('x'.repeat(20_000)));
afterAll(() => server.close());

const get = (url: string, acceptEncoding?: string) =>
  server.inject({ url, headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding } });

test('a long answer is compressed as the client prefers, to a tenth of its length', async () => {
  const brotli = await get('/everybody', 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(EVERYBODY);
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
  expect(brotli.rawPayload.length).toBeLessThan(JSON.stringify(EVERYBODY).length / 8);
  const gzip = await get('/everybody', 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(EVERYBODY);
});

test.each([
  ['/everybody', undefined],
  ['/everybody', 'identity'],
  ['/everybody', 'br;q=0'],
  ['/one', 'br'],
  ['/page', 'br'],
])('%s is sent uncompressed to a client that accepts %s', async (url, acceptEncoding) => {
  const answer = await get(url, acceptEncoding);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.statusCode).toBe(200);
});

test('an answer is never cached for a client with another encoding', async () => {
  expect((await get('/everybody', 'identity')).headers['vary']).toBe('accept-encoding');
});
