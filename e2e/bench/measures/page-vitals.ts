import type { Browser, BrowserContext, Page } from 'playwright';
import { launchBrowser, signedInState, throttle } from '../browser.ts';
import { median, percentile, spread } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { readVitals, watchVitals, type Vitals } from '../in-page/vitals.ts';

const RUNS = 5;
const CLOCK = '2026-11-18T15:00:00Z';
/** Changes of route between pages that were seen before. */
const VISITS = 40;
/** The next step waits until the page has settled. */
const AT_REST_MS = 500;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What a person came for. */
  readonly content: string;
  /** What people press there, in this order. */
  use(page: Page): Promise<void>;
}

const press = async (page: Page, role: 'button' | 'tab' | 'link', name: string | RegExp): Promise<void> => {
  await page.getByRole(role, { name }).first().click();
  await page.waitForTimeout(AT_REST_MS);
};

const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    path: '/v3/home',
    content: '.sh-home a[href^="/v3/goals/"]',
    async use(page) {
      await press(page, 'button', 'Company');
      await press(page, 'button', /need an update$/);
      await page.keyboard.press('Escape');
      await press(page, 'button', /^Notifications/);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(AT_REST_MS);
    },
  },
  {
    name: 'goals',
    path: '/v3/goals',
    content: '.cd-list-row',
    async use(page) {
      await page.locator('.cd-list-row a').nth(3).click();
      await page.waitForTimeout(AT_REST_MS);
      await press(page, 'button', /^Filter/);
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox', { name: /goals/i }).pressSequentially('time', { delay: 60 });
      await page.waitForTimeout(AT_REST_MS);
    },
  },
  {
    name: 'organization',
    path: '/v3/organization',
    content: '.oc-card',
    async use(page) {
      await press(page, 'tab', 'Directory');
      await page
        .getByRole('searchbox', { name: /people|employees/i })
        .pressSequentially('ana', { delay: 60 });
      await page.waitForTimeout(AT_REST_MS);
      await press(page, 'tab', /chart|structure/i);
    },
  },
];

async function openThrottled(context: BrowserContext, { path, content }: Screen): Promise<Page> {
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript(watchVitals);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator(content).first().waitFor();
  return page;
}

async function measureScreen(browser: Browser, baseURL: string, screen: Screen): Promise<readonly Vitals[]> {
  const runs: Vitals[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1440, height: 900 },
      storageState: await signedInState(browser, baseURL),
    });
    const page = await openThrottled(context, screen);
    await screen.use(page);
    runs.push(await page.evaluate(readVitals));
    await context.close();
  }
  return runs;
}

function vitalsOf({ name }: Screen, runs: readonly Vitals[]): readonly Figure[] {
  const of = (read: (vitals: Vitals) => number): readonly number[] => runs.map(read);
  const [lcp, inp, cls] = [of((v) => v.lcp / 1_000), of((v) => v.inp), of((v) => v.cls)];
  const profile = `min / median / max of ${RUNS} cold loads, 4 × slower processor, 10 Mbit/s`;
  const slowest = runs.toSorted((a, b) => b.inp - a.inp)[0]?.slowest ?? 'nothing';
  return [
    {
      id: 'P5',
      what: `largest content of ${name}`,
      value: median(lcp),
      unit: 's',
      reach: { is: 'at most', value: 2 },
      detail: `${spread(lcp, 2)} s (${profile})`,
    },
    {
      id: 'P5',
      what: `slowest answer to a press on ${name}`,
      value: median(inp),
      unit: 'ms',
      reach: { is: 'at most', value: 100 },
      detail: `${spread(inp)} ms; the slowest was ${slowest}`,
    },
    {
      id: 'P5',
      what: `layout shift of ${name}`,
      value: median(cls),
      unit: 'ratio',
      reach: { is: 'at most', value: 0.05 },
      detail: `${spread(cls, 3)}`,
    },
  ];
}

/** Milliseconds from a press in the menu to the frame with the page's content, of pages that were seen before. */
async function measureRoutes(browser: Browser, baseURL: string): Promise<Figure> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    storageState: await signedInState(browser, baseURL),
  });
  const page = await context.newPage();
  await page.goto('/v3/home', { waitUntil: 'networkidle' });
  const visit = (screen: Screen): Promise<number> =>
    page.evaluate(
      ({ path, content }) => {
        const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
        if (link === null) throw new Error(`The menu has no ${path}`);
        const { promise, resolve } = Promise.withResolvers<number>();
        const began = performance.now();
        link.click();
        const watch = (): void => {
          if (document.querySelector(content) === null) return void requestAnimationFrame(watch);
          requestAnimationFrame(() => resolve(performance.now() - began));
        };
        requestAnimationFrame(watch);
        return promise;
      },
      { path: screen.path, content: screen.content },
    );
  const visits: number[] = [];
  for (let index = 0; index < VISITS + SCREENS.length; index += 1) {
    const screen = SCREENS[(index + 1) % SCREENS.length];
    if (screen === undefined) continue;
    const took = await visit(screen);
    // The first time its data are not there yet.
    if (index >= SCREENS.length) visits.push(took);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(AT_REST_MS / 5);
  }
  await context.close();
  return {
    id: 'P4',
    what: 'from a press in the menu to the content of a page seen before, p95',
    value: percentile(visits, 0.95),
    unit: 'ms',
    reach: { is: 'at most', value: 60 },
    detail: `${spread(visits)} ms (min / median / max of ${visits.length}) between ${SCREENS.map(({ name }) => name).join(', ')}`,
  };
}

const addressOf = ({ port }: ServerProcess) => `http://acme.localhost:${port}`;

/** P4 and P5: how fast pages answer to people. */
export const pageVitals: Measure = {
  name: 'page-vitals',
  async run() {
    const server = await startServer({ CLOCK, DEMO: 'on' });
    const browser = await launchBrowser();
    try {
      const baseURL = addressOf(server);
      const figures: Figure[] = [await measureRoutes(browser, baseURL)];
      for (const screen of SCREENS)
        figures.push(...vitalsOf(screen, await measureScreen(browser, baseURL, screen)));
      return figures;
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
