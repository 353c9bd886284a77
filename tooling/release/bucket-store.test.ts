import { createBucketStore } from './bucket-store.ts';
import { examine } from './doctor.ts';
import { createSigner, makeKey } from './index.ts';
import { ConflictError } from './store.ts';
import { startBucketServer, type BucketQuirks, type BucketServer } from './testing/bucket-server.ts';

const ADDRESS = 's3://cadence/all';
const PATH = 'registries/production.json';

let bucket: BucketServer;
const before = { ...process.env };
beforeAll(async () => {
  bucket = await startBucketServer();
});
beforeEach(() => {
  Object.assign(process.env, bucket.env);
  bucket.objects.clear();
  bucket.quirks = {};
});
afterAll(async () => {
  process.env = before;
  await bucket.close();
});

const tagOf = async (path: string) => (await createBucketStore(ADDRESS).read(path))?.tag ?? null;

describe.each([
  ['with its quotes', {}],
  ['without its quotes', { hasBareTags: true }],
] as const)('a server that compares the tag %s', (_how, quirks) => {
  beforeEach(() => {
    bucket.quirks = quirks;
  });

  test('takes a write over the state that was read, and no other', async () => {
    const store = createBucketStore(ADDRESS);
    await store.replace(PATH, 'first', null);
    const tag = await tagOf(PATH);
    await store.replace(PATH, 'second', tag);
    await expect(store.replace(PATH, 'third', tag)).rejects.toThrow(ConflictError);
    await expect(store.replace(PATH, 'third', null)).rejects.toThrow(ConflictError);
    expect((await store.read(PATH))?.content.toString()).toBe('second');
  });

  test('has one winner of two at once', async () => {
    const store = createBucketStore(ADDRESS);
    await store.replace(PATH, 'first', null);
    const tag = await tagOf(PATH);
    const outcomes = await Promise.allSettled(['one', 'two'].map((text) => store.replace(PATH, text, tag)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test.each(['first', null])(
  'a write whose answer is lost is no conflict with itself: over %s',
  async (was) => {
    const store = createBucketStore(ADDRESS);
    if (was !== null) await store.write(PATH, was);
    bucket.quirks = { lostAnswer: 500 };
    await store.replace(PATH, 'second', await tagOf(PATH));
    expect((await store.read(PATH))?.content.toString()).toBe('second');
  },
);

describe('what fails is said in a sentence', () => {
  const readWith = (quirks: BucketQuirks): Promise<unknown> => {
    bucket.quirks = quirks;
    return createBucketStore(ADDRESS, { patienceMs: 50 }).read(PATH);
  };

  test.each([
    [{ status: 403, code: 'AccessDenied' }, 'the credentials need s3:ListBucket'],
    [{ status: 403, code: 'SignatureDoesNotMatch' }, 'does not accept the credentials'],
    [{ status: 404, code: 'NoSuchBucket' }, 'There is no bucket for s3://cadence/all'],
    [{ status: 503, code: 'SlowDown' }, 's3://cadence/all answers 503. Try again later.'],
    [{ status: 301, code: 'PermanentRedirect' }, 'Check --store and AWS_REGION.'],
    ['silent', 's3://cadence/all does not answer: check the network and AWS_ENDPOINT_URL_S3.'],
  ] as const)('%j', async (failure, sentence) => {
    const reading = readWith({ failure });
    await expect(reading).rejects.toMatchObject({
      name: 'ReleaseError',
      message: expect.stringContaining(sentence),
    });
  });

  test('an address without a bucket', () => {
    expect(() => createBucketStore('s3:///all')).toThrow('A bucket is named as s3://bucket/prefix');
  });
});

test.each([
  [{}, null],
  [{ hasBareTags: true }, null],
  [{ ignoresMatch: true }, 'It lets two writers replace the same state of a file'],
] as const)('the doctor tries what releases need: %j', async (quirks, fault) => {
  bucket.quirks = quirks;
  const target = {
    store: createBucketStore(ADDRESS),
    signer: createSigner(makeKey()),
    environment: 'production',
  };
  const writes = (await examine(target, null)).find(({ what }) => what.includes('two writers'));
  expect(writes?.fault).toEqual(fault && expect.stringContaining(fault));
  expect(bucket.objects.size).toBe(0);
});

test('the doctor says so where nothing may be written', async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'reader';
  const target = {
    store: createBucketStore(ADDRESS),
    signer: createSigner(makeKey()),
    environment: 'production',
  };
  const writes = (await examine(target, null)).find(({ what }) => what.includes('two writers'));
  expect(writes?.fault).toMatch(/^It cannot be written to: s3:.* the credentials need .*\(AccessDenied\)$/);
});
