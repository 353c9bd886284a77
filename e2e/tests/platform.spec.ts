import type { ServedRegistry } from '@cadence/shared-contract/remote';
import { expect, originOf, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { serveRemote } from '../src/remote-server.ts';

test.describe('answers', () => {
  test('pages forbid every script, style and frame that is not the product’s', async ({
    request,
    serverOrigin,
  }) => {
    const page = await request.get(`${serverOrigin}/v3/home`);
    const headers = page.headers();
    const policy = headers['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce).toMatch(/^[\w+/]{20,}={0,2}$/);
    expect(/script-src([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe-(inline|eval)/);
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(directive);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const again = await request.get(`${serverOrigin}/v3/home`);
    expect(again.headers()['content-security-policy']).not.toContain(nonce);
    for (const script of (await page.text()).matchAll(/<script(?![^>]*application\/json)[^>]*>/g))
      expect(script[0]).toContain(`nonce="${nonce}"`);
  });

  test('the registry names every remote with its entry, integrity and descriptor, and answers 304', async ({
    request,
    serverOrigin,
  }) => {
    const answer = await request.get(`${serverOrigin}/registry.json`);
    const registry = (await answer.json()) as ServedRegistry;
    expect(Object.keys(registry.remotes).toSorted()).toEqual([
      'goals',
      'people',
      'predictions',
      'reports',
      'strategy',
      'talent',
    ]);
    for (const [name, { value: remote }] of Object.entries(registry.remotes)) {
      expect(remote.descriptor.name).toBe(name);
      expect(remote.version).toMatch(/^\d+\.\d+\.\d+-b\.[0-9a-f]{8}$/);
      expect(remote.integrity).toMatch(/^sha384-/);
      expect(remote.entry).toContain(`/remotes/${name}/${remote.version}/remoteEntry.`);
      for (const required of Object.keys(remote.requires))
        expect(registry.provides).toHaveProperty([required]);
    }
    const known = await request.get(`${serverOrigin}/registry.json`, {
      headers: { 'if-none-match': answer.headers()['etag'] ?? '' },
    });
    expect(known.status()).toBe(304);
  });

  test('code is compressed and cached for ever, its maps and the release’s own files are not handed out', async ({
    request,
    serverOrigin,
  }) => {
    const page = await (await request.get(`${serverOrigin}/v3/home`)).text();
    const registry = (await (await request.get(`${serverOrigin}/registry.json`)).json()) as ServedRegistry;
    const scripts = [
      /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '',
      ...Object.values(registry.remotes).map(({ value }) => value.entry),
    ];
    for (const script of scripts) {
      const answer = await request.get(`${serverOrigin}${script}`, { headers: { 'accept-encoding': 'br' } });
      expect(answer.status(), script).toBe(200);
      expect(answer.headers()).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'x-content-type-options': 'nosniff',
      });
      expect((await request.get(`${serverOrigin}${script}.map`)).status()).toBe(404);
      const release = new URL('release.json', `${serverOrigin}${script}`).href;
      expect((await request.get(release)).status()).toBe(404);
    }
    const missing = await request.get(`${serverOrigin}/assets/gone.00000000.js`);
    expect(missing.status()).toBe(404);
    expect(missing.headers()['cache-control']).toBe('no-store');
    for (const path of ['/assets/..%2f..%2fpackage.json', '/remotes/..%2fregistries/production.json'])
      expect((await request.get(`${serverOrigin}${path}`)).status(), path).toBeGreaterThanOrEqual(400);
  });

  test('health says that the process lives and that it can serve', async ({ request, serverOrigin }) => {
    for (const path of ['live', 'ready']) {
      const answer = await request.get(`${serverOrigin}/health/${path}`);
      expect(await answer.json()).toEqual({ status: 'ok' });
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
  });
});

test('[API-001] the API describes itself on a page', async ({ open }) => {
  const { page } = await open('reader');
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /^Cadence/ })).toBeVisible();
  await page.getByRole('heading', { name: /^goals\b/ }).click();
  await expect(page.getByRole('link', { name: '/api/Goal/goals', exact: true })).toBeVisible();
  await page.getByRole('heading', { name: /^userManual\b/ }).click();
  await expect(page.getByRole('link', { name: '/api/myusermanual/gpt', exact: true })).toBeVisible();
});

