import type { Locator } from '@playwright/test';

/** Presses a button that says why it cannot be pressed now, as anyone does who has not read that. */
export async function pressAnyway(button: Locator): Promise<void> {
  await button.click({ force: true });
}
