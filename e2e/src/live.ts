import type { Page, WebSocket } from '@playwright/test';
import { HUB_PATH } from '@cadence/shared-contract';

/** Keeps live events from the page: from its next load on, the hub never answers it. */
export async function keepFromHub(page: Page): Promise<void> {
  await page.route(`**${HUB_PATH}/negotiate*`, () => undefined);
}

/** Loads the page again and waits until the hub has answered: what happens from here on reaches it, by this socket. */
export async function reloadLive(page: Page): Promise<WebSocket> {
  // From the commit on, no socket of the page before can be taken for the new one.
  await page.reload({ waitUntil: 'commit' });
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
  return socket;
}
