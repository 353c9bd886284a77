import { request as requests, test as base } from '@playwright/test';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { accountOf, openApiSession } from '../src/api.ts';
import { CLOCK } from '../src/clock.ts';
import { expect } from '../src/expect.ts';
import { Frame } from '../src/frame.ts';
import { addByte, filesOf, PROVEN_REMOTES, servePlantedVersions } from '../src/remote-faults.ts';
import type { PlantedBehaviour, PlantedVersions, ProvenRemote } from '../src/remote-faults.ts';

const port = process.env['E2E_PORT'];

/** A browser's context with the session of the demo's manager. */
async function openSignedIn(browser: Browser): Promise<BrowserContext> {
  const origin = `http://acme.localhost:${port}`;
  const request = await requests.newContext();
  const { me } = await openApiSession(request, `http://127.0.0.1:${port}`, accountOf('manager'));
  await request.dispose();
  const localStorage = [{ name: `cadence.token.${new URL(origin).host}`, value: me.Token }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ baseURL: origin, storageState });
  await context.clock.setSystemTime(CLOCK);
  return context;
}

/** One page for all rows of a worker: a row begins with nothing planted and nothing remembered. */
const test = base.extend<{ readonly page: Page }, { readonly desk: Page; readonly planted: PlantedVersions }>(
  {
    planted: [
      async ({}, use) => {
        const planted = await servePlantedVersions();
        await use(planted);
        await planted.close();
      },
      { scope: 'worker' },
    ],
    desk: [
      async ({ browser }, use) => {
        const context = await openSignedIn(browser);
        const page = await context.newPage();
        await page.goto('/v3/notifications');
        await use(page);
        await context.close();
      },
      { scope: 'worker' },
    ],
    page: async ({ desk }, use) => {
      await desk.unrouteAll({ behavior: 'ignoreErrors' });
      await desk.evaluate(() => sessionStorage.clear());
      await use(desk);
    },
  },
);

test.describe.configure({ mode: 'parallel' });

/** What is done to a remote, what a person reads then, and where telemetry has it. */
interface Fault {
  readonly name: string;
  /** Files of the released remote that do not come as they are. */
  plant?(page: Page, remote: ProvenRemote): Promise<unknown>;
  /** Or a version that an override puts in its place. */
  readonly version?: PlantedBehaviour;
  readonly sentence: RegExp;
  readonly phase: string;
  mend(page: Page, remote: ProvenRemote): Promise<void>;
}

const unplant = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};
const mendPlanted = (page: Page): Promise<void> =>
  page.evaluate(() => void Reflect.set(window, 'mended', true));

const NOT_LOADED = /could not be loaded|failed several times/;

/** Every file that can run is here; the registry, which names them, has rows of its own. */
const FAULTS: readonly Fault[] = [
  {
    name: 'dead',
    plant: (page, remote) => page.route(filesOf(remote), (route) => route.abort()),
    sentence: NOT_LOADED,
    phase: 'entry',
    mend: unplant,
  },
  {
    name: 'tampered with (entry)',
    plant: (page, { name }) => page.route(new RegExp(`/remotes/${name}/.*remoteEntry`), addByte),
    sentence: NOT_LOADED,
    phase: 'entry',
    mend: unplant,
  },
  {
    name: 'tampered with (chunk)',
    plant: (page, { name }) => page.route(new RegExp(`/remotes/${name}/(?!.*remoteEntry).*\\.js`), addByte),
    sentence: /could not be started|failed several times/,
    phase: 'module',
    mend: unplant,
  },
  {
    name: 'throwing at import',
    version: 'throws at import',
    sentence: /could not be started|failed several times/,
    phase: 'module',
    mend: mendPlanted,
  },
  {
    name: 'throwing at render',
    version: 'throws at render',
    sentence: /Something went wrong on this page/,
    phase: 'render',
    mend: mendPlanted,
  },
];

