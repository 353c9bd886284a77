import type { Page } from '@playwright/test';

/** Pictures of every screen are kept as artifacts of the run. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `artifacts/screens/${name}.png` });
}

export const THEMES = ['light', 'dark'] as const;
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
