import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type ListObjectsV2CommandInput,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3';
import { extname } from 'node:path';
import { ConflictError, type Store } from './store.ts';

/** 412, and 409 while the other write is still under way. */
const LOST = new Set(['PreconditionFailed', 'ConditionalRequestConflict', 'OperationAborted']);

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What may be kept for ever: files of releases. The registries and their like are asked for each time. */
const cacheControlOf = (path: string): string =>
  path.startsWith('registries/') ? 'no-cache' : 'public, max-age=31536000, immutable';

/**
 * Releases in a bucket of Amazon S3 or of any server that speaks its protocol and honours `If-Match` and
 * `If-None-Match` on writes. Credentials, region and `AWS_ENDPOINT_URL_S3` come from where the AWS SDK looks for them.
 *
 * @param address `s3://bucket/prefix`
 */
export function createBucketStore(address: string): Store {
  const { hostname: bucket, pathname } = new URL(address);
  const prefix = pathname.slice(1) === '' ? '' : `${pathname.slice(1).replace(/\/$/, '')}/`;
  const client = new S3Client({
    // Servers of one's own have no address for each bucket.
    forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']),
    region: process.env['AWS_REGION'] ?? 'us-east-1',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (path: string) => ({ Bucket: bucket, Key: `${prefix}${path}` });
  const put = (path: string, content: Buffer | string, condition: object = {}) =>
    client.send(
      new PutObjectCommand({
        ...at(path),
        Body: content,
        ContentType: TYPES[extname(path)] ?? 'application/octet-stream',
        CacheControl: cacheControlOf(path),
        ...condition,
      }),
    );
  const pages = (path: string, delimiter?: string) =>
    listPages(client, { Bucket: bucket, Prefix: `${prefix}${path}/`, Delimiter: delimiter });
  return {
    address,
    async read(path) {
      try {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand(at(path)));
        return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
        throw error;
      }
    },
    async write(path, content) {
      await put(path, content);
    },
    async replace(path, content, tag) {
      try {
        await put(path, content, tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag });
      } catch (error) {
        if (error instanceof S3ServiceException && LOST.has(error.name)) throw new ConflictError(path);
        throw error;
      }
    },
    async list(path) {
      const below = `${prefix}${path}/`.length;
      const names = (await pages(path, '/')).flatMap(({ CommonPrefixes = [], Contents = [] }) => [
        ...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(below, -1)),
        ...Contents.map(({ Key = '' }) => Key.slice(below)),
      ]);
      return names.toSorted();
    },
    async remove(path) {
      const below = (await pages(path)).flatMap(({ Contents = [] }) => Contents.map(({ Key = '' }) => Key));
      // One by one: not every server knows how to delete several at once.
      for (const key of [`${prefix}${path}`, ...below])
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}

/** Everything below a prefix, in pages of what the server gives at once. */
async function listPages(
  client: S3Client,
  what: ListObjectsV2CommandInput,
): Promise<readonly ListObjectsV2CommandOutput[]> {
  const found: ListObjectsV2CommandOutput[] = [];
  for (let token: string | undefined; found.length === 0 || token !== undefined;) {
    const page: ListObjectsV2CommandOutput = await client.send(
      new ListObjectsV2Command({ ...what, ContinuationToken: token }),
    );
    found.push(page);
    token = page.NextContinuationToken;
  }
  return found;
}