const API_FAULTS: readonly (readonly [how: string, answer: (route: Route) => Promise<void>])[] = [
  ['answers 500', (route) => route.fulfill({ status: 500, body: '' })],
  ['cannot be reached', (route) => route.abort()],
];

for (const fault of FAULTS)
  for (const remote of PROVEN_REMOTES)
    test(`${remote.name}, ${fault.name}: the rest is usable, Retry works, telemetry has it`, async ({
      page,
      planted,
    }) => {
      await fault.plant?.(page, remote);
      await page.goto(fault.version ? planted.pageOf(remote, fault.version) : remote.page);
      await expectFailure(page, remote, fault.sentence);
      await expectIncident(page, remote, fault.phase);
      await expectRestUsable(page, remote);
      await new Frame(page).goTo(remote.title);
      await expectFailure(page, remote, fault.sentence);
      await fault.mend(page, remote);
      const asked = fault.version ? null : page.waitForResponse(remote.api);
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      if (fault.version) await expect(page.getByText('The planted version is well')).toBeVisible();
      await asked;
      await expect(page.getByText(/can’t be shown right now/)).toHaveCount(0);
    });

for (const remote of PROVEN_REMOTES) {
  test(`${remote.name}, incompatible: it is never fetched, the rest is usable, a fitting version works`, async ({
    page,
    planted,
  }) => {
    const asked: string[] = [];
    const note = (one: { url(): string }) => asked.push(one.url());
    page.on('request', note);
    await page.goto(planted.pageOf(remote, 'incompatible'));
    await expectFailure(page, remote, /needs a newer version of the platform/);
    await expectIncident(page, remote, 'compatibility');
    await expectRestUsable(page, remote);
    page.off('request', note);
    expect(asked.filter((url) => url.startsWith(planted.origin) && url.includes('remoteEntry'))).toEqual([]);
    const works = page.waitForResponse(remote.api);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.goto(remote.page);
    await works;
  });

  test(`${remote.name}, slow: the rest is usable, the page comes by itself, telemetry has its time`, async ({
    page,
  }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route(filesOf(remote), async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(remote.page);
    await expectRestUsable(page, remote);
    await new Frame(page).goTo(remote.title);
    const works = page.waitForResponse(remote.api);
    arrival.resolve();
    await works;
    const inspector = await openInspector(page, 'Remotes');
    const row = inspector.getByRole('row').filter({ hasText: remote.name }).first();
    await expect(row.getByRole('cell').first()).toHaveText(/^\d{3,5} ms$/);
    await closeInspector(page);
  });

  for (const [how, answer] of API_FAULTS)
    test(`${remote.name}, its API ${how}: the page says so, the rest is usable, Retry works, telemetry has it`, async ({
      page,
    }) => {
      await page.route(remote.api, answer);
      await page.goto(remote.page);
      const main = page.getByRole('main');
      const failure = main.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
      await expect(failure.first()).toBeVisible({ timeout: 60_000 });
      await expectIncident(page, remote, 'api');
      await expectRestUsable(page, remote);
      await new Frame(page).goTo(remote.title);
      await expect(failure.first()).toBeVisible({ timeout: 60_000 });
      await unplant(page);
      const works = page.waitForResponse(remote.api);
      await failure.first().getByRole('button', { name: 'Retry' }).click();
      expect((await works).ok()).toBe(true);
      await expect(failure).toHaveCount(0);
    });
}

for (const remote of PROVEN_REMOTES)
  test(`${remote.name}, tampered with (registry): the last good copy is used, and nothing that it names instead is fetched`, async ({
    page,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (one) => {
      if (one.url().includes('/elsewhere/')) elsewhere.push(one.url());
    });
    const tamper = async (route: Route): Promise<void> => {
      // Node's resolver need not know `*.localhost`.
      const url = route.request().url().replace('acme.localhost', '127.0.0.1');
      const answer = await route.fetch({
        url,
        headers: { ...route.request().headers(), host: `acme.localhost:${port}` },
      });
      const body = (await answer.text()).replaceAll(
        `"entry":"/remotes/${remote.name}/`,
        `"entry":"/elsewhere/${remote.name}/`,
      );
      expect(body).toContain('/elsewhere/');
      await route.fulfill({ response: answer, body });
    };
    await page.route('**/registry.json', tamper);
    await page.route(`**${remote.page}`, tamper);
    const works = page.waitForResponse(remote.api);
    await page.goto(remote.page);
    expect((await works).ok()).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: remote.title })).toBeVisible();
    const inspector = await openInspector(page, 'Remotes');
    await expect(inspector.getByText('the last good copy of this browser')).toBeVisible();
    await closeInspector(page);
    await expectRestUsable(page, remote);
    expect(elsewhere).toEqual([]);
  });

