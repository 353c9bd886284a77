import type { ReleaseTrack, ServedRegistry, StoredRegistry } from '@cadence/shared-contract/remote';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { NO_INTEGRATIONS, readIntegrations } from '../kernel/config/integrations.ts';
import { createHttpServer } from '../kernel/http/index.ts';
import { JsonFile } from './json-file.ts';
import type { ShellManifest } from './releases/index.ts';
import { createFolderSource } from './releases/release-source.ts';
import { entryOf, signed } from './testing/gateway-releases.ts';
import { webGateway, type WebGatewayOptions } from './web-gateway.ts';

const SHELL = {
  scripts: [{ url: '/assets/main.1234abcd.js', integrity: 'sha384-main' }],
  fonts: ['/assets/inter.1234abcd.woff2'],
  provides: { react: '19.3.1' },
};
const SCRIPT = `console.log(${'1'.repeat(2_000)})`;
const NO_HALTS: readonly never[] = [];
const ACME = { Name: 'Acme </script>', Subdomain: 'acme', Logo: null, PrimaryColor: 'E3AB24' };

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  await write('shell/shell.json', JSON.stringify(SHELL));
  await write('shell/assets/main.1234abcd.js', SCRIPT);
  await write('shell/assets/main.1234abcd.js.br', brotliCompressSync(SCRIPT));
  await write('shell/assets/main.1234abcd.js.map', '{}');
  await write('shell/public/favicon.svg', '<svg/>');
  await write('releases/remotes/goals/1.0.0-b.1/remoteEntry.Ab12.js', SCRIPT);
  await write('releases/remotes/goals/1.0.0-b.1/release.json', '{}');
  await writeRegistry(1);
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function write(path: string, content: string | Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}

/** Nobody checks its signatures here: that is `TrustedRegistry`'s. */
function writeRegistry(revision: number, track: Partial<ReleaseTrack> = {}): Promise<void> {
  const goals: ReleaseTrack = {
    ...{ current: '1.0.0-b.1', previous: null, rollout: null, since: 1 },
    budget: { percentage: 5, people: 20 },
    ...track,
  };
  const versions = ['1.0.0-b.1', '2.0.0-b.2'].map((version) => [version, signed(entryOf(version))]);
  const head = { environment: 'production', revision, issuedAt: '2026-10-05T09:00:00Z', remotes: { goals } };
  const registry: StoredRegistry = {
    head: signed(head),
    entries: { goals: Object.fromEntries(versions) },
  };
  return write(
    'releases/registries/production.json',
    JSON.stringify({ ...registry, promotions: { goals: [] } }),
  );
}

async function start(options: Partial<WebGatewayOptions> = {}): Promise<void> {
  const shell = new JsonFile<ShellManifest>(join(folder, 'shell/shell.json'));
  app = createHttpServer(pino({ level: 'silent' }));
  await app.register(webGateway, {
    shellDir: join(folder, 'shell'),
    releasesAddress: join(folder, 'releases'),
    readShell: () => shell.read(),
    readRegistry: createFolderSource(join(folder, 'releases'), 'production').readRegistry,
    halts: () => NO_HALTS,
    config: {
      environment: 'production',
      environmentName: null,
      releaseKeys: ['key'],
      overrideOrigins: [],
      integrations: NO_INTEGRATIONS,
    },
    resolveTenant: async () => ({ branding: ACME, redirectHost: null }),
    ...options,
  });
}

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers: { host: 'acme.localhost:8080', ...headers } });

function readBlock(html: string, id: string): unknown {
  return JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');
}

