import type { OperationId } from '@cadence/shared-contract';
import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { listenOn } from '../../testing/hub-world.ts';
import type { TestApp } from '../../testing/index.ts';
import { makePerson, makeTenant, startTestApp } from '../../testing/index.ts';
import { denied } from '../errors/index.ts';
import { contentDisposition } from './file-answer.ts';
import type { FileAnswer } from './index.ts';
import { AfterCommit, createHttpServer, registerSlice } from './index.ts';
import type { AnyHandler } from './slice.ts';

describe('[D-76] the name of a download', () => {
  const savedAs = (name: string): string => {
    const [, encoded = ''] = /; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(contentDisposition(name)) ?? [];
    return decodeURIComponent(encoded);
  };

  test('is readable, also for programs that support only ASCII', () => {
    const name = 'Appraisal Compliance - Q3 2026 - Łódź Café (“A” & B’s).xlsx';
    expect(contentDisposition(name)).toMatch(
      /^attachment; filename="Appraisal Compliance - Q3 2026 - _odz Cafe \(_A_ & B_s\)\.xlsx"; filename\*=UTF-8''[\w%.~-]+$/,
    );
    expect(savedAs(name)).toBe(name);
  });

  test.each([
    ['Acme\r\nSet-Cookie: a=b.pdf', 'Acme Set-Cookie- a=b.pdf'],
    ['Acme"; filename="evil.exe".pdf', 'Acme-; filename=-evil.exe-.pdf'],
    ['../../etc/passwd\\x.pdf', '-..-etc-passwd-x.pdf'],
    ['Acme\u202Efdp.exe\u0000.xlsx', 'Acmefdp.exe.xlsx'],
    ['50% off*?.pdf', '50% off--.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    ['....pdf', 'File.pdf'],
  ])('[S9] %j is saved as %j', (name, saved) => {
    expect(savedAs(name)).toBe(saved);
    // Printable ASCII, and no quotes but the pair around the name.
    expect(contentDisposition(name)).toMatch(/^attachment; filename="[ !#-[\]-~]+"; filename\*=[ -~]+$/);
  });

  test.each([['x'.repeat(400)], ['語'.repeat(200)], ['👩‍👩‍👧'.repeat(80)]])(
    'keeps its extension when it is cut to what file systems accept: %#',
    (stem) => {
      const saved = savedAs(`${stem}.xlsx`);
      expect(saved).toMatch(/.\.xlsx$/);
      expect(saved).not.toContain('\ufffd');
      expect(Buffer.byteLength(saved)).toBeLessThanOrEqual(255);
    },
  );
});

describe('a route that answers with a file', () => {
  const TYPE = 'application/pdf';
  const url = '/api/talent/Pdf/7';
  const http = createHttpServer(pino({ level: 'silent' }));
  let t: TestApp;
  let headers: Record<string, string>;
  let origin: string;
  /** The answer to the next request. */
  let answer: () => Promise<unknown>;

  beforeAll(async () => {
    t = await startTestApp();
    const tenant = await makeTenant(t.app.db, { subdomain: '127' });
    const { Token } = await t.login(await makePerson(t.app.db, tenant.id), tenant);
    headers = { authorization: `Bearer ${Token}` };
    const handlers = new Map<OperationId, AnyHandler>([['talent.pdf', () => answer()]]);
    registerSlice(http, { prefix: 'talent', handlers }, t.app.kernel.routes);
    origin = await listenOn(http);
  });
  afterAll(async () => {
    await http.close();
    await t.close();
  });

  const file = (content: FileAnswer['content']): FileAnswer => ({ name: 'Über.pdf', type: TYPE, content });

  test.each([
    ['whole', () => Buffer.from('a file')],
    ['piece by piece', () => Readable.from([Buffer.from('a '), Buffer.from('file')])],
  ])('[D-76] names it, and it is neither cached nor sniffed: %s', async (_how, content) => {
    answer = async () => file(content());
    const response = await http.inject({ url, headers });
    expect([response.statusCode, response.body]).toEqual([200, 'a file']);
    expect(response.headers).toMatchObject({
      'content-type': TYPE,
      'content-disposition': `attachment; filename="Uber.pdf"; filename*=UTF-8''%C3%9Cber.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test.each([
    [
      'in the handler',
      async () => {
        throw denied('Not for you.');
      },
    ],
    [
      'while its first piece is made',
      async () =>
        file(
          new Readable({
            read() {
              this.destroy(denied('Not for you.'));
            },
          }),
        ),
    ],
  ])('a failure before the first byte is refused like any other call: %s', async (_where, failing) => {
    answer = failing;
    const response = await http.inject({ url, headers });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.headers['content-disposition']).toBeUndefined();
    expect(response.json()).toMatchObject({ code: 'denied', detail: 'Not for you.' });
  });

  test('a later failure breaks off, and is never taken for a complete file', async () => {
    answer = async () =>
      file(
        Readable.from(
          (async function* () {
            yield Buffer.alloc(100_000);
            throw new Error('the database is away');
          })(),
        ),
      );
    const response = await fetch(`${origin}${url}`, { headers });
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  test('a client that goes away cancels the work', async () => {
    let pieces = 0;
    const content = new Readable({
      read() {
        pieces += 1;
        this.push(Buffer.alloc(64 * 1024));
      },
    });
    answer = async () => file(content);
    const gone = new AbortController();
    const response = await fetch(`${origin}${url}`, { headers, signal: gone.signal });
    await response.body?.getReader().read();
    const closed = once(content, 'close');
    gone.abort();
    await closed;
    const before = pieces;
    content.read();
    expect([content.destroyed, pieces]).toEqual([true, before]);
  });

  test('its rows are read in separate transactions, which are not held open while the client is slow', async () => {
    answer = async () =>
      new AfterCommit(async ({ again }) =>
        file(
          Readable.from(
            (async function* () {
              for (const page of [1, 2]) {
                const name = await again(async ({ actor }) => actor.name);
                // The embedded database has one transaction at a time: this waits forever while another is open.
                await t.app.db.ping();
                yield Buffer.from(`${page} ${name};`);
              }
            })(),
          ),
        ),
      );
    const { body } = await http.inject({ url, headers });
    expect(body).toMatch(/^1 Person \d+;2 Person \d+;$/);
  });

  test('is not made for a HEAD request', async () => {
    let made = 0;
    answer = async () => {
      made += 1;
      return file(Buffer.from('a'));
    };
    const response = await http.inject({ method: 'HEAD', url, headers });
    expect([response.statusCode, made]).toEqual([404, 0]);
  });
});

test('the description of the API declares it as a file', async () => {
  const t = await startTestApp();
  const { paths } = (await t.app.http.inject('/api/docs/json')).json<{ paths: Record<string, unknown> }>();
  expect(paths['/api/talent/Pdf/{id}']).toMatchObject({
    get: { responses: { 200: { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } } },
  });
  await t.close();
});
