import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../browser.ts';
import { median, spread } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import type { ScratchDatabase } from '../../src/scratch-database.ts';
import { seedOrganisation } from '../../src/seeded-organisation.ts';
import { signIn, startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';

const ORGANISATION = { subdomain: 'medium', people: 10_000, goals: 100 };
const RUNS = 7;
const PANS = 5;
const PAN_FRAMES = 120;
const STRUCTURE = '.oc';
const SURFACE = '.oc-view';

/** A page on which the ceo is signed in and sees the dashboard; its remotes have been fetched ahead. */
async function openHome(browser: Browser, server: ServerProcess): Promise<Page> {
  const origin = `http://${ORGANISATION.subdomain}.localhost:${server.port}`;
  const token = await signIn(server, `ceo@${ORGANISATION.subdomain}.example`);
  const localStorage = [{ name: `cadence.token.${new URL(origin).host}`, value: token }];
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto('/v3/home', { waitUntil: 'networkidle' });
  return page;
}

interface FirstPaint {
  /** Milliseconds from the click on the menu to the frame that shows cards. */
  readonly shown: number;
  readonly fetched: number;
  readonly laidOut: number;
}

/** Opens the chart from the menu. */
async function openChart(page: Page): Promise<FirstPaint> {
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(10_000);
    document.addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true });
    const watch = () => {
      if (!document.querySelector('.oc-card')) return void requestAnimationFrame(watch);
      requestAnimationFrame(() => performance.mark('shown'));
    };
    requestAnimationFrame(watch);
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organization' }).click();
  const times = await page.waitForFunction(() => {
    const [pressed] = performance.getEntriesByName('pressed');
    const [shown] = performance.getEntriesByName('shown');
    if (!pressed || !shown) return null;
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/OrgData'));
    const layouts = performance
      .getEntriesByName('org-chart layout')
      .filter(({ startTime }) => startTime < shown.startTime);
    return {
      shown: shown.startTime - pressed.startTime,
      fetched: calls.reduce((sum, { duration }) => sum + duration, 0),
      laidOut: layouts.reduce((sum, { duration }) => sum + duration, 0),
    };
  });
  const value = await times.jsonValue();
  if (!value) throw new Error('The chart was never shown');
  return value;
}

interface Pan {
  readonly framesPerSecond: number;
  /** The most elements that the structure had in any frame. */
  readonly elements: number;
}

/** Drags the chart a little further in every frame, there and back, as a hand would. */
function pan(page: Page): Promise<Pan> {
  return page.evaluate(
    async ({ frames, structure, surface }) => {
      const target = document.querySelector(surface);
      const all = document.querySelector(structure);
      if (!target || !all) throw new Error('There is no chart');
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const send = (to: EventTarget, type: string, offset: number) =>
        to.dispatchEvent(
          new MouseEvent(type, {
            view: window,
            bubbles: true,
            cancelable: true,
            clientX: x + offset,
            clientY: y + offset / 4,
          }),
        );
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      let elements = 0;
      send(target, 'mousedown', 0);
      const began = await nextFrame();
      let now = began;
      for (let frame = 1; frame <= frames; frame += 1) {
        send(window, 'mousemove', 14 * (frame < frames / 2 ? frame : frames - frame));
        now = await nextFrame();
        elements = Math.max(elements, all.querySelectorAll('*').length);
      }
      send(window, 'mouseup', 0);
      return { framesPerSecond: (frames * 1000) / (now - began), elements };
    },
    { frames: PAN_FRAMES, structure: STRUCTURE, surface: SURFACE },
  );
}

async function panOften(page: Page): Promise<readonly Pan[]> {
  const pans: Pan[] = [];
  for (let run = 0; run < PANS; run += 1) pans.push(await pan(page));
  return pans;
}

function framesFigure(where: string, pans: readonly Pan[]): Figure {
  const rates = pans.map(({ framesPerSecond }) => framesPerSecond);
  return {
    id: 'P11',
    what: `org chart of 10,000, everyone expanded: frames a second while it pans, ${where}`,
    value: median(rates),
    unit: 'count',
    reach: { is: 'at least', value: 55 },
    detail: `${spread(rates, 1)} (min / median / max of ${PANS} pans of ${PAN_FRAMES} frames), headless Chromium without a GPU`,
  };
}

async function measureMoves(page: Page): Promise<readonly Figure[]> {
  await page.getByRole('button', { name: 'Expand all' }).click();
  const near = await panOften(page);
  await page.getByRole('button', { name: 'Fit to screen' }).click();
  await page.locator('.oc-card').first().waitFor({ state: 'detached' });
  const far = await panOften(page);
  const elements = [...near, ...far].map((one) => one.elements);
  return [
    {
      id: 'P11',
      what: 'org chart of 10,000, everyone expanded: elements on the page',
      value: Math.max(...elements),
      unit: 'count',
      reach: { is: 'at most', value: 400 },
      detail: 'the most in any frame of all pans, with search, tools and minimap',
    },
    framesFigure('names readable', near),
    framesFigure('all of it in sight', far),
  ];
}

async function measure(browser: Browser, server: ServerProcess): Promise<readonly Figure[]> {
  const paints: FirstPaint[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openHome(browser, server);
    paints.push(await openChart(page));
    await page.context().close();
  }
  const ratios = paints.map(({ shown, fetched, laidOut }) => shown / (fetched + laidOut));
  const page = await openHome(browser, server);
  await openChart(page);
  const moves = await measureMoves(page);
  await page.context().close();
  const part = (read: (paint: FirstPaint) => number): string => median(paints.map(read)).toFixed(0);
  return [
    {
      id: 'P11',
      what: 'org chart of 10,000: first paint after the click ÷ (fetch + layout)',
      value: median(ratios),
      unit: 'ratio',
      reach: { is: 'at most', value: 1.5 },
      detail: `${part(({ shown }) => shown)} ÷ (${part(({ fetched }) => fetched)} + ${part(({ laidOut }) => laidOut)}) ms, medians of ${RUNS}; ratios ${spread(ratios, 2)}`,
    },
    ...moves,
  ];
}

async function run(database: ScratchDatabase): Promise<readonly Figure[]> {
  await seedOrganisation(database, ORGANISATION);
  const server = await startServer({ DATABASE_URL: database.url, DEMO: 'off' });
  const browser = await launchBrowser();
  try {
    return await measure(browser, server);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** P11: the chart of a large organisation. */
export const orgChart: Measure = {
  name: 'org-chart',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: P11 is not measured.');
      return [];
    }
    try {
      return await run(database);
    } finally {
      await database.drop();
    }
  },
};
