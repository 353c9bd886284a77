import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type ListObjectsV2CommandInput,
  type ListObjectsV2CommandOutput,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { extname } from 'node:path';
import { describeBucketError, isLost, isMissingFile, isUncertain } from './bucket-error.ts';
import { ReleaseError } from './release-error.ts';
import { ConflictError, type Store, type StoredFile } from './store.ts';

/** A server that says nothing for so long is asked again, twice. */
const PATIENCE_MS = 10_000;

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
 * Conditions of a write over the state with this tag, one after the other: HTTP demands the quotes, and Ceph (up to 16 at
 * least, and services that run on it) takes them for a part of the tag.
 */
const conditionsOf = (tag: string | null): readonly PutConditions[] =>
  tag === null ? [{ IfNoneMatch: '*' }] : [{ IfMatch: tag }, { IfMatch: tag.replaceAll('"', '') }];

type PutConditions = Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>;

/** `s3://bucket/prefix` @throws ReleaseError */
function readAddress(address: string): { readonly bucket: string; readonly prefix: string } {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? [];
  if (bucket === undefined)
    throw new ReleaseError(`A bucket is named as s3://bucket/prefix, not '${address}'.`);
  return { bucket, prefix: path === '' ? '' : `${path}/` };
}

/**
 * Releases in a bucket of Amazon S3 or of any server that speaks its protocol and honours `If-Match` and
 * `If-None-Match` on writes. Credentials, region and `AWS_ENDPOINT_URL_S3` come from where the AWS SDK looks for them.
 * Everything that goes wrong with the bucket is a ReleaseError.
 *
 * @param address `s3://bucket/prefix`
 */
export function createBucketStore(address: string, { patienceMs = PATIENCE_MS } = {}): Store {
  const { read, write, replace, list, remove } = openBucket(address, patienceMs);
  const explained = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw error instanceof ConflictError ? error : describeBucketError(address, error);
    });
  return {
    address,
    read: (path) => explained(read(path)),
    write: (path, content) => explained(write(path, content)),
    replace: (path, content, tag) => explained(replace(path, content, tag)),
    list: (path) => explained(list(path)),
    remove: (path) => explained(remove(path)),
  };
}

function openBucket(address: string, patienceMs: number): Store {
  const { bucket, prefix } = readAddress(address);
  const client = createClient(patienceMs);
  const at = (path: string) => ({ Bucket: bucket, Key: `${prefix}${path}` });
  const put = (path: string, content: Buffer | string, condition: PutConditions = {}) =>
    client.send(
      new PutObjectCommand({
        ...at(path),
        Body: content,
        ContentType: TYPES[extname(path)] ?? 'application/octet-stream',
        CacheControl: cacheControlOf(path),
        ...condition,
      }),
    );
  const read = async (path: string): Promise<StoredFile | null> => {
    try {
      const { Body, ETag = '' } = await client.send(new GetObjectCommand(at(path)));
      return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  };
  const replace: Store['replace'] = async (path, content, tag) => {
    for (const condition of conditionsOf(tag))
      try {
        return void (await put(path, content, condition));
      } catch (error) {
        if (!isLost(error) && !isUncertain(error)) throw error;
        const stored = await read(path);
        // The first answer was lost, and this write met itself.
        if (stored?.content.equals(Buffer.from(content))) return;
        if ((stored?.tag ?? null) !== tag) break;
        if (!isLost(error)) throw error;
      }
    throw new ConflictError(path);
  };
  const pages = (path: string, delimiter?: string) =>
    listPages(client, { Bucket: bucket, Prefix: `${prefix}${path}/`, Delimiter: delimiter });
  const list = async (path: string): Promise<readonly string[]> => {
    const below = `${prefix}${path}/`.length;
    const names = (await pages(path, '/')).flatMap(({ CommonPrefixes = [], Contents = [] }) => [
      ...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(below, -1)),
      ...Contents.map(({ Key = '' }) => Key.slice(below)),
    ]);
    return names.toSorted();
  };
  const remove = async (path: string): Promise<void> => {
    const below = (await pages(path)).flatMap(({ Contents = [] }) => Contents.map(({ Key = '' }) => Key));
    // One by one: not every server knows how to delete several at once.
    for (const key of [`${prefix}${path}`, ...below])
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  };
  const write = async (path: string, content: Buffer | string): Promise<void> =>
    void (await put(path, content));
  return { address, read, write, replace, list, remove };
}

const createClient = (patienceMs: number): S3Client =>
  new S3Client({
    // Servers of one's own have no address for each bucket.
    forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']),
    region: process.env['AWS_REGION'] ?? 'us-east-1',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: patienceMs, socketTimeout: patienceMs },
  });

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
