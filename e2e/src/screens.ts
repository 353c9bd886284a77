import type { Page } from '@playwright/test';

/** Saves a screenshot, in a run with pictures enabled; no test reads them. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env['E2E_PICTURES'] !== undefined)
    await page.screenshot({ path: `artifacts/screens/${name}.png` });
}

export const THEMES = ['light', 'dark'] as const;
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
