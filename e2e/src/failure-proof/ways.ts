import type { BrowserType, LaunchOptions, Page, Route } from '@playwright/test';
import { expect } from '../expect.ts';
import { Frame } from '../frame.ts';
import { openSignedIn, PORT } from './desk.ts';
import { addByte, filesOf } from './remote-faults.ts';
import type { PlantedBehaviour, PlantedVersions, ProvenRemote } from './remote-faults.ts';
import { closeInspector, expectFailure, expectIncident, expectRestUsable, openInspector } from './seen.ts';

/** What a way has at hand: a page of the manager, the planted versions, and what a browser of its own is started with. */
export interface Given {
  readonly page: Page;
  readonly planted: PlantedVersions;
  readonly chromium: BrowserType;
  readonly launchOptions: LaunchOptions;
}

/** A way in which a remote fails, and the proof that nothing else does. */
export interface Way {
  readonly name: string;
  readonly promise: string;
  readonly prove: (given: Given, remote: ProvenRemote) => Promise<void>;
}

/** What is done to a remote's files, what a person reads then, and where telemetry has it. */
interface Fault {
  readonly name: string;
  /** Files of the released remote that do not come as they are. */
  plant?(page: Page, remote: ProvenRemote): Promise<unknown>;
  /** Or a version that an override puts in its place. */
  readonly version?: PlantedBehaviour;
  readonly sentence: RegExp;
  readonly phase: string;
  mend(page: Page): Promise<void>;
}

const unplant = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};
const mendPlanted = (page: Page): Promise<void> =>
  page.evaluate(() => void Reflect.set(window, 'mended', true));

const NOT_LOADED = /could not be loaded|failed several times/;

/** Every file that can run is here; the registry, which names them, is a way of its own. */
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

const ofFiles = (fault: Fault): Way => ({
  name: fault.name,
  promise: 'the rest is usable, Retry works, telemetry has it',
  async prove({ page, planted }, remote) {
    await fault.plant?.(page, remote);
    await page.goto(fault.version ? planted.pageOf(remote, fault.version) : remote.page);
    await expectFailure(page, remote, fault.sentence);
    await expectIncident(page, remote, fault.phase);
    await expectRestUsable(page, remote);
    await new Frame(page).goTo(remote.title);
    await expectFailure(page, remote, fault.sentence);
    await fault.mend(page);
    const asked = fault.version ? null : page.waitForResponse(remote.api);
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    if (fault.version) await expect(page.getByText('The planted version is well')).toBeVisible();
    await asked;
    await expect(page.getByText(/can’t be shown right now/)).toHaveCount(0);
  },
});

const INCOMPATIBLE: Way = {
  name: 'incompatible',
  promise: 'it is never fetched, the rest is usable, a fitting version works',
  async prove({ page, planted }, remote) {
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
  },
};

const SLOW: Way = {
  name: 'slow',
  promise: 'the rest is usable, the page comes by itself, telemetry has its time',
  async prove({ page }, remote) {
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
  },
};

const ofApi = (how: string, answer: (route: Route) => Promise<void>): Way => ({
  name: `its API ${how}`,
  promise: 'the page says so, the rest is usable, Retry works, telemetry has it',
  async prove({ page }, remote) {
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
  },
});

/** Of all ways, the one in which each remote has the most of its own: it says itself that its data do not come. */
export const API_ANSWERS_500 = ofApi('answers 500', (route) => route.fulfill({ status: 500, body: '' }));

/** Answers with a registry that names a remote's entry elsewhere. */
async function misplace(route: Route, { name }: ProvenRemote): Promise<void> {
  // Node's resolver need not know `*.localhost`.
  const url = route.request().url().replace('acme.localhost', '127.0.0.1');
  const headers = { ...route.request().headers(), host: `acme.localhost:${PORT}` };
  const answer = await route.fetch({ url, headers });
  const body = (await answer.text()).replaceAll(`"entry":"/remotes/${name}/`, `"entry":"/elsewhere/${name}/`);
  expect(body).toContain('/elsewhere/');
  await route.fulfill({ response: answer, body });
}

const REGISTRY_TAMPERED: Way = {
  name: 'tampered with (registry)',
  promise: 'the last good copy is used, and nothing that it names instead is fetched',
  async prove({ page }, remote) {
    const elsewhere: string[] = [];
    page.on('request', (one) => {
      if (one.url().includes('/elsewhere/')) elsewhere.push(one.url());
    });
    const tamper = (route: Route): Promise<void> => misplace(route, remote);
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
  },
};

/** So much that a page has room, and so little that a loop has filled it soon. */
const SMALL_HEAP = '--js-flags=--max-old-space-size=128';

const OUT_OF_MEMORY: Way = {
  name: 'out of memory in a loop',
  promise: 'after the second time it is given up, the rest is usable, and the page can be closed',
  async prove({ chromium, launchOptions, planted }, remote) {
    const args = [...(launchOptions.args ?? []), SMALL_HEAP];
    const browser = await chromium.launch({ ...launchOptions, args });
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
  },
};

/** Each way in which a remote can fail. */
export const WAYS: readonly Way[] = [
  ...FAULTS.map(ofFiles),
  INCOMPATIBLE,
  SLOW,
  API_ANSWERS_500,
  ofApi('cannot be reached', (route) => route.abort()),
  REGISTRY_TAMPERED,
  OUT_OF_MEMORY,
];
