import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/**
 * Waits until the focus is inside. What opens over the page can be seen a frame before it listens to keys: anyone who
 * presses one has to wait for its focus, as somebody without a mouse does.
 */
export async function expectFocusWithin(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Most presses of the Tab key before giving up. */
const STOPS = 120;

/** Presses the Tab key until the part has the focus. */
export async function tabTo(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(part).toBeFocused();
}
