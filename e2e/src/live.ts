import type { Page } from '@playwright/test';

/** Loads the page again and waits until the hub has answered: what happens from here on reaches it. */
export async function reloadLive(page: Page): Promise<void> {
  // From the commit on, no socket of the page before can be taken for the new one.
  await page.reload({ waitUntil: 'commit' });
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
}
