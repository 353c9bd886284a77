import { HUB_PATH, ROUTES, API_BASE } from '@cadence/shared-contract';
import fc from 'fast-check';
import { gzipSync } from 'node:zlib';

/** What one client sends over one connection. */
export interface Junk {
  /** Where the bytes are sent: at the start of the connection, or after connecting to the hub by a transport. */
  readonly via: 'plain' | 'WebSockets' | 'handshake' | 'ServerSentEvents' | 'LongPolling';
  readonly bytes: Buffer;
}

const SEPARATOR = '\u001e';
const CRLF = '\r\n';

const anyBytes = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
/** Unusual text, and mistakes of careless programs. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '%',
    '%00',
    '%ff',
    '%c0%af',
    '\ud800',
    '‮',
    '../../etc/passwd',
    'a'.repeat(9_000),
  ),
);

const paths = [...new Set(Object.values(ROUTES).map(({ path }) => API_BASE + path.replace(/:\w+/g, '1')))];
const target = fc.oneof(
  fc.constantFrom(
    ...paths,
    HUB_PATH,
    `${HUB_PATH}/negotiate`,
    '/',
    '/assets/x.js',
    '/registry.json',
    '/api/docs',
  ),
  fc.constantFrom(
    '//',
    '///',
    '//:80',
    'http://[',
    '*',
    '?',
    '#',
    '/%',
    '/..%2f..',
    'http://x:99999999/',
    HUB_PATH + '?id=%',
  ),
  oddText.map((text) => `${HUB_PATH}?id=${text}`),
  oddText.map((text) => `/api/${text}`),
);
const method = fc.constantFrom(
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'CONNECT',
  'TRACE',
  'PATCH',
  'get',
  'G T',
  '',
);
const version = fc.constantFrom(
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9.9',
  'HTP',
  '',
);

const upgrade = fc
  .record({
    to: fc.constantFrom('websocket', 'WebSocket', 'h2c', 'websocket, h2c', 'TLS/1.0', '', 'x'.repeat(500)),
    version: fc.constantFrom('13', '8', '', 'NaN', '-1'),
    key: fc.oneof(fc.constant('AAAAAAAAAAAAAAAAAAAAAA=='), oddText),
  })
  .map(
    (asked) =>
      `Connection: Upgrade${CRLF}Upgrade: ${asked.to}${CRLF}Sec-WebSocket-Version: ${asked.version}${CRLF}Sec-WebSocket-Key: ${asked.key}${CRLF}`,
  );
const header = fc
  .oneof(
    upgrade,
    fc.constantFrom(
      'Host: localhost',
      'Host: acme.localhost',
      'Host: ',
      'Host: [',
      'Content-Length: -1',
      'Content-Length: 99999999999999999999',
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: chunked, identity',
      'Content-Type: application/json',
      'Content-Type: multipart/form-data',
      'Content-Type: multipart/form-data; boundary=',
      'Content-Type: text/plain;charset=utf-16',
      'Content-Encoding: gzip',
      'Content-Encoding: br',
      'Accept: text/event-stream',
      'Accept-Encoding: gzip;q=NaN, *',
      'Authorization: Bearer ',
      'Authorization: Bearer 1_x',
      'Origin: null',
      'Origin: http://[',
      'X-Forwarded-For: , ,',
      'X-Forwarded-Host: ]',
      'Idempotency-Key: \u0001',
      'Range: bytes=-1-',
      'If-None-Match: "',
      'Expect: 100-continue',
      'Cookie: =;=',
      ': empty',
    ),
    fc.tuple(oddText, oddText).map(([name, value]) => `${name}: ${value}`),
  )
  .map((line) => line + CRLF);

const json = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.constantFrom(
    '{"protocol":{"toString":null},"version":1}',
    '{"protocol":"json","version":{"valueOf":1}}',
    '[[[[',
    '{"__proto__":{"x":1}}',
    '"\\ud800"',
  ),
);
const body = fc.oneof(
  fc.constant(Buffer.alloc(0)),
  anyBytes,
  json.map((text) => Buffer.from(text)),
  json.map((text) => gzipSync(text)),
  anyBytes.map((bytes) => gzipSync(bytes).subarray(0, -4)),
  json.map((text) => Buffer.from(`${text.length.toString(16)}${CRLF}${text}${CRLF}0${CRLF}${CRLF}`)),
);

/** A request as bytes, which may be malformed anywhere. */
const request = fc
  .record({ method, target, version, headers: fc.array(header, { maxLength: 5 }), body })
  .map((parts) =>
    Buffer.concat([
      Buffer.from(
        `${parts.method} ${parts.target} ${parts.version}${CRLF}${parts.headers.join('')}${CRLF}`,
        'utf8',
      ),
      parts.body,
    ]),
  );

