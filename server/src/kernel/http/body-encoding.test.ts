import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { createHttpServer } from './server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const GZIP = { ...JSON_TYPE, 'content-encoding': 'gzip' };
const LIMIT = 1024 * 1024;

describe('the body of a request', () => {
  const http = createHttpServer(pino({ level: 'silent' }));
  http.post('/echo', async ({ body }) => ({ body }));
  afterAll(() => http.close());

  async function send(payload: Buffer | string, headers: Readonly<Record<string, string>>) {
    const answer = await http.inject({ method: 'POST', url: '/echo', headers, payload });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  }

  test.each(['gzip', 'GZIP', 'x-gzip', ' gzip '])(
    '[S10] is accepted when it is compressed as %j',
    async (encoding) => {
      const packed = gzipSync(JSON.stringify({ text: 'Grüße' }));
      expect(await send(packed, { ...JSON_TYPE, 'content-encoding': encoding })).toEqual({
        status: 200,
        body: { body: { text: 'Grüße' } },
      });
    },
  );

  test('[S10] is read unchanged when the encoding is identity', async () => {
    expect((await send('{"a":1}', { ...JSON_TYPE, 'content-encoding': 'identity' })).body).toEqual({
      body: { a: 1 },
    });
  });

  test.each([
    ['deflate', deflateSync('{}'), { ...JSON_TYPE, 'content-encoding': 'deflate' }],
    ['two encodings', gzipSync(gzipSync('{}')), { ...JSON_TYPE, 'content-encoding': 'gzip, gzip' }],
    [
      'a packed file',
      gzipSync('x'),
      { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' },
    ],
  ])('[S10] is refused with 415 and a sentence: %s', async (_what, payload, headers) => {
    expect(await send(payload, headers)).toMatchObject({
      status: 415,
      body: {
        code: 'unsupported_media_type',
        detail: 'Send the request body as it is, or as JSON packed with gzip.',
      },
    });
  });

  test('[S10] a small body that decompresses to more than the limit is refused, one that just fits is not', async () => {
    const text = (length: number) => gzipSync(`"${'x'.repeat(length - 2)}"`);
    expect((await send(text(LIMIT), GZIP)).status).toBe(200);
    for (const length of [LIMIT + 1, 20 * LIMIT])
      expect(await send(text(length), GZIP)).toMatchObject({
        status: 413,
        body: { code: 'payload_too_large' },
      });
  });

  test('[S10] more compressed bytes than the limit are refused', async () => {
    const packed = gzipSync(randomBytes(2 * LIMIT));
    expect((await send(packed, { ...GZIP, 'transfer-encoding': 'chunked' })).status).toBe(413);
  });

  test.each([
    ['no gzip', Buffer.from('{"a":1}')],
    ['cut off', gzipSync('{"a":1}').subarray(0, 15)],
    ['nothing', Buffer.alloc(0)],
  ])('[S10] a body that claims to be gzip and is %s is refused with a sentence', async (_what, payload) => {
    expect(await send(payload, GZIP)).toMatchObject({
      status: 400,
      body: { detail: 'The request body is not readable gzip.' },
    });
  });

  test.each([
    ['a cut character', Buffer.from([0x22, 0xc3, 0x22])],
    ['an encoded surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['an overlong slash', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['Latin 1', Buffer.from('"Gr\u00fc\u00dfe"', 'latin1')],
    ['a byte that is never used', Buffer.from([0x22, 0xff, 0x22])],
  ])('[S10] is refused when it is broken UTF-8: %s', async (_what, payload) => {
    for (const sent of [send(payload, JSON_TYPE), send(gzipSync(payload), GZIP)])
      expect(await sent).toMatchObject({
        status: 400,
        body: { detail: 'The request is not readable UTF-8.' },
      });
  });
});