/** Where old and odd addresses lead (D-58), one of each kind; `shell/src/routes` has them all. */
const REDIRECTS: readonly { id: string; from: string; to: string }[] = [
  { id: 'SHELL-018', from: '/v3/nothing#/notifications', to: '/v3/notifications' },
  { id: 'SHELL-019', from: '/v2#user/3', to: '/v3/profile/3' },
  { id: 'SHELL-020', from: '/v3/goals?selectedGoalId=380', to: '/v3/goals/380' },
];

test.describe('addresses', () => {
  for (const { id, from, to } of REDIRECTS) {
    test(`[${id}] ${from} leads to ${to}`, async ({ visit, baseURL }) => {
      const { page } = await visit('manager', from);
      await expect(page).toHaveURL(`${baseURL}${to}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('tenants', () => {
  test('[AUTH-001] [AUTH-002] [AUTH-004] each subdomain shows its own name and colour before anybody signs in', async ({
    open,
    baseURL,
    request,
    serverOrigin,
  }) => {
    const colours: string[] = [];
    for (const [tenant, name] of [
      ['acme', 'Acme'],
      ['globex', 'Globex'],
    ] as const) {
      const branding = await (await request.get(`${serverOrigin}/api/Auth/tenant/${tenant}`)).json();
      expect(branding).toMatchObject({ Name: name, PrimaryColor: expect.stringMatching(/^[0-9A-F]{6}$/i) });
      const { page } = await open(tenant, { baseURL: originOf(tenant, baseURL) });
      await page.goto('/v3/login');
      await expect(page.getByRole('heading', { name: `Log in to ${name}` })).toBeVisible();
      const button = page.getByRole('button', { name: 'Log in' });
      colours.push(await button.evaluate((element) => getComputedStyle(element).backgroundColor));
    }
    expect(new Set(colours).size, colours.join()).toBe(2);
  });

  test('[AUTH-003] an unknown subdomain leads to the default tenant, with the address kept', async ({
    open,
    baseURL,
  }) => {
    const { page } = await open('stranger');
    await page.goto(`${originOf('nobody', baseURL)}/v3/goals/380?x=1`);
    await expect(page).toHaveURL(`${baseURL}/v3/goals/380?x=1`);
    await expect(page.getByRole('heading', { name: 'Log in to Acme' })).toBeVisible();
  });

  test('[TEN-009] a token of one tenant does not open another', async ({ api, serverOrigin, request }) => {
    const { me } = await api('contributor', 'globex');
    const answer = await request.get(`${serverOrigin}/api/Auth/relogin`, {
      headers: { authorization: `Bearer ${me.Token}`, host: 'acme.localhost' },
    });
    const session = await answer.json();
    expect(session.Tenant?.Subdomain ?? 'refused').not.toBe('acme');
  });
});

test('a remote from a developer’s machine replaces the released one until Clear', async ({ visit }) => {
  const remote = await serveRemote('mfe-people/dist');
  try {
    const { page } = await visit('manager', `/v3/organization?mfe=people@${remote.origin}/mf-manifest.json`);
    const banner = page.getByText(`people from ${remote.origin}`);
    await expect(banner).toBeVisible();
    await expect(page.getByRole('application', { name: 'Org chart' })).toBeVisible();
    expect(remote.served.some((path) => path.includes('remoteEntry'))).toBe(true);

    await new Frame(page).goTo('Dashboard');
    await page.reload();
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(banner).toBeHidden();
    await new Frame(page).goTo('Organization');
    await expect(page.getByRole('application', { name: 'Org chart' })).toBeVisible();
    await expect(page).not.toHaveURL(/mfe=/);
  } finally {
    await remote.close();
  }
});
