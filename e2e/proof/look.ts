import type { BrowserContext, Page } from 'playwright';
import type { RemoteDescriptor } from '@cadence/shared-contract/remote';
import { CLOCK } from '../src/clock.ts';
import { fillLogin } from '../src/sign-in.ts';
import { watchPage, type PageWatch } from '../src/watch.ts';

/** What is at a page. */
export interface Look {
  /** Headings, tabs, columns and buttons by their texts. */
  readonly parts: readonly string[];
  /** Sentences about what is wrong with it. */
  readonly faults: readonly string[];
}

export const HOME = '/v3/home';
const NAME = 'tab';
/** A page's data have come by then, on any machine. */
const PATIENCE_MS = 30_000;

/** Where a remote is to be seen: its pages that have an address of their own, and the dashboard when it is there. */
export function pagesOf({ routes, slots }: RemoteDescriptor): readonly string[] {
  const own = routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  return slots['dashboard.widget'] ? [...own, HOME] : own;
}

/** A tab, and what goes wrong in it. */
export interface Tab {
  readonly page: Page;
  readonly watch: PageWatch;
}

/** Signs in as the head of the organisation, who may open everything. */
export async function openTab(context: BrowserContext, origin: string): Promise<Tab> {
  // As the server's.
  await context.clock.setSystemTime(CLOCK);
  const page = await context.newPage();
  const watch = watchPage(page, NAME);
  await page.goto(`${origin}/v3/login`);
  await fillLogin(page, 'ceo');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  return { page, watch };
}

/**
 * Opens a page and looks at what a person sees of it.
 *
 * @param prefixes where it may lead on to
 * @param expected parts that it has in the newest shell
 */
export async function lookAt(
  { page, watch }: Tab,
  { path, prefixes }: { readonly path: string; readonly prefixes: readonly string[] },
  expected: readonly string[],
): Promise<Look> {
  const before = watch.problems.length;
  const { origin } = new URL(page.url());
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(hasParts, expected, { timeout: PATIENCE_MS }).catch(() => undefined);
  const { pathname } = new URL(page.url());
  const { isEmpty, parts, failures } = await page.evaluate(readPage);
  const faults = [
    ...(prefixes.some((prefix) => pathname.startsWith(prefix)) ? [] : [`leads to ${pathname}`]),
    ...(isEmpty ? ['shows nothing'] : expected.filter((part) => !parts.includes(part)).map(describeMissing)),
    ...failures.map((text) => `says: ${text}`),
    ...watch.problems.slice(before).map((problem) => problem.slice(`${NAME}: `.length)),
  ];
  return { parts, faults: faults.map((fault) => `${path} ${fault}`) };
}

const describeMissing = (part: string): string => `lacks ‘${part}’, which the newest shell shows`;

/** Runs in the page, alone: what it needs is in it. */
function hasParts(expected: readonly string[]): boolean {
  const main = document.querySelector('main');
  const found = [...(main?.querySelectorAll('h1, h2, h3, th, button, [role=tab]') ?? [])].map(
    ({ textContent }) => textContent,
  );
  return main?.textContent !== '' && expected.every((part) => found.includes(part));
}

/** Runs in the page. */
function readPage(): { isEmpty: boolean; parts: string[]; failures: string[] } {
  const main = document.querySelector('main');
  const texts = (selector: string): string[] =>
    [...(main?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent).filter(Boolean);
  const said = texts('[role=alert], [role=status], .sh-failed').filter((text) =>
    /can’t be shown right now|could not be (loaded|started)/.test(text),
  );
  return {
    isEmpty: (main?.textContent ?? '') === '',
    parts: [...new Set(texts('h1, h2, h3, th, button, [role=tab]'))],
    failures: [...said, ...texts('[data-slot-failure]')],
  };
}
