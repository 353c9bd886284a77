import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** For everybody, and without the frame: on the way over it, frame and page are gone with all they had open. */
const BETWEEN = '/v3/privacy';

const OVERLAYS =
  '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"],[role="tooltip"],.cd-toast';

/**
 * Goes to a path as a load would, without its costs: by the router of the page that is there, and with nothing left of what
 * that page showed. Of a page that would ask before it is left, a load leads away.
 */
export async function goInApp(page: Page, path: string): Promise<void> {
  if (await page.evaluate(wouldAsk)) {
    await page.goto(path);
    return;
  }
  const between = page.getByRole('heading', { level: 1, name: 'Privacy' });
  await page.evaluate(navigate, BETWEEN);
  await expect(between).toBeVisible();
  await expect(page.locator(OVERLAYS)).toHaveCount(0);
  if (path === BETWEEN) return;
  await page.evaluate(navigate, path);
  await expect(between).toHaveCount(0);
}

/** Runs in the page. */
function wouldAsk(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Runs in the page, whose router learns of an address by this event. */
function navigate(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
