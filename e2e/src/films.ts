import { rm } from 'node:fs/promises';
import type { BrowserContextOptions, Page, TestInfo } from '@playwright/test';

const isKept = Boolean(process.env['E2E_FILMS']);

/** Has a browser that a test opens itself recorded, where `npm run e2e` keeps films of failures; small, as encoding is expensive. */
export const filmOptions = (testInfo: TestInfo): Pick<BrowserContextOptions, 'recordVideo'> =>
  isKept ? { recordVideo: { dir: testInfo.outputPath('films'), size: { width: 960, height: 600 } } } : {};

/** Once the browsers are closed: films of a failed test are attached to it, the others go. */
export async function keepFilms(
  opened: readonly { readonly page: Page }[],
  { testInfo, hasFailed }: { readonly testInfo: TestInfo; readonly hasFailed: boolean },
): Promise<void> {
  if (!isKept) return;
  if (!hasFailed && testInfo.status === testInfo.expectedStatus)
    return rm(testInfo.outputPath('films'), { recursive: true, force: true });
  for (const { page } of opened) {
    const path = await page.video()?.path();
    if (path !== undefined) testInfo.attachments.push({ name: 'video', path, contentType: 'video/webm' });
  }
}
