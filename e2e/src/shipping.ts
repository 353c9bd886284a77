import { COHORT_COOKIE, type ServedRegistry } from '@cadence/shared-contract/remote';
import type { APIRequestContext, Page } from '@playwright/test';
import { CLOCK } from './clock.ts';
import { expect, test as base, type Fixtures } from './fixtures.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';
import { developRemote } from './remote-in-development.ts';
import { startServer } from './server-process.ts';
import { buildShippedRemote, type ShippedRemote, type ShippedVersion } from './shipped-remote.ts';

export interface Delivery {
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

interface ShippingParts extends Pick<Fixtures, 'visit' | 'api' | 'serverOrigin'> {
  readonly delivery: Delivery;
  readonly request: APIRequestContext;
}

/** The squad of the remote `shipped`: its command line, and what people get of it. */
class Squad {
  readonly #parts: ShippingParts;

  constructor(parts: ShippingParts) {
    this.#parts = parts;
  }

  /** Runs the release command line, which must succeed; resolves to what it printed. */
  async release(...args: string[]): Promise<string> {
    const { code, said } = await this.#parts.delivery.store.release(...args);
    expect(code, said).toBe(0);
    return said;
  }

  /** Resolves to the full version. */
  async publish(version: ShippedVersion, ...args: string[]): Promise<string> {
    const folder = await this.#parts.delivery.shipped.make(version);
    const said = await this.release('publish', folder, ...args);
    return /^shipped (\S+) is/m.exec(said)?.[1] ?? '';
  }

  /** What the doctor says of the platform, well or ill. */
  async examine(): Promise<string> {
    const { delivery, serverOrigin } = this.#parts;
    return (await delivery.store.release('doctor', '--url', serverOrigin)).said;
  }

  /** What a person's pages get of the remote; null for somebody who has never signed in. */
  async versionFor(person: number | null): Promise<string | undefined> {
    const { request, serverOrigin } = this.#parts;
    const cookie = person === null ? '' : `${COHORT_COOKIE}=${person}`;
    const headers = { host: 'acme.localhost', cookie };
    const answer = await request.get(`${serverOrigin}/registry.json`, { headers });
    return ((await answer.json()) as ServedRegistry).remotes['shipped']?.value.version;
  }

  /**
   * Rolls a version with a fault out to half of the people. Who is in the half depends on the version: this is one that
   * the first person gets and the other does not.
   */
  async rollOutFault([first, other]: readonly [number, number]): Promise<string> {
    const before = await this.versionFor(null);
    for (let patch = 0; ; patch += 1) {
      const short = `1.2.${patch}`;
      const version = await this.publish({ version: short, says: 'at fault', fails: true }, '--no-promote');
      const budget = ['--budget-people', '3', '--budget-percentage', '40'];
      await this.release('promote', 'shipped', short, '--percentage', '50', ...budget);
      await expect.poll(() => this.examine()).toContain('✓ It serves the newest registry');
      if ((await this.versionFor(first)) === version && (await this.versionFor(other)) === before)
        return version;
    }
  }
}

const says = (page: Page, text: string) =>
  expect(page.getByRole('heading', { name: `Shipped ${text}` })).toBeVisible();

async function takeNewVersion(page: Page): Promise<void> {
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
}

/** Two more people for whom a version fails, and one who has only loaded it. */
async function reportFailures({ api }: ShippingParts, version: string): Promise<void> {
  const of = { Remote: 'shipped', Version: version };
  const failed = { ...of, Phase: 'render', Class: 'Error', Message: 'at fault', Incident: 'abcd1234' };
  const loaded = { ...of, Part: 'module', Milliseconds: 20 };
  for (const [account, Failed] of [
    ['ceo', [failed]],
    ['hradmin', [failed]],
    ['goaladmin', []],
  ] as const) {
    const session = await api(account);
    const data = { Loaded: [loaded], Failed, Vitals: [] };
    expect((await session.send('POST', '/Telemetry', { data })).status()).toBe(204);
  }
}

/** A version from the developer's own machine, built for development there, and back. */
async function override(page: Page, { shipped }: Delivery): Promise<void> {
  const local = await developRemote(shipped.source);
  try {
    await shipped.retell({ says: 'from my machine' });
    await page.goto(`/v3/shipped?mfe=shipped@${local.origin}/mf-manifest.json`);
    await says(page, 'from my machine');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByText('Development override:')).toBeHidden();
  } finally {
    await local.stop();
  }
}

/** A squad's day: it publishes, sees it in an open tab, rolls out to half, is rolled back by its errors, and overrides. */
export async function ship(parts: ShippingParts): Promise<{
  /** How many of 200 people got the version that was rolled out to half of them. */
  readonly share: number;
}> {
  const squad = new Squad(parts);
  const idOf = async (account: 'manager' | 'contributor') => (await parts.api(account)).me.Profile.Id;
  const one = await squad.publish({ version: '1.0.0', says: 'the first' });
  const { page } = await parts.visit('manager', '/v3/shipped');
  await says(page, 'the first');

  const two = await squad.publish({ version: '1.1.0', says: 'the second' });
  // P16: five seconds from the command to the tab.
  await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 5_000 });
  await takeNewVersion(page);
  await says(page, 'the second');

  const [managerId, contributorId] = [await idOf('manager'), await idOf('contributor')];
  const faulty = await squad.rollOutFault([managerId, contributorId]);
  const ids = Array.from({ length: 200 }, (_, index) => index + 1);
  const got = await Promise.all(ids.map((id) => squad.versionFor(id)));
  const share = got.filter((version) => version === faulty).length;
  const { page: other } = await parts.visit('contributor', '/v3/shipped');
  await says(other, 'the second');
  await takeNewVersion(page);
  await expect(page.getByText('Shipped can’t be shown right now')).toBeVisible();

  await reportFailures(parts, faulty);
  await takeNewVersion(page);
  await says(page, 'the second');
  await says(other, 'the second');
  expect(await squad.versionFor(managerId)).toBe(two);
  expect(await squad.examine()).toContain(`too many people had trouble with it: shipped@${faulty}.`);

  // For good, and then one step further back, without a build.
  expect(await squad.release('rollback', 'shipped')).toBe(`shipped is back at ${two}.\n`);
  expect(await squad.release('rollback', 'shipped')).toBe(`shipped is back at ${one}.\n`);
  await takeNewVersion(page);
  await says(page, 'the first');
  expect(await squad.release('verify')).toContain('Everything in use is what was released.');
  await override(page, parts.delivery);
  return { share };
}
