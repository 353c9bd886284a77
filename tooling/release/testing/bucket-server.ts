import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server on this machine that speaks as much of the S3 protocol as releases need, conditions of writes included. */
export interface BucketServer {
  /** `http://127.0.0.1:…`; a bucket is the first part of the path. */
  readonly origin: string;
  /** What a process needs to reach it with the AWS SDK. */
  readonly env: Readonly<Record<string, string>>;
  /** Called with each write before it is decided on, for tests of two writers at once. */
  onPut: (key: string) => Promise<void> | void;
  /** How this server differs from Amazon's, until it is set again. */
  quirks: BucketQuirks;
  /** Objects by `bucket/key`. */
  readonly objects: Map<string, StoredObject>;
  close(): Promise<void>;
}

export interface BucketQuirks {
  /** Compares `If-Match` with the tag without its quotes, as Ceph does. */
  readonly hasBareTags?: boolean;
  /** Stores every write over `If-Match`, as a server does that has never heard of it. */
  readonly ignoresMatch?: boolean;
  /** Answers everything so; `silent` does not answer at all. */
  readonly failure?: { readonly status: number; readonly code: string } | 'silent';
  /** What is said of the next write that is stored: the answer that got lost, as a status. */
  lostAnswer?: number | undefined;
}

export interface StoredObject {
  readonly content: Buffer;
  readonly type: string;
  readonly cacheControl: string;
}

const ACCESS_KEY = 'test-access-key';
const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** `bucket/key`. */
  readonly name: string;
}

export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const exchange = { request, response, url, name: decodeURIComponent(url.pathname.slice(1)) };
    const { failure } = bucket.quirks;
    if (failure === 'silent') return;
    if (failure) return refuse(response, failure.status, failure.code);
    // Everybody may read, as a CDN does; to write takes the key.
    const isSigned = request.headers.authorization?.includes(`Credential=${ACCESS_KEY}/`) === true;
    if (request.method !== 'GET' && !isSigned) return refuse(response, 403, 'AccessDenied');
    if (request.method === 'GET' && url.searchParams.has('list-type')) return list(exchange);
    if (request.method === 'GET') return get(exchange);
    if (request.method === 'PUT') return put(exchange);
    if (request.method === 'DELETE') objects.delete(exchange.name);
    response.writeHead(204).end();
  }
  function get({ request, response, name }: Exchange): void {
    const object = objects.get(name);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    const etag = etagOf(object.content);
    const headers = { etag, 'content-type': object.type, 'cache-control': object.cacheControl };
    if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end(object.content);
  }
  async function put({ request, response, name }: Exchange): Promise<void> {
    const content = await buffer(request);
    await bucket.onPut(name);
    const known = objects.get(name);
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    const isMatch = match === undefined || (known !== undefined && matches(known, match));
    if ((noneMatch === '*' && known) || !isMatch) return refuse(response, 412, 'PreconditionFailed');
    const { 'content-type': type = '', 'cache-control': cacheControl = '' } = request.headers;
    objects.set(name, { content, type, cacheControl });
    const { lostAnswer } = bucket.quirks;
    bucket.quirks.lostAnswer = undefined;
    if (lostAnswer) refuse(response, lostAnswer, 'InternalError');
    else response.writeHead(200, { etag: etagOf(content) }).end();
  }
  function matches({ content }: StoredObject, match: string): boolean {
    const { hasBareTags = false, ignoresMatch = false } = bucket.quirks;
    const etag = etagOf(content);
    return ignoresMatch || match === (hasBareTags ? etag.replaceAll('"', '') : etag);
  }
  function list({ response, url, name }: Exchange): void {
    const bucketName = name.replace(/\/$/, '');
    const prefix = url.searchParams.get('prefix') ?? '';
    const delimiter = url.searchParams.get('delimiter');
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(`${bucketName}/${prefix}`))
      .map((key) => key.slice(bucketName.length + 1));
    const folderOf = (key: string): string | null => {
      const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
      return end < 0 ? null : key.slice(0, end + 1);
    };
    const folders = new Set(keys.flatMap((key) => folderOf(key) ?? []));
    const files = keys.filter((key) => folderOf(key) === null);
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>false</IsTruncated>',
      ...files.map((key) => `<Contents><Key>${key}</Key></Contents>`),
      ...[...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`),
      '</ListBucketResult>',
    ];
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml.join(''));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bucket: BucketServer = {
    origin,
    objects,
    onPut: () => undefined,
    quirks: {},
    env: {
      AWS_ENDPOINT_URL_S3: origin,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: ACCESS_KEY,
      AWS_SECRET_ACCESS_KEY: 'test-secret',
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return bucket;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}
