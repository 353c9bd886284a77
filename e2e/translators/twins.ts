import type { Locator, Page } from '@playwright/test';
import { PATIENCE } from '../engines/hand.ts';
import type { Way } from '../engines/hand.ts';
import { goTo } from '../engines/in-page.ts';
import { expect } from '../src/expect.ts';
import type { Person } from '../src/fixtures.ts';
import { eitherWay, MARK } from './marks.ts';
import { readPage } from './read-page.ts';

/** Of what differs that much is said, on either side of where it begins. */
const AROUND = 80;

/** Storage of a page that is not about its session: drafts, and what is kept of lists. */
function forgetDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (!key.startsWith('cadence.token.')) localStorage.removeItem(key);
  sessionStorage.clear();
}

/** Finds something on a page, translated or not. */
function find(page: Page, way: Way): Locator {
  let found: Page | Locator = page;
  for (const { role, name } of way)
    found =
      role === 'label'
        ? found.getByLabel(eitherWay(name ?? ''))
        : found.getByRole(role as Parameters<Page['getByRole']>[0], {
            ...(name !== undefined && { name: eitherWay(name) }),
          });
  return (found as Locator).first();
}

/** One of the pages of twins. */
export class Desk {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async press(...way: Way): Promise<void> {
    await find(this.page, way).click();
  }

  async choose(...way: Way): Promise<void> {
    await find(this.page, way).check();
  }

  async write(text: string, ...way: Way): Promise<void> {
    await find(this.page, way).fill(text);
  }

  async sees(...way: Way): Promise<void> {
    await expect(find(this.page, way)).toBeVisible(PATIENCE);
  }

  async misses(...way: Way): Promise<void> {
    await expect(find(this.page, way)).toBeHidden(PATIENCE);
  }

  async reads(text: string | RegExp, ...way: Way): Promise<void> {
    await expect(find(this.page, way)).toContainText(
      eitherWay(typeof text === 'string' ? new RegExp(text) : text),
      PATIENCE,
    );
  }
}

/**
 * Two pages of the same person: one behind a translator, where things are done, and one without, which follows. What is
 * only looked at or opened is done on both.
 */
export class Twins {
  readonly behind: Desk;
  readonly plain: Desk;

  constructor(behind: Person, plain: Person) {
    this.behind = new Desk(behind.page);
    this.plain = new Desk(plain.page);
  }

  async goTo(path: string): Promise<void> {
    await this.#both(({ page }) => page.evaluate(goTo, path));
  }

  press = (...way: Way): Promise<void> => this.#both((desk) => desk.press(...way));
  choose = (...way: Way): Promise<void> => this.#both((desk) => desk.choose(...way));
  write = (text: string, ...way: Way): Promise<void> => this.#both((desk) => desk.write(text, ...way));
  sees = (...way: Way): Promise<void> => this.#both((desk) => desk.sees(...way));
  misses = (...way: Way): Promise<void> => this.#both((desk) => desk.misses(...way));
  reads = (text: string | RegExp, ...way: Way): Promise<void> =>
    this.#both((desk) => desk.reads(text, ...way));

  /** Has the page without a translator show the address of the other one, without what was only written on it. */
  async follow(): Promise<void> {
    await this.plain.page.evaluate(forgetDrafts);
    await this.plain.page.goto(this.behind.page.url());
  }

  /** @returns what the page without a translator says, with which `hears` is called once it should have changed */
  async words(): Promise<string> {
    const { words } = await this.plain.page.evaluate(readPage, { isTranslated: false, mark: MARK });
    return words;
  }

  /** Waits until the page without a translator says something else than before. */
  async hears(before: string): Promise<void> {
    await expect.poll(() => this.words(), PATIENCE).not.toBe(before);
  }

  /** Waits until both are at another address. */
  async leaves(address: string): Promise<void> {
    await this.#both(({ page }) => expect(page).not.toHaveURL(address, PATIENCE));
  }

  /** @returns where the words of both begin to differ; null while either of them is not settled */
  async difference(): Promise<string | null> {
    const [behind, plain] = await Promise.all([
      this.behind.page.evaluate(readPage, { isTranslated: true, mark: MARK }),
      this.plain.page.evaluate(readPage, { isTranslated: false, mark: MARK }),
    ]);
    if (!behind.isSettled || !plain.isSettled) return null;
    if (behind.words === plain.words) return '';
    const at = [...behind.words].findIndex((letter, index) => letter !== plain.words[index]);
    const start = at < 0 ? behind.words.length : at;
    const around = ({ words }: { readonly words: string }): string =>
      words.slice(Math.max(0, start - AROUND), start + AROUND);
    return `behind the translator: …${around(behind)}…\nwithout one: …${around(plain)}…`;
  }

  /** Waits until both have settled and say the same. */
  async same(where: string): Promise<void> {
    await this.#both(({ page }) => page.mouse.move(0, 0));
    await expect.poll(() => this.difference(), { message: where, ...PATIENCE }).toBe('');
  }

  async #both(step: (desk: Desk) => Promise<unknown>): Promise<void> {
    await Promise.all([step(this.behind), step(this.plain)]);
  }
}