/** A record of the hub, or something similar. */
const record = fc.oneof(
  json.map((text) => Buffer.from(text + SEPARATOR)),
  fc
    .record(
      {
        type: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.jsonValue()),
        target: fc.oneof(oddText, fc.jsonValue()),
        invocationId: fc.oneof(oddText, fc.jsonValue()),
        arguments: fc.jsonValue(),
        sequenceId: fc.jsonValue(),
      },
      { requiredKeys: ['type'] },
    )
    .map((message) => Buffer.from(JSON.stringify(message) + SEPARATOR)),
  fc
    .constantFrom(SEPARATOR, SEPARATOR.repeat(500), '{}', `{"type":7}${SEPARATOR}`, 'x'.repeat(40_000))
    .map((text) => Buffer.from(text)),
  anyBytes,
);
const records = fc.array(record, { minLength: 1, maxLength: 4 }).map((all) => Buffer.concat(all));

const MASK = Buffer.from([1, 2, 3, 4]);

/** A WebSocket frame of a client; its header may be wrong. */
function frame(head: number, payload: Buffer, isMasked: boolean): Buffer {
  const short = payload.length < 126;
  const length = short ? [payload.length] : [126, payload.length >> 8, payload.length & 255];
  const flag = isMasked ? 0x80 : 0;
  const masked = payload.map((byte, index) => byte ^ (MASK[index % 4] ?? 0));
  const start = Buffer.from([head, (length[0] ?? 0) | flag, ...length.slice(1)]);
  return Buffer.concat([start, ...(isMasked ? [MASK, Buffer.from(masked)] : [payload])]);
}

const TEXT = 0x81;
const frames = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: records.map((bytes) => frame(TEXT, bytes.subarray(0, 60_000), true)) },
      fc
        .record({ head: fc.integer({ min: 0, max: 255 }), payload: anyBytes, isMasked: fc.boolean() })
        .map(({ head, payload, isMasked }) => frame(head, payload, isMasked)),
      anyBytes,
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => Buffer.concat(all));

/** What an anonymous or authenticated attacker may send to our sockets. */
export const junk: fc.Arbitrary<Junk> = fc.oneof(
  { weight: 4, arbitrary: request.map((bytes) => ({ via: 'plain' as const, bytes })) },
  { weight: 1, arbitrary: anyBytes.map((bytes) => ({ via: 'plain' as const, bytes })) },
  { weight: 2, arbitrary: frames.map((bytes) => ({ via: 'WebSockets' as const, bytes })) },
  { weight: 2, arbitrary: frames.map((bytes) => ({ via: 'handshake' as const, bytes })) },
  { weight: 1, arbitrary: records.map((bytes) => ({ via: 'ServerSentEvents' as const, bytes })) },
  { weight: 1, arbitrary: records.map((bytes) => ({ via: 'LongPolling' as const, bytes })) },
);

/** The handshake of a valid client, as one frame. */
export const GOOD_HANDSHAKE = frame(TEXT, Buffer.from(`{"protocol":"json","version":1}${SEPARATOR}`), true);
