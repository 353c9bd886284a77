import type { Locator, Page } from '@playwright/test';
import { createFixtureReleases, REFUSED_DIST } from '../src/fixture-releases.ts';
import type { FixtureReleases } from '../src/fixture-releases.ts';
import { CLOCK } from '../src/clock.ts';
import { expect, test as base } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { serveRemote } from '../src/remote-server.ts';
import { startServer } from '../src/server-process.ts';
import { fillLogin } from '../src/sign-in.ts';

const METRICS_TOKEN = 'for-the-failure-ladder';

/** A separate server that hands out the fixture remotes beside the real ones. */
const test = base.extend<object, { readonly ladder: { port: number; releases: FixtureReleases } }>({
  ladder: [
    async ({}, use) => {
      const releases = await createFixtureReleases();
      const server = await startServer({ RELEASES_DIR: releases.folder, DEMO: 'on', CLOCK, METRICS_TOKEN });
      await use({ port: server.port, releases });
      await server.stop();
      await releases.drop();
    },
    // A build and the start of a server: a limit for hangs, as those of the configuration are.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ ladder }, use) => {
    await use(`http://acme.localhost:${ladder.port}`);
  },
});

/** Loads of the page's document; a reload loop would let it run away. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

async function expectFailure(page: Page, title: string, sentence: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(`${title} can’t be shown right now`)).toBeVisible({ timeout: 30_000 });
  await expect(main.getByText(sentence)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Home/ })).toHaveAttribute('href', '/v3/home');
}

/** The frame, a page of another remote and the dashboard with its other widgets keep working. */
async function visitOthers(page: Page): Promise<void> {
  await new Frame(page).goTo('Organization');
  await expect(page.getByRole('application', { name: 'Org chart' })).toBeVisible();
  await new Frame(page).goTo('Goals');
  await expect(page.getByRole('region', { name: 'Goals list' }).getByRole('link').first()).toBeVisible();
}

async function expectRestUsable(page: Page): Promise<void> {
  await visitOthers(page);
  await new Frame(page).goTo('Dashboard');
  await expectDashboardWhole(page);
}

async function expectDashboardWhole(page: Page): Promise<void> {
  const company = page.getByRole('region', { name: 'Company goals' });
  await expect(company.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Reminders/ })).toBeVisible();
  await expect(page.getByText(/thrown on/)).toHaveCount(0);
}

/** A widget that fails is where it would be, with its name. */
async function expectWidgetFailure(page: Page, title: string, sentence: RegExp): Promise<Locator> {
  const widget = page.getByRole('region', { name: title });
  await expect(widget.getByText(sentence)).toBeVisible({ timeout: 30_000 });
  await expect(widget.getByRole('button', { name: 'Retry' })).toBeVisible();
  return widget;
}

// The fixtures' own errors, and the browser's words about scripts that it refuses.
test.use({ expectedConsole: /fixture: thrown on|'integrity' attribute|^Refused to execute script from/ });

const NOT_LOADED = /could not be loaded|failed several times/;

test('pages of a remote that throws on import or while rendering fail alone', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/home');
  const loads = countLoads(page);
  await page.goto('/v3/throwing/import');
  await expectFailure(page, 'Throwing on import', /could not be started|failed several times/);
  expect(loads(), 'one guarded reload at most').toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectFailure(page, 'Throwing on import', /could not be started|failed several times/);
  await expectRestUsable(page);

  const before = loads();
  await page.goto('/v3/throwing/render');
  await expectFailure(page, 'Throwing on render', /Something went wrong on this page/);
  expect(loads() - before, 'no reload for a page that throws').toBe(1);
  await expectRestUsable(page);
});

test('what fails on a page, and how long pages take, is in the figures by remote and version', async ({
  visit,
  ladder,
}) => {
  const figures = async (): Promise<string> => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`http://127.0.0.1:${ladder.port}/metrics`, { headers })).text();
  };
  const { page } = await visit('manager', '/v3/home');
  const reported = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/Telemetry') &&
      (answer.request().postData() ?? '').includes('"Phase":"render"'),
  );
  await page.goto('/v3/throwing/render');
  await expectFailure(page, 'Throwing on render', /Something went wrong on this page/);
  expect((await reported).status()).toBe(204);
  const release = 'remote="throwing",version="1\\.0\\.0[^"]*"';
  expect(await figures()).toMatch(
    new RegExp(`cadence_remote_failures_total\\{${release},phase="render",class="Error"\\} [1-9]`),
  );
  expect(await figures()).toMatch(new RegExp(`cadence_remote_people\\{${release},outcome="fails"\\} 1`));

  // A page that is left reports what is left to report.
  await page.goto('/v3/home');
  await expect
    .poll(figures, { timeout: 10_000 })
    .toMatch(
      new RegExp(`cadence_web_vital_seconds_count\\{${release},page="throwing:[a-z]+",vital="LCP"\\} [1-9]`),
    );
  await new Frame(page).goTo('Goals');
  await page.goto('/v3/home');
  await expect
    .poll(figures, { timeout: 10_000 })
    .toMatch(
      /cadence_remote_load_seconds_count\{remote="goals",version="(?!other)[^"]+",part="module"\} [1-9]/,
    );
});

