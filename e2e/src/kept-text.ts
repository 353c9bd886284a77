import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** What the device has of forms that were not saved: encrypted, so that no more than a change of it can be seen. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('cadence.draft'))
      .join('\n'),
  );
}

/**
 * Waits until the device has what was typed, and answers with it. Encrypting continues after the form has said so: it
 * is done once two looks find the same.
 */
export async function expectKept(page: Page): Promise<string> {
  let kept = '';
  await expect
    .poll(async () => {
      const before = kept;
      kept = await readKept(page);
      return kept !== '' && kept === before;
    })
    .toBe(true);
  return kept;
}

/**
 * Makes one more change of a form that keeps its text, and waits until the device has it. The form may say that text is
 * kept before the last of it has been encrypted, and a page that is left then loses that.
 */
export async function changeKept(page: Page, change: () => Promise<void>): Promise<void> {
  await expect(page.getByText(/^Draft saved on this device/)).toBeVisible();
  const before = await expectKept(page);
  await change();
  await expect.poll(() => readKept(page)).not.toBe(before);
}
