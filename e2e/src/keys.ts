import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/** Most presses of the Tab key on the way to something. */
const STOPS = 120;

/** A person with a keyboard and nothing else, who has to see where they are after every key. */
export class Keys {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses keys one after another; the focus is seen after each of them. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      await this.expectFocusSeen(`after ${key}`);
    }
  }

  /** Tab by Tab to a control, which has to be reached; the focus is seen at every stop on the way. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  /** Goes to a control and presses it. */
  async use(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.press('Enter');
  }

  async write(text: string): Promise<void> {
    await this.#page.keyboard.insertText(text);
  }

  /** The focus shows in the window; what opens takes it a frame later. */
  async expectFocusSeen(when: string): Promise<void> {
    await expect.poll(() => this.#page.evaluate(hiddenFocus), { message: `focus ${when}` }).toBeNull();
  }
}

/**
 * Runs in the page. What has the focus without showing it, or null: a ring around itself or what it lies in, a text
 * cursor beside a marked suggestion, or the highlight of a menu. A page or a dialog that was just opened may have the focus
 * as a whole.
 */
function hiddenFocus(): string | null {
  const active = document.activeElement;
  if (active === null || active === document.body) return 'nothing has the focus';
  if (active.matches('main,h1,[role="dialog"],[role="alertdialog"]')) return null;
  const around: Element[] = [];
  for (let at: Element | null = active; at !== null && around.length < 5; at = at.parentElement)
    around.push(at);
  const isRinged = around.some((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)');
  });
  const pointed = active.getAttribute('aria-activedescendant');
  const isPointing = pointed !== null && document.getElementById(pointed)?.checkVisibility() === true;
  const isMarked = active.matches('[data-highlighted],[role="menu"]:has([data-highlighted])');
  const { left, top, right, bottom } = active.getBoundingClientRect();
  const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return (isRinged || isPointing || isMarked) && isInWindow ? null : active.outerHTML.slice(0, 200);
}
