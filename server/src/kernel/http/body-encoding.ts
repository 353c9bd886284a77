import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { DomainError, errorCode, invalid } from '../errors/index.ts';

const inflate = promisify(gunzip);
const decoder = new TextDecoder('utf-8', { fatal: true });

function tooLarge(): DomainError {
  return new DomainError('payload_too_large', 'The request is larger than this server accepts.');
}

/** Reads the whole payload, up to `limit` bytes. The connection stays open for the answer to a larger one. */
async function readAll(payload: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function unpack(packed: Buffer, limit: number): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: limit });
  } catch (error) {
    throw errorCode(error) === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge()
      : invalid([], 'The request body is not readable gzip.');
  }
}

/** The decompressed body, never longer than the route's limit, which stops decompression bombs. */
async function decodeBody(
  { headers, routeOptions }: FastifyRequest,
  payload: RequestPayload,
  limit: number,
): Promise<RequestPayload> {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') return payload;
  // A file is read from the connection itself, and its format is already compressed.
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  if (!isJson || (encoding !== 'gzip' && encoding !== 'x-gzip'))
    throw new DomainError(
      'unsupported_media_type',
      'Send the request body as it is, or as JSON packed with gzip.',
    );
  const most = routeOptions.bodyLimit ?? limit;
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge();
  const packed = await readAll(payload, most);
  const body = Readable.from([await unpack(packed, most)], { objectMode: false });
  return Object.assign(body, { receivedEncodedLength: packed.length });
}

/** Accepts gzip-compressed bodies; a body in any other encoding is refused with 415 rather than misread. */
export function acceptPackedBodies(app: FastifyInstance, bodyLimit: number): void {
  app.addHook('preParsing', (request, _reply, payload) => decodeBody(request, payload, bodyLimit));
}

/** @throws invalid for bytes that are not UTF-8: decoding would replace them silently */
export function decodeText(body: Buffer): string {
  try {
    return decoder.decode(body);
  } catch {
    throw invalid([], 'The request is not readable UTF-8.');
  }
}
