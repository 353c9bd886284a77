import { COHORT_COOKIE, type ServedRegistry } from '@cadence/shared-contract/remote';
import type { APIRequestContext, Page } from '@playwright/test';
import { join } from 'node:path';
import { CLOCK } from './clock.ts';
import { expect, test as base } from './fixtures.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';
import { serveRemote } from './remote-server.ts';
import { startServer } from './server-process.ts';
import { buildShippedRemote, type ShippedRemote } from './shipped-remote.ts';

interface Delivery {
  readonly store: ReleaseStore;
  readonly shipped: ShippedRemote;
  readonly port: number;
}

/** A platform of its own over a store of its own. */
export const test = base.extend<object, { readonly kind: 'folder' | 'bucket'; readonly delivery: Delivery }>({
  kind: ['folder', { option: true, scope: 'worker' }],
  delivery: [
    async ({ kind }, use) => {
      const shipped = await buildShippedRemote();
      const store = await createReleaseStore(kind);
      const server = await startServer({ ...store.serverEnv, DEMO: 'on', CLOCK, LOG_LEVEL: 'fatal' });
      await use({ store, shipped, port: server.port });
      await server.stop();
      await Promise.all([store.drop(), shipped.drop()]);
    },
    // A build and the start of a server: a limit for hangs, as those of the configuration are.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ delivery }, use) => {
    await use(`http://acme.localhost:${delivery.port}`);
  },
});

/** What a person's pages get of the remote. */
async function versionFor(
  request: APIRequestContext,
  origin: string,
  person: number | null,
): Promise<string | undefined> {
  const headers = { host: 'acme.localhost', cookie: person === null ? '' : `${COHORT_COOKIE}=${person}` };
  const registry = (await (
    await request.get(`${origin}/registry.json`, { headers })
  ).json()) as ServedRegistry;
  return registry.remotes['shipped']?.value.version;
}

const says = (page: Page, text: string) =>
  expect(page.getByRole('heading', { name: `Shipped ${text}` })).toBeVisible();

async function takeNewVersion(page: Page): Promise<void> {
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
}

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** A squad's day: it publishes, sees it in an open tab, rolls out to half, is rolled back by its errors, and overrides. */
export async function ship({
      visit,
      api,
      delivery: { store, shipped },
      request,
      serverOrigin,
    }: Fixtures): Promise<void> {
      const release = async (...args: string[]): Promise<string> => {
        const { code, said } = await store.release(...args);
        expect(code, said).toBe(0);
        return said;
      };
      const publish = async (folder: string, ...args: string[]): Promise<string> =>
        /^shipped (\S+) is/m.exec(await release('publish', folder, ...args))?.[1] ?? '';
      const [managerId, contributorId] = [
        (await api('manager')).me.Profile.Id,
        (await api('contributor')).me.Profile.Id,
      ];

      const one = await publish(await shipped.make({ version: '1.0.0', says: 'the first' }));
      const { page } = await visit('manager', '/v3/shipped');
      await says(page, 'the first');

      // P16: five seconds from the command to the tab.
      const two = await publish(await shipped.make({ version: '1.1.0', says: 'the second' }));
      await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 5_000 });
      await takeNewVersion(page);
      await says(page, 'the second');
      expect(await release('list', 'shipped')).toMatch(new RegExp(`^\\* shipped ${two} .*\\n?`, 'm'));

      // Who is in the half depends on the version: one that the manager gets and the contributor does not.
      let faulty = '';
      for (let patch = 0; faulty === ''; patch += 1) {
        const folder = await shipped.make({ version: `1.2.${patch}`, says: 'at fault', fails: true });
        const version = await publish(folder, '--no-promote');
        await release(
          ...['promote', 'shipped', `1.2.${patch}`, '--percentage', '50'],
          ...['--budget-people', '3', '--budget-percentage', '40'],
        );
        await expect.poll(() => store.release('doctor', '--url', serverOrigin)).toMatchObject({ code: 0 });
        const got = await Promise.all(
          [managerId, contributorId].map((id) => versionFor(request, serverOrigin, id)),
        );
        if (got[0] === version && got[1] === two) faulty = version;
      }
      const ids = Array.from({ length: 200 }, (_, index) => index + 1);
      const got = await Promise.all(ids.map((id) => versionFor(request, serverOrigin, id)));
      const share = got.filter((version) => version === faulty).length;
      expect(share).toBeGreaterThan(70);
      expect(share).toBeLessThan(130);
      expect(await versionFor(request, serverOrigin, null)).toBe(two);

      const { page: other } = await visit('contributor', '/v3/shipped');
      await says(other, 'the second');
      await takeNewVersion(page);
      await expect(page.getByText('Shipped can’t be shown right now')).toBeVisible();
      await says(other, 'the second');

      // Two more people for whom it fails, and one who has only loaded it.
      const of = { Remote: 'shipped', Version: faulty };
      const failed = {
        ...of,
        Phase: 'render',
        Class: 'Error',
        Message: 'at fault',
        Incident: 'abcd1234',
      } as const;
      const loaded = { ...of, Part: 'module', Milliseconds: 20 } as const;
      for (const [account, Failed] of [
        ['ceo', [failed]],
        ['hradmin', [failed]],
        ['goaladmin', []],
      ] as const) {
        const session = await api(account);
        const answer = await session.send('POST', '/Telemetry', {
          data: { Loaded: [loaded], Failed, Vitals: [] },
        });
        expect(answer.status()).toBe(204);
      }
      await takeNewVersion(page);
      await says(page, 'the second');
      expect(await versionFor(request, serverOrigin, managerId)).toBe(two);
      const doctor = await store.release('doctor', '--url', serverOrigin);
      expect(doctor.said).toContain(
        `Rolled back because too many people had trouble with it: shipped@${faulty}.`,
      );

      // For good, and then one step further back: no build, no reload for whoever has it already.
      expect(await release('rollback', 'shipped')).toBe(`shipped is back at ${two}.\n`);
      expect(await release('rollback', 'shipped')).toBe(`shipped is back at ${one}.\n`);
      await takeNewVersion(page);
      await says(page, 'the first');
      expect(await release('verify')).toContain('Everything in use is what was released.');

      const mine = await shipped.make({ version: '2.0.0', says: 'from my machine' });
      const local = await serveRemote(join(mine, 'dist'));
      try {
        await page.goto(`/v3/shipped?mfe=shipped@${local.origin}/mf-manifest.json`);
        await says(page, 'from my machine');
        await page.getByRole('button', { name: 'Clear', exact: true }).click();
        await says(page, 'the first');
      } finally {
        await local.close();
      }
