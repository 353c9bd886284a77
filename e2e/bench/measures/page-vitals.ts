import type { Browser, BrowserContext, Page } from 'playwright';
import { launchBrowser, signedInState, throttle } from '../browser.ts';
import { median, percentile, spread } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { readVitals, watchVitals, type Vitals } from '../in-page/vitals.ts';
import { watchPace } from '../pace.ts';
import { PAGES, type MeasuredPage, type Press } from '../pages.ts';

const RUNS = 5;
const CLOCK = '2026-11-18T15:00:00Z';
/** Changes of route to each page after it was seen once. */
const VISITS = 8;
/** The next step waits until the page has settled. */
const AT_REST_MS = 500;
const VIEWPORT = { width: 1440, height: 900 };

/** By the Escape key, after what floats over the page is there and before anything else is pressed. */
async function close(page: Page): Promise<void> {
  const open = page.getByRole('dialog').or(page.getByRole('menu'));
  await open.first().waitFor();
  await page.waitForTimeout(AT_REST_MS);
  await page.keyboard.press('Escape');
  await open.first().waitFor({ state: 'hidden' });
}

async function act(page: Page, press: Press): Promise<void> {
  if ('press' in press) await page.getByRole(press.press, { name: press.name }).first().click();
  else if ('at' in press) await page.locator(press.at).nth(press.nth).click();
  else if ('close' in press) await close(page);
  else
    await page
      .getByRole('searchbox', { name: press.into })
      .first()
      .pressSequentially(press.text, { delay: 60 });
  await page.waitForTimeout(AT_REST_MS);
}

async function openThrottled(context: BrowserContext, { path, content }: MeasuredPage): Promise<Page> {
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript(watchVitals);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator(content).first().waitFor();
  await page.waitForTimeout(AT_REST_MS);
  return page;
}

async function measurePage(
  browser: Browser,
  baseURL: string,
  measured: MeasuredPage,
): Promise<readonly Vitals[]> {
  const runs: Vitals[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const storageState = await signedInState(browser, baseURL, measured.account);
    const context = await browser.newContext({ baseURL, viewport: VIEWPORT, storageState });
    const page = await openThrottled(context, measured);
    for (const press of measured.presses) await act(page, press);
    runs.push(await page.evaluate(readVitals));
    await context.close();
  }
  return runs;
}

/** @param pace how many times longer the machine takes than the one on which the limits were set */
function vitalsOf({ name }: MeasuredPage, runs: readonly Vitals[], pace: number): readonly Figure[] {
  const of = (read: (vitals: Vitals) => number): readonly number[] => runs.map(read);
  const [lcp, inp, cls] = [of((v) => v.lcp / 1_000), of((v) => v.inp), of((v) => v.cls)];
  const profile = `min / median / max of ${RUNS} cold loads, 4 × slower processor, 10 Mbit/s`;
  const slowest = runs.toSorted((a, b) => b.inp - a.inp)[0]?.slowest ?? 'nothing';
  const moved = runs.toSorted((a, b) => b.cls - a.cls)[0]?.moved ?? 'nothing';
  return [
    {
      id: 'P5',
      what: `largest content of ${name}`,
      value: median(lcp),
      unit: 's',
      reach: { is: 'at most', value: 2 },
      detail: `${spread(lcp, 2)} s (${profile}), ${(median(lcp) / pace).toFixed(1)} at the pace of the limits’ machine`,
    },
    {
      id: 'P5',
      what: `slowest answer to a press on ${name}`,
      value: median(inp),
      unit: 'ms',
      reach: { is: 'at most', value: 100 },
      detail: `${spread(inp)} ms, ${(median(inp) / pace).toFixed(0)} at the pace of the limits’ machine (${pace.toFixed(1)} times faster); the slowest was ${slowest}`,
    },
    {
      id: 'P5',
      what: `layout shift of ${name}`,
      value: median(cls),
      unit: 'ratio',
      reach: { is: 'at most', value: 0.05 },
      detail: `${spread(cls, 3)}${Math.max(...cls) > 0 ? `; ${moved} moved` : ''}`,
    },
  ];
}

/**
 * Milliseconds from a press in the menu, or its keys where a page has no link there, to the frame with the page's
 * content. Runs in the page.
 */
function visit({ path, content, keys }: Pick<MeasuredPage, 'path' | 'content' | 'keys'>): Promise<number> {
  const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
  const { promise, resolve } = Promise.withResolvers<number>();
  const began = performance.now();
  if (link === null)
    for (const key of (keys ?? '').split(' '))
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code: `Key${key.toUpperCase()}`,
          bubbles: true,
          cancelable: true,
        }),
      );
  else link.click();
  const watch = (): void => {
    if (document.querySelector(content) === null) return void requestAnimationFrame(watch);
    requestAnimationFrame(() => resolve(performance.now() - began));
  };
  requestAnimationFrame(watch);
  return promise;
}

/** From page to page of the menu, over and over, as somebody goes who has seen them all. */
async function measureRoutes(browser: Browser, baseURL: string, pace: number): Promise<readonly Figure[]> {
  const pages = PAGES.filter(({ keys }) => keys !== undefined);
  // Everything in the menu is open to them.
  const storageState = await signedInState(browser, baseURL, 'manager');
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT, storageState });
  const page = await context.newPage();
  await page.goto('/v3/help', { waitUntil: 'networkidle' });
  const times = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round <= VISITS; round += 1) {
    for (const { name, path, content, keys } of pages) {
      const took = await page.evaluate(visit, { path, content, ...(keys !== undefined && { keys }) });
      // The first time its data are not there yet.
      if (round > 0) times.get(name)?.push(took);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(AT_REST_MS / 5);
    }
  }
  await context.close();
  const figure = (what: string, visits: readonly number[]): Figure => ({
    id: 'P4',
    what,
    value: percentile(visits, 0.95),
    unit: 'ms',
    reach: { is: 'at most', value: 60 },
    detail: `${spread(visits)} ms (min / median / max of ${visits.length}), p95 ${(percentile(visits, 0.95) / pace).toFixed(0)} at the pace of the limits’ machine`,
  });
  return [
    figure('from a press in the menu to the content of a page seen before, p95', [...times.values()].flat()),
    ...[...times].map(([name, visits]) =>
      figure(`from a press in the menu to the content of ${name}, p95`, visits),
    ),
  ];
}

const addressOf = ({ port }: ServerProcess) => `http://acme.localhost:${port}`;

/** All, or those that `BENCH_PAGES` names, with commas between them. */
function wantedPages(): readonly MeasuredPage[] {
  const names = process.env['BENCH_PAGES']?.split(',');
  return PAGES.filter(({ name }) => names?.includes(name) ?? true);
}

/** P4 and P5: how fast every page of the menu answers to people. */
export const pageVitals: Measure = {
  name: 'page-vitals',
  async run() {
    const readPace = await watchPace();
    const server = await startServer({ CLOCK, DEMO: 'on' });
    const browser = await launchBrowser();
    try {
      const baseURL = addressOf(server);
      const wanted = wantedPages();
      const runs = new Map<MeasuredPage, readonly Vitals[]>();
      for (const measured of wanted) runs.set(measured, await measurePage(browser, baseURL, measured));
      const pace = await readPace();
      const routes = await measureRoutes(browser, baseURL, pace);
      return [...routes, ...[...runs].flatMap(([measured, vitals]) => vitalsOf(measured, vitals, pace))];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
