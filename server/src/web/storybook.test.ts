import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { parseConfig } from '../kernel/config/config.ts';
import { NO_INTEGRATIONS } from '../kernel/config/integrations.ts';
import { createHttpServer } from '../kernel/http/index.ts';
import { storybook } from './storybook.ts';
import { webGateway } from './web-gateway.ts';

const SETTINGS = "\n  window['FEATURES'] = { controls: true };\n";
const LOADER = "import './sb-manager/runtime.js';";
const MANAGER = `<html><style>a{}</style><script>${SETTINGS}</script><script type="module">${LOADER}</script></html>`;
const FRAME = '<html><script src="main.js"></script><script>let frame;</script></html>';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storybook-'));
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function build(): Promise<void> {
  await mkdir(join(folder, 'sb-manager'));
  await writeFile(join(folder, 'index.html'), MANAGER);
  await writeFile(join(folder, 'iframe.html'), FRAME);
  await writeFile(join(folder, 'sb-manager/runtime.js'), 'run()');
  await writeFile(join(folder, 'main.js.map'), '{}');
}

/** Beside the product's pages, as the server serves it. */
async function start(storybookDir: string | null): Promise<void> {
  app = createHttpServer(pino({ level: 'silent' }));
  await app.register(storybook, { storybookDir });
  await mkdir(join(folder, 'shell'));
  await app.register(webGateway, {
    shellDir: join(folder, 'shell'),
    releasesAddress: join(folder, 'releases'),
    readShell: async () => ({ scripts: [], fonts: [], provides: {} }),
    readRegistry: async () => null,
    halts: () => [],
    config: {
      environment: 'production',
      environmentName: null,
      releaseKeys: [],
      overrideOrigins: [],
      integrations: NO_INTEGRATIONS,
    },
    resolveTenant: async () => ({ branding: null, redirectHost: null }),
  });
}

const get = (url: string): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers: { host: 'acme.localhost:8080', accept: 'text/html,*/*' } });

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Of an answer's policy, by the directive's name. */
function directives(response: LightMyRequestResponse): Readonly<Record<string, string>> {
  const policy = String(response.headers['content-security-policy']);
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ', 1)[0] ?? '', part.replace(/^\S+ /, '')]),
  );
}

test('its pages and files are served below /storybook, and asked for again each time', async () => {
  await build();
  await start(folder);
  const manager = await get('/storybook/');
  expect(manager.statusCode).toBe(200);
  expect(manager.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(manager.body).toBe(MANAGER);
  expect((await get('/storybook/index.html')).body).toBe(MANAGER);
  expect((await get('/storybook/iframe.html?id=controls-button--playground')).body).toBe(FRAME);
  const file = await get('/storybook/sb-manager/runtime.js');
  expect(file.body).toBe('run()');
  expect(file.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  for (const response of [manager, file]) expect(response.headers['cache-control']).toBe('no-cache');
});

test('without the slash it leads to where relative addresses work, with the story that was asked for', async () => {
  await build();
  await start(folder);
  const response = await get('/storybook?path=/story/controls-button--sizes');
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/storybook/?path=/story/controls-button--sizes');
});

test('exactly the scripts in the page run, beside its own files; it frames itself and nobody else does', async () => {
  await build();
  await start(folder);
  const manager = await get('/storybook/');
  expect(directives(manager)).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${hashOf(SETTINGS)} ${hashOf(LOADER)}`,
    'frame-src': "'self'",
    'frame-ancestors': "'self'",
  });
  expect(manager.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(directives(await get('/storybook/iframe.html'))['script-src']).toBe(
    `'self' ${hashOf('let frame;')}`,
  );
});

test('the policy of the product’s page is as strict as before', async () => {
  await build();
  await start(folder);
  const page = await get('/v3/home');
  expect(page.statusCode).toBe(200);
  expect(page.headers['x-frame-options']).toBe('DENY');
  const allowed = directives(page);
  expect(allowed['frame-ancestors']).toBe("'none'");
  expect(allowed['script-src']).not.toContain('sha256');
  expect(allowed['script-src']).not.toContain('unsafe');
});

test('a file that is not there, a source map, and what is outside of the folder are unknown', async () => {
  await build();
  await start(join(folder, 'sb-manager'));
  await writeFile(join(folder, 'sb-manager/main.js.map'), '{}');
  for (const url of [
    'nothing.js',
    'main.js.map',
    '../index.html',
    '%2e%2e/index.html',
    '..%2findex.html',
    '.env',
  ]) {
    const response = await get(`/storybook/${url}`);
    expect(`${url}: ${response.statusCode}`).toMatch(/: (400|403|404)$/);
    expect(response.body).not.toContain('FEATURES');
  }
});

test('before it is built it says how to build it', async () => {
  await start(join(folder, 'nothing-yet'));
  for (const url of ['/storybook/', '/storybook/iframe.html']) {
    const response = await get(url);
    expect(response.statusCode).toBe(503);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toBe('Storybook is not built yet. Run npm run storybook -- --build.');
  }
});

test('in production there is none, and its addresses are no pages of the product', async () => {
  expect(parseConfig({ NODE_ENV: 'production' }).storybookDir).toBeNull();
  expect(parseConfig({}).storybookDir).toMatch(/shared-ui.storybook-static$/);
  await build();
  await start(null);
  for (const url of [
    '/storybook',
    '/storybook/',
    '/storybook/index.html',
    '/storybook/sb-manager/runtime.js',
  ]) {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('<html');
  }
});
