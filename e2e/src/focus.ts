import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/**
 * Waits until the focus is inside. What opens over the page can be seen a frame before it listens to keys: whoever
 * presses one has to wait for its focus, as somebody without a mouse does.
 */
export async function expectFocusWithin(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Stops of the Tab key on the longest way that is gone. */
const STOPS = 120;

/** Goes on by the Tab key until the part has the focus. */
export async function tabTo(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(part).toBeFocused();
}
