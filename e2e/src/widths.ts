import type { Page } from '@playwright/test';
import { emailOf } from './accounts.ts';
import { examine, expectLoaded } from './axe.ts';
import type { Theme } from './axe.ts';
import { findCutParts } from './cut-parts.ts';
import { expect, test } from './fixtures.ts';
import { makeThings, showScreen, START } from './walk.ts';
import { WALKED_REPORTS } from './walked-reports.ts';
import { WALKED_AREAS } from './walked-screens.ts';
import type { WalkedArea, WalkedScreen } from './walked-screens.ts';
import { WALKED_TALENT } from './walked-talent.ts';
import { WALKED_USER_MANUALS } from './walked-user-manuals.ts';

/** What is cut on one screen does not hide what is cut on the next. */
const expectSoftly = expect.configure({ soft: true });

export interface Size {
  readonly width: number;
  readonly height: number;
  /** Of a text that nobody has chosen a size for, in pixels; 16 unless the browser's settings say otherwise. */
  readonly text?: number;
  /** Rules of axe that run besides; none where the same was before. */
  readonly rules?: readonly string[];
  /** In which of the themes they run; by default in both. */
  readonly themes?: readonly Theme[];
}

/** A walk through every screen. */
export interface Walk {
  readonly title: string;
  readonly sizes: readonly Size[];
  /** What is done to the page before it is loaded. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const nameOf = ({ width, height, text = 16 }: Size): string =>
  `${width} by ${height} px${text === 16 ? '' : `, texts of ${text} px`}`;

/** Nothing is cut on a page as it is shown in this size, and the rules that it is examined by find nothing. */
export async function expectUsable(page: Page, screen: string, size: Size): Promise<void> {
  const place = `${screen} at ${nameOf(size)}`;
  // A busy browser lays the page out for the new window some frames later.
  await expectSoftly.poll(() => findCutParts(page), { message: place }).toEqual([]);
  if (size.rules !== undefined) await examine(page, place, size.rules, size.themes);
}

/** One page through all sizes: only what closes by itself is opened again. */
async function walkSizes(page: Page, screen: WalkedScreen, sizes: readonly Size[]): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize({ width: size.width, height: size.height });
    if (index === 0 || screen.isFleeting === true) await showScreen(page, screen);
    await expectLoaded(page);
    await expectUsable(page, screen.name, size);
  }
}

const AREAS = [...WALKED_AREAS, ...WALKED_TALENT, ...WALKED_USER_MANUALS, ...WALKED_REPORTS];

function walkArea({ area, account, screens }: WalkedArea, { title, sizes, prepare }: Walk): void {
  test(`[D-128] ${area}: ${title}`, async ({ api, open, sessionOf, visitWith }) => {
    // Some ten screens, most of them at five sizes.
    test.slow();
    const still = { reducedMotion: 'reduce' } as const;
    const walked = await screens(makeThings(api, sessionOf));
    const { page } = await (account === null
      ? open('signed out', still)
      : visitWith(await sessionOf(emailOf(account), 'acme'), START, still));
    await prepare?.(page);
    if (account === null || prepare) await page.goto(START);
    for (const screen of walked) await test.step(screen.name, () => walkSizes(page, screen, sizes));
  });
}

/** A test for each area of screens and each walk through it. */
export function walkAll(walks: readonly Walk[]): void {
  // Where nothing else is left to do, two areas are walked at once.
  test.describe.configure({ mode: 'parallel' });
  for (const area of AREAS) for (const walk of walks) walkArea(area, walk);
}
