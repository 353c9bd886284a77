import type { APIRequestContext, Page } from '@playwright/test';
import { PAGE_RULES } from '../../shared-ui/.storybook/page-rules.ts';
import { findViolations, RULES } from './axe.ts';
import { photograph } from './picture-book.ts';
import { readPixels } from './picture-pixels.ts';
import type { Pixels } from './picture-pixels.ts';
import { THEMES } from './screens.ts';
import { watchPage } from './watch.ts';
import { OVERLAYS } from './walked-actions.ts';

/** A story as Storybook's index lists it. */
export interface Story {
  readonly id: string;
  readonly name: string;
  /** Section and page: 'Controls/Button'. */
  readonly title: string;
}

interface IndexEntry extends Story {
  readonly type: 'story' | 'docs';
}

/** How a story looks in both themes. */
export interface StoryLook {
  readonly story: Story;
  readonly light: Pixels;
  readonly dark: Pixels;
}

/** The window of a story; what is longer is pictured to its end. */
export const STORY_WINDOW = { width: 1024, height: 768 };
const START = 'welcome-start-here--welcome';

/** @returns every story of the Storybook that a server has, in the order of its side bar */
export async function listStories(request: APIRequestContext, origin: string): Promise<readonly Story[]> {
  const answer = await request.get(`${origin}/storybook/index.json`);
  const { entries } = (await answer.json()) as { readonly entries: Readonly<Record<string, IndexEntry>> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Opens the frame that shows stories, in the theme of the system, without the panel's own look for violations. */
export async function openStories(page: Page): Promise<void> {
  await page.setViewportSize(STORY_WINDOW);
  await page.goto(`/storybook/iframe.html?id=${START}&viewMode=story&globals=theme:system;a11y.manual:!true`);
  await page.locator('#storybook-root > *').first().waitFor();
}

/** Shows one story after another in a frame that is open, which is ten times as fast as opening it for each. */
export class StoryWalk {
  readonly #page: Page;
  readonly #watch;

  constructor(page: Page) {
    this.#page = page;
    this.#watch = watchPage(page, 'story');
  }

  /**
   * Draws a story and plays what it plays.
   * @returns a line for each thing that went wrong, none when all is well
   */
  async show({ id }: Story): Promise<readonly string[]> {
    const before = this.#watch.problems.length;
    await this.#page.mouse.move(0, 0);
    const problems = await this.#page.evaluate(showStory, id);
    return [...problems, ...this.#watch.problems.slice(before)];
  }

  /** What axe finds in the story that is shown, but for rules that are about whole pages; leaves it in the dark. */
  async examine(): Promise<readonly string[]> {
    const found: string[] = [];
    for (const theme of THEMES)
      for (const line of await findViolations(this.#page, theme, RULES, PAGE_RULES))
        found.push(`${theme}: ${line}`);
    return found;
  }

  async photograph(story: Story): Promise<StoryLook> {
    await this.#page.emulateMedia({ colorScheme: 'light' });
    const light = await photographStory(this.#page);
    await this.#page.emulateMedia({ colorScheme: 'dark' });
    const dark = await photographStory(this.#page);
    await this.#page.emulateMedia({ colorScheme: 'light' });
    return { story, light, dark };
  }
}

/** What is open over the page as in any other picture; otherwise the story from its beginning to its end. */
async function photographStory(page: Page): Promise<Pixels> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if ((await page.locator(OVERLAYS).filter({ visible: true }).count()) > 0) return photograph(page);
  const clip = await page.evaluate(boxOfStory);
  return readPixels(
    await page.screenshot({ animations: 'disabled', caret: 'initial', scale: 'css', fullPage: true, clip }),
  );
}

/** Runs in the page. The story with the space around it, in whole pixels, on the page. */
function boxOfStory(): { x: number; y: number; width: number; height: number } {
  const { bottom } = document.querySelector('#storybook-root')?.getBoundingClientRect() ?? { bottom: 0 };
  // Toasts are at the bottom of the window.
  const isOverPage = [...document.querySelectorAll('[data-scope=toast]')].some((part) =>
    part.checkVisibility(),
  );
  const end = isOverPage ? innerHeight : Math.ceil(bottom + scrollY) + 16;
  return { x: 0, y: 0, width: document.documentElement.clientWidth, height: Math.max(end, 16) };
}

interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

/** Runs in the page. Asks Storybook for a story and waits until it has been drawn and played, or failed. */
function showStory(id: string): Promise<string[]> {
  const FAILURES = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const describe = (payload: unknown): string => {
    const { message, description } = (payload ?? {}) as { message?: string; description?: string };
    // Testing Library adds the whole page.
    return (message ?? description ?? JSON.stringify(payload)).slice(0, 300);
  };
  // A story that goes away passes its focus on, which the next one would show.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return new Promise((resolve) => {
    const listeners: (readonly [string, (payload: unknown) => void])[] = [];
    const end = (problems: string[]): void => {
      for (const [event, listener] of listeners) channel.off(event, listener);
      resolve(problems);
    };
    for (const event of FAILURES)
      listeners.push([event, (payload) => end([`${event}: ${describe(payload)}`])]);
    listeners.push([
      'storyFinished',
      (payload) => {
        if ((payload as { readonly storyId?: string }).storyId === id) end([]);
      },
    ]);
    for (const [event, listener] of listeners) channel.on(event, listener);
    const isShown = new URLSearchParams(location.search).get('id') === id;
    if (isShown) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
