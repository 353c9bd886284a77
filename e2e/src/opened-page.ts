import type { Page } from '@playwright/test';
import { watchPage } from './watch.ts';
import type { PageWatch } from './watch.ts';

/** A page that another one opened beside itself, watched like that. */
export async function openedBy(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly page: Page; readonly watch: PageWatch }> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), press()]);
  return { page: opened, watch: watchPage(opened, 'opened page') };
}