test('contributions to slots that throw keep their place on the dashboard and on a profile, and collapse in the header', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/home');
  await page.reload();
  await expectDashboardWhole(page);
  await expectWidgetFailure(page, 'Throws on import', /could not be started/);
  const rendered = await expectWidgetFailure(page, 'Throws on render', /Something went wrong in this part/);
  await rendered.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(rendered.getByRole('heading')).toBeFocused();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.goto('/v3/profile');
  await page.getByRole('tab', { name: 'Throwing' }).click();
  await expect(page.getByRole('tabpanel').getByText('Throwing can’t be shown right now')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Zoë Lefèvre/ })).toBeVisible();
  await page.getByRole('tab', { name: /Direct Reports/ }).click();
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
});

test('an incompatible remote is never fetched and says what it waits for', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/home');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const loads = countLoads(page);
  await new Frame(page).goTo('Future');
  await expectFailure(page, 'Future', /needs a newer version of the platform/);
  await expectRestUsable(page);
  expect(asked.filter((url) => url.includes('/remotes/future/'))).toEqual([]);
  expect(loads()).toBe(0);
});

test('bytes that are not the released ones never run; Retry works once they are mended', async ({
  visit,
  ladder,
}) => {
  const restore = await ladder.releases.tamper('tampered');
  const { page } = await visit('manager', '/v3/home');
  await page.reload();
  await expectDashboardWhole(page);
  await expectWidgetFailure(page, 'Tampered widget', NOT_LOADED);
  const loads = countLoads(page);
  await new Frame(page).goTo('Tampered');
  await expectFailure(page, 'Tampered', NOT_LOADED);
  expect(loads(), 'one guarded reload at most').toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expectRestUsable(page);

  await restore();
  await new Frame(page).goTo('Tampered');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Tampered is here' })).toBeVisible();
});

test('a remote whose entry is gone fails alone; Retry works once it is back', async ({ open, ladder }) => {
  const restore = await ladder.releases.remove('missing');
  const { page, watch } = await open('manager');
  // The quiet page asks for it ahead.
  watch.allow(404, /^\/remotes\/missing\//);
  await page.goto('/v3/notifications');
  await fillLogin(page, 'manager');
  const loads = countLoads(page);
  await new Frame(page).goTo('Missing');
  await expectFailure(page, 'Missing', NOT_LOADED);
  expect(loads(), 'one guarded reload at most').toBeLessThanOrEqual(1);
  await expectRestUsable(page);

  await restore();
  await new Frame(page).goTo('Missing');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Missing is here' })).toBeVisible();
});

test('a slow remote holds up nothing but its own place', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/notifications');
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/remotes\/slow\//, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.reload();
  // An entry is given up after 16 s, and the page is loaded again then: what is looked at until then is already loaded.
  await visitOthers(page);
  await new Frame(page).goTo('Slow');
  await expect(page).toHaveURL(/\/v3\/slow$/);
  await expectRestUsable(page);
  arrival.resolve();
  await new Frame(page).goTo('Slow');
  await expect(page.getByRole('heading', { name: 'Slow is here' })).toBeVisible();
});

test('a remote with copies of its own of React and of the session is refused, and from elsewhere found out, with what to do', async ({
  visit,
  ladder,
}) => {
  expect(await ladder.releases.publishCopies()).toMatch(
    /^copies brings its own copy of react, @cadence\/shared-auth\./,
  );
  const remote = await serveRemote(REFUSED_DIST);
  const { page } = await visit('manager', `/v3/copies?mfe=copies@${remote.origin}/mf-manifest.json`);
  await expect(page.getByRole('heading', { name: /^React 19.*nobody is signed in$/ })).toBeVisible();
  await page.keyboard.press('Control+Shift+I');
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  await inspector.getByRole('tab', { name: /^Shared instances/ }).click();
  const faults = inspector.getByRole('list', { name: 'Second instances' }).getByRole('listitem');
  await expect(faults).toHaveCount(2);
  await expect(faults.filter({ hasText: 'own copy of react ' })).toContainText(/^copies .* webpack preset/);
  await expect(faults.filter({ hasText: '@cadence/shared-auth' })).toContainText(/^copies /);
  await inspector.getByRole('tab', { name: /^Errors/ }).click();
  const incidents = inspector.getByRole('row').filter({ hasText: 'instances' });
  await expect(incidents).toHaveCount(2);
  await remote.close();
});

test('the inspector outlines what remotes contribute, with slot and origin', async ({ visit }) => {
  const { page } = await visit('manager', '/v3/home?inspect');
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  await inspector.getByRole('switch', { name: 'Outline slots' }).check();
  const outline = page.getByText('dashboard.widget · goals:company-goals');
  await expect(outline).toBeVisible();
  // The outline follows the widget, which grows when its rows come.
  const distance = async (): Promise<number> => {
    const widget = await page.getByRole('region', { name: 'Company goals' }).boundingBox();
    const drawn = await outline.locator('..').boundingBox();
    if (!widget || !drawn) return Infinity;
    return Math.max(Math.abs(drawn.x - widget.x), Math.abs(drawn.height - widget.height));
  };
  await expect.poll(distance).toBeLessThan(2);
  await inspector.getByRole('switch', { name: 'Outline slots' }).uncheck();
  await expect(outline).toHaveCount(0);
});