test('every address of the product answers with the page, which caches must revalidate', async () => {
  await start();
  const unreadable = ['/v3/profile/%', '/%ff', '/v3/goals?q=%'];
  for (const url of ['/', '/v3/home', '/v3/goals/12?tab=a', '/anything/else', ...unreadable]) {
    const response = await get(url, { accept: 'text/html,*/*' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers.etag).toBeUndefined();
    expect(response.body).toContain('<div id="root">');
  }
});

test('the page runs scripts with a nonce that is new each time, and allows neither eval nor inline scripts', async () => {
  await start();
  const pages = await Promise.all([get('/v3/home'), get('/v3/home')]);
  const nonces = pages.map((page) => {
    const policy = String(page.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic' 'self';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('wss://acme.localhost:8080');
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
    expect(policy).not.toContain('localhost:*');
    for (const tag of page.body.match(/<script(?![^>]*application\/json)[^>]*>/g) ?? [])
      expect(tag).toContain(`nonce="${nonce}"`);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
  expect(nonces[0]).toHaveLength(24);
});

test('a host header cannot add to the policy', async () => {
  await start();
  const { headers } = await get('/v3/home', { host: "evil; script-src 'unsafe-inline'" });
  expect(String(headers['content-security-policy'])).not.toContain('evil');
});

test('registry, configuration and branding are inlined so that no markup can escape', async () => {
  const integrations = readIntegrations({ CHAT_SCRIPT_URL: 'https://chat.example/widget.js' });
  await start({
    config: {
      environment: 'production',
      environmentName: null,
      releaseKeys: ['key'],
      overrideOrigins: [],
      integrations,
    },
  });
  const { body } = await get('/v3/home');
  expect(body).not.toContain('Acme </script>');
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(body).toContain('<link rel="apple-touch-icon" href="/icons/app-180.png?c=E3AB24">');
  expect(readBlock(body, 'cadence-config')).toEqual({
    environment: 'production',
    environmentName: null,
    releaseKeys: ['key'],
    overrideOrigins: [],
    integrations: {
      errorReportingDsn: null,
      chatScript: 'https://chat.example/widget.js',
      messagingScript: null,
    },
    tenant: { name: ACME.Name, primaryColor: '#E3AB24', logo: null },
  });
  const registry = readBlock(body, 'cadence-registry') as ServedRegistry;
  expect(registry.remotes['goals']?.value.version).toBe('1.0.0-b.1');
  expect(registry).not.toHaveProperty('promotions');
});

test('`provides` is that of the served shell, whose build is part of the revision', async () => {
  await start();
  const before = (await get('/registry.json')).json<ServedRegistry>();
  expect(before.provides).toEqual({ react: '19.3.1' });
  await write(
    'shell/shell.json',
    JSON.stringify({ ...SHELL, scripts: [{ url: '/assets/main.ffff0000.js', integrity: 'sha384-other' }] }),
  );
  const after = (await get('/registry.json')).json<ServedRegistry>();
  expect(after.revision).not.toBe(before.revision);
});

test('the page preloads the scripts of its own route only', async () => {
  await start();
  const preloads = async (url: string): Promise<unknown> =>
    readBlock((await get(url)).body, 'cadence-preloads');
  const base = '/remotes/goals/1.0.0-b.1';
  const entry = { url: `${base}/remoteEntry.Ab12.js`, integrity: 'sha384-abc+/=' };
  expect(await preloads('/v3/goals')).toEqual([entry, { url: `${base}/list.js`, integrity: 'sha384-list' }]);
  expect(await preloads('/v3/goals/7/')).toEqual([
    entry,
    { url: `${base}/goal.js`, integrity: 'sha384-goal' },
  ]);
  expect(await preloads('/v3/home')).toEqual([entry, { url: `${base}/widget.js`, integrity: null }]);
  expect(await preloads('/v3/profile/1')).toEqual([]);
});

test('files are immutable and precompressed; a missing file is a problem that is not cached', async () => {
  await start();
  const script = await get('/assets/main.1234abcd.js', { 'accept-encoding': 'gzip, br' });
  expect(script.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(script.rawPayload).toString()).toBe(SCRIPT);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['x-content-type-options']).toBe('nosniff');
  expect(script.headers['content-type']).toMatch(/javascript/);
  expect(String(script.headers['vary']).toLowerCase()).toContain('accept-encoding');
  const plain = await get('/assets/main.1234abcd.js', { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(SCRIPT);
  expect((await get('/remotes/goals/1.0.0-b.1/remoteEntry.Ab12.js')).statusCode).toBe(200);
  for (const url of [
    '/assets/gone.js',
    '/remotes/goals/9/remoteEntry.js',
    '/gone.css',
    '/api/gone',
    '/hubs/gone',
  ]) {
    const missing = await get(url, { accept: 'text/html' });
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['content-type']).toContain('application/problem+json');
    expect(String(missing.headers['cache-control'] ?? '')).not.toContain('immutable');
  }
});

test('a tab of an earlier shell, or of a server that was replaced sooner, gets its scripts from what was released', async () => {
  const old = `old(${'0'.repeat(2_000)})`;
  await write('releases/assets/search.0000aaaa.js', old);
  await write('releases/assets/search.0000aaaa.js.br', brotliCompressSync(old));
  await start();
  const script = await get('/assets/search.0000aaaa.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(script.rawPayload).toString()).toBe(old);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/assets/main.1234abcd.js.map',
  '/remotes/goals/1.0.0-b.1/release.json',
  '/assets/..%2f..%2freleases/registries/production.json',
  '/remotes/..%2fregistries/production.json',
  '/assets/%2e%2e/shell.json',
  '/assets/..%5c..%5cshell.json',
  '/assets/%00',
  '/remotes/',
])('%s is not served', async (url) => {
  await start();
  const response = await get(url);
  expect([400, 403, 404]).toContain(response.statusCode);
  expect(response.body).not.toContain('promotions');
});

test('a public file is served by its own name, and is revalidated', async () => {
  await start();
  const icon = await get('/favicon.svg');
  expect(icon.statusCode).toBe(200);
  expect(icon.headers['content-type']).toContain('image/svg+xml');
  expect(icon.headers['cache-control']).toBe('no-cache');
});

test('every script of the page has its integrity', async () => {
  await start();
  expect((await get('/v3/home')).body).toMatch(
    /<script nonce="[^"]+" src="\/assets\/main\.1234abcd\.js" integrity="sha384-main" defer>/,
  );
});

test('the registry answers 304 until a release changes it', async () => {
  await start();
  const first = await get('/registry.json');
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect((await get('/registry.json', { 'if-none-match': etag })).statusCode).toBe(304);
  await writeRegistry(2, { current: '2.0.0-b.2' });
  const second = await get('/registry.json', { 'if-none-match': etag });
  expect(second.statusCode).toBe(200);
  expect(second.json<ServedRegistry>().revision).not.toBe(first.json<ServedRegistry>().revision);
  expect(second.json<ServedRegistry>().remotes['goals']?.value.version).toBe('2.0.0-b.2');
});

test('a broken registry leaves the last valid one, and a deleted one none; neither is an error', async () => {
  await start();
  const before = (await get('/registry.json')).json<ServedRegistry>();
  await write('releases/registries/production.json', '{"head": "3');
  expect((await get('/registry.json')).json<ServedRegistry>()).toEqual(before);
  await rm(join(folder, 'releases/registries/production.json'));
  expect((await get('/registry.json')).statusCode).toBe(404);
  const page = await get('/v3/home');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('cadence-registry');
});

/** `acme.localhost` is acme. */
const byFirstName: WebGatewayOptions['resolveTenant'] = async (host) => ({
  branding: { ...ACME, Subdomain: host.split('.')[0] ?? '' },
  redirectHost: null,
});

describe('a rollout', () => {
  const versionFor = async (cookie: string, host = 'acme.localhost:8080'): Promise<string | undefined> => {
    const headers = { cookie, host };
    const registry = (await get('/registry.json', headers)).json<ServedRegistry>();
    const page = readBlock((await get('/v3/home', headers)).body, 'cadence-registry') as ServedRegistry;
    const version = registry.remotes['goals']?.value.version;
    expect(page.remotes['goals']?.value.version).toBe(version);
    return version;
  };

  test('gives the same person the same version each time, about as many people as it says, and strangers the old', async () => {
    await writeRegistry(1, { rollout: { version: '2.0.0-b.2', percentage: 30, tenants: [] } });
    await start();
    const people = Array.from({ length: 100 }, (_, id) => `theme=dark; cadence_cohort=${id + 1}`);
    const versions = await Promise.all(people.map((cookie) => versionFor(cookie)));
    expect(await Promise.all(people.map((cookie) => versionFor(cookie)))).toEqual(versions);
    const share = versions.filter((version) => version === '2.0.0-b.2').length;
    expect(share).toBeGreaterThan(15);
    expect(share).toBeLessThan(45);
    expect(await versionFor('')).toBe('1.0.0-b.1');
    expect(await versionFor('cadence_cohort=x"; DROP')).toBe('1.0.0-b.1');
    // More people of the same version: nobody who had it loses it.
    await writeRegistry(2, { rollout: { version: '2.0.0-b.2', percentage: 60, tenants: [] } });
    const later = await Promise.all(people.map((cookie) => versionFor(cookie)));
    expect(
      later.filter((version, index) => versions[index] === '2.0.0-b.2' && version !== '2.0.0-b.2'),
    ).toEqual([]);
  });

  test('for some organisations leaves the others alone', async () => {
    await writeRegistry(1, { rollout: { version: '2.0.0-b.2', percentage: 100, tenants: ['globex'] } });
    await start({ resolveTenant: byFirstName });
    expect(await versionFor('', 'acme.localhost')).toBe('1.0.0-b.1');
    expect(await versionFor('', 'globex.localhost')).toBe('2.0.0-b.2');
  });

  test('that was halted goes to nobody, and is named', async () => {
    const halts = [{ remote: 'goals', version: '2.0.0-b.2', since: 1, tenant: null }];
    await writeRegistry(1, { rollout: { version: '2.0.0-b.2', percentage: 100, tenants: [] } });
    await start({ halts: () => halts });
    expect(await versionFor('cadence_cohort=1')).toBe('1.0.0-b.1');
    expect((await get('/registry.json')).json<ServedRegistry>().halted).toEqual(['goals@2.0.0-b.2']);
    // Put into use again, it counts anew.
    await writeRegistry(2, { since: 2, rollout: { version: '2.0.0-b.2', percentage: 100, tenants: [] } });
    expect(await versionFor('cadence_cohort=1')).toBe('2.0.0-b.2');
  });

  test('that was halted for one organisation is taken from it alone, and named to it alone', async () => {
    const halts = [{ remote: 'goals', version: '2.0.0-b.2', since: 1, tenant: 'acme' }];
    await writeRegistry(1, { current: '2.0.0-b.2', previous: '1.0.0-b.1' });
    await start({ halts: () => halts, resolveTenant: byFirstName });
    const namedTo = async (host: string) =>
      (await get('/registry.json', { host })).json<ServedRegistry>().halted;
    expect(await versionFor('', 'acme.localhost')).toBe('1.0.0-b.1');
    expect(await namedTo('acme.localhost')).toEqual(['goals@2.0.0-b.2']);
    expect(await versionFor('', 'globex.localhost')).toBe('2.0.0-b.2');
    expect(await namedTo('globex.localhost')).toEqual([]);
  });

  test('that is for everybody already goes back to the version before when it is halted', async () => {
    const halts = [{ remote: 'goals', version: '2.0.0-b.2', since: 1, tenant: null }];
    await writeRegistry(1, { current: '2.0.0-b.2', previous: '1.0.0-b.1' });
    await start({ halts: () => halts });
    expect(await versionFor('')).toBe('1.0.0-b.1');
  });
});

test('the page is compressed as the client prefers', async () => {
  await start();
  const brotli = await get('/v3/home', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('<div id="root">');
  const gzip = await get('/v3/home', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toContain('<div id="root">');
});

test('outside of production squads may load their own remotes', async () => {
  await start({
    config: {
      environment: 'development',
      environmentName: 'staging',
      releaseKeys: [],
      overrideOrigins: ['http://localhost:*'],
      integrations: NO_INTEGRATIONS,
    },
  });
  const policy = String((await get('/v3/home')).headers['content-security-policy']);
  for (const origin of ['http://localhost:*', 'http://127.0.0.1:*', 'ws://localhost:*'])
    expect(policy).toContain(origin);
});

test('[D-69] a host without a tenant is redirected to the default one with the same path and query', async () => {
  await start({ resolveTenant: async () => ({ branding: null, redirectHost: 'acme.example.com' }) });
  const response = await get('/v3/goals/%?state=draft');
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('http://acme.example.com/v3/goals/%?state=draft');
});

test('a missing build of the shell is reported with 503', async () => {
  await start();
  await rm(join(folder, 'shell/shell.json'));
  const response = await get('/v3/home');
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('not built');
});

test('only GET and HEAD are answered', async () => {
  await start();
  const response = await app.inject({ method: 'POST', url: '/v3/home', payload: {} });
  expect(response.statusCode).toBe(404);
  expect((await app.inject({ method: 'HEAD', url: '/v3/home' })).statusCode).toBe(200);
});

test.each(['remotes/goals/1.0.0-b.1', 'assets'])('a link in %s does not lead out of it', async (place) => {
  await write('secret.js', 'secret()');
  await write(`releases/${place}/main.js`, SCRIPT);
  await symlink(join(folder, 'secret.js'), join(folder, 'releases', place, 'linked.js'));
  await symlink(folder, join(folder, 'releases', place, 'up'));
  await symlink(join(folder, 'secret.js'), join(folder, 'releases', place, 'main.js.br'));
  await start();
  for (const path of ['linked.js', 'up/secret.js', 'main.js'])
    expect((await get(`/${place}/${path}`, { 'accept-encoding': 'br' })).statusCode).toBe(404);
});
