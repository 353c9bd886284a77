import type { Locator } from '@playwright/test';
import { expect } from './expect.ts';

/**
 * Waits until the focus is inside. What opens over the page can be seen a frame before it listens to keys: whoever
 * presses one has to wait for its focus, as somebody without a mouse does.
 */
export async function expectFocusWithin(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}
