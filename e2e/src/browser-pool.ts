import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A page of the server that is no page of the product: nothing runs in it, and it has the product's storage. */
const NOWHERE = '/health/live';

/** More than any test has at once of one kind. */
const KEPT_OF_A_KIND = 4;

/** What a test may do to a browser that the next test would notice, and that cannot be taken back. */
const LEAVES_TRACES = {
  page: ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'on', 'once', 'setViewportSize'],
  context: [
    'addInitScript',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'on',
    'once',
    'route',
    'setOffline',
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
};

/** A browser while a test has it. */
export interface LentBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** From now on what the test does counts. */
  begin(): void;
}

interface Desk extends LentBrowser {
  readonly kind: string;
  hasTraces: boolean;
}

/**
 * Browsers that tests of a worker use one after the other: the second one finds the scripts of the product compiled. Each
 * begins with a page that shows nothing, an empty storage, and nothing planted.
 */
export class BrowserPool {
  readonly #browser: Browser;
  readonly #free: Desk[] = [];
  readonly #lent = new Map<Page, Desk>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * @param prepare what a new one is given before its first page
   * @param isNew whether it must be one
   */
  async lend(
    options: BrowserContextOptions,
    prepare: (context: BrowserContext) => Promise<void>,
    isNew = false,
  ): Promise<LentBrowser> {
    const kind = JSON.stringify(options);
    const at = isNew ? -1 : this.#free.findIndex((desk) => desk.kind === kind);
    const desk = at < 0 ? await this.#open(options, prepare) : this.#free.splice(at, 1)[0];
    if (desk === undefined) throw new Error('There is no such browser');
    this.#lent.set(desk.page, desk);
    return desk;
  }

  /** Closes what cannot be lent again. */
  async takeBack(page: Page, isKept: boolean): Promise<void> {
    const desk = this.#lent.get(page);
    if (desk === undefined) return;
    this.#lent.delete(page);
    const { context, kind } = desk;
    const others = this.#free.filter((one) => one.kind === kind).length;
    const isWhole = isKept && !desk.hasTraces && !page.isClosed() && context.pages().length === 1;
    if (isWhole && others < KEPT_OF_A_KIND && (await isEmptied(desk))) this.#free.push(desk);
    else await context.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map(({ context }) => context.close()));
  }

  async #open(
    options: BrowserContextOptions,
    prepare: (context: BrowserContext) => Promise<void>,
  ): Promise<Desk> {
    const context = await this.#browser.newContext(options);
    await prepare(context);
    const page = await context.newPage();
    await page.goto(NOWHERE);
    const desk: Desk = {
      kind: JSON.stringify(options),
      context,
      page,
      hasTraces: false,
      begin: () => {
        desk.hasTraces = false;
      },
    };
    const leaveTraces = (): void => {
      desk.hasTraces = true;
    };
    const { origin } = new URL(page.url());
    page.on('framenavigated', (frame) => {
      if (frame.parentFrame() === null && !frame.url().startsWith(origin)) leaveTraces();
    });
    watchCalls(page, LEAVES_TRACES.page, leaveTraces);
    watchCalls(context, LEAVES_TRACES.context, leaveTraces);
    watchCalls(page.clock, LEAVES_TRACES.clock, leaveTraces);
    watchCalls(context.clock, LEAVES_TRACES.clock, leaveTraces);
    return desk;
  }
}

/** Leaves the product as a person does who goes elsewhere, and forgets what it kept. */
async function isEmptied({ context, page }: Desk): Promise<boolean> {
  try {
    await page.goto(NOWHERE);
    await context.clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return true;
  } catch {
    // It crashed, or its server is gone.
    return false;
  }
}

function watchCalls(target: object, names: readonly string[], called: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') throw new Error(`A browser has no ${name}`);
    Reflect.set(target, name, (...args: unknown[]): unknown => {
      called();
      return Reflect.apply(method, target, args);
    });
  }
}
