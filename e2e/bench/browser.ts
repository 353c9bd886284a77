import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Account } from '../src/accounts.ts';
import { fillLogin } from '../src/sign-in.ts';

const executablePath = process.env['CADENCE_CHROMIUM'];
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export function launchBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
}

/** Signs in through the login screen; the state opens further contexts signed in. */
export async function signedInState(
  browser: Browser,
  origin: string,
  account: Account = 'manager',
): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/v3/login');
  await fillLogin(page, account);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The profile that page loads are measured on: a slow laptop on a mobile connection (quality P1). */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: (10 * 1024 * 1024) / 8,
  uploadThroughput: (10 * 1024 * 1024) / 8,
};

/** Goal rows of the dashboard's widgets: the first thing that a person came for. */
const CONTENT = '.sh-home a[href^="/v3/goals/"]';

export interface PageLoadRun {
  /** Milliseconds from navigation to the frame that shows the first content. */
  readonly content: number;
  /** Compressed bytes of scripts that had arrived by then. */
  readonly scriptBytes: number;
}

/** Loads home once in a page of `context`, throttled. */
export async function loadHome(context: BrowserContext): Promise<PageLoadRun> {
  const page = await context.newPage();
  const scripts = await throttle(page);
  await page.addInitScript((selector) => {
    const watch = () => {
      if (!document.querySelector(selector)) return void requestAnimationFrame(watch);
      requestAnimationFrame(() => performance.mark('content'));
    };
    requestAnimationFrame(watch);
  }, CONTENT);
  await page.goto('/v3/home', { waitUntil: 'commit' });
  const mark = await page.waitForFunction(() => performance.getEntriesByName('content')[0]?.startTime);
  const content = await mark.jsonValue();
  const scriptBytes = scripts();
  await page.close();
  if (content === undefined) throw new Error('The content was never shown');
  return { content, scriptBytes };
}

/** Puts a page on the profile; answers what scripts have weighed since. */
export async function throttle(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript') && !response.fromDiskCache) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}