/** So much that a page has room, and so little that a loop has filled it soon. */
const SMALL_HEAP = '--js-flags=--max-old-space-size=128';

for (const remote of PROVEN_REMOTES)
  test(`${remote.name}, out of memory in a loop: after the second time it is given up, the rest is usable, and the page can be closed`, async ({
    playwright,
    launchOptions,
    planted,
  }) => {
    const args = [...(launchOptions.args ?? []), SMALL_HEAP];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await (await openSignedIn(browser)).newPage();
    // A page that has crashed answers only to the protocol: it is reloaded as a person would.
    const tab = await page.context().newCDPSession(page);
    const read = async (): Promise<string> => {
      const { result } = await tab.send('Runtime.evaluate', { expression: 'document.body.innerText' });
      return String(result.value);
    };
    const crashed = () => new Promise((resolve) => tab.once('Inspector.targetCrashed', resolve));
    // Before the first: enabled after it, the same crash would be said again.
    await tab.send('Inspector.enable');
    const first = crashed();
    await page.goto(planted.pageOf(remote, 'takes all memory')).catch(() => undefined);
    await first;
    const second = crashed();
    await tab.send('Page.reload');
    await second;
    await tab.send('Page.reload');
    await expect.poll(read).toContain(`${remote.title} can’t be shown right now`);
    expect(await read()).toMatch(/failed several times/);
    const expression = `document.querySelector('a[href="/v3/notifications"], a[href="/v3/home"]').click()`;
    await tab.send('Runtime.evaluate', { expression });
    await expect.poll(read).toMatch(/^Dashboard$/m);
    await page.close();
    await browser.close();
  });

async function expectFailure(page: Page, { title }: ProvenRemote, sentence: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(`${title} can’t be shown right now`)).toBeVisible({ timeout: 30_000 });
  await expect(main.getByText(sentence)).toBeVisible();
}

/** The dashboard and a page of another remote. */
async function expectRestUsable(page: Page, { name }: ProvenRemote): Promise<void> {
  const frame = new Frame(page);
  await frame.goTo('Dashboard');
  const other = name === 'goals' ? /Mission|Vision|Strategy/ : /^Reminders/;
  const dashboard = page.getByRole('main');
  await expect(
    name === 'goals' ? dashboard.getByText(other).first() : page.getByRole('region', { name: other }),
  ).toBeVisible();
  // One that does not read what the remote's own page reads first: that is asked for after Retry.
  const neighbour = PROVEN_REMOTES.find((one) => one.name === (name === 'people' ? 'talent' : 'people'));
  await frame.goTo(neighbour?.title ?? '');
  await expect(page.getByRole('heading', { level: 1, name: neighbour?.title ?? '' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/can’t be shown/)).toHaveCount(0);
}

async function openInspector(page: Page, tab: string) {
  await page.keyboard.press('Control+Shift+I');
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  await inspector.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  return inspector;
}

async function closeInspector(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Inspector' })).toHaveCount(0);
}

/** What has failed is in the shell's telemetry, with the remote and the phase. */
async function expectIncident(page: Page, { name }: ProvenRemote, phase: string): Promise<void> {
  const inspector = await openInspector(page, 'Errors');
  const incident = inspector
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: phase, exact: true }) })
    .filter({ hasText: name });
  await expect(incident.first()).toBeVisible();
  await closeInspector(page);
}
