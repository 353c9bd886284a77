import type { BrowserContext } from '@playwright/test';

/**
 * Browsers of tests are on a connection that is paid for by the byte, where the shell fetches nothing that nobody has asked
 * for (`shell/src/remotes/frugal.ts`): what a page opens is what its test is about. What is fetched ahead, and when, is
 * proven in the shell.
 */
export async function fetchNothingAhead(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ type: 'cellular' }) });
  });
}
