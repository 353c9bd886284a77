import type { Page } from '@playwright/test';
import { emailOf } from '../src/accounts.ts';
import { examine, expectLoaded, ROOM_RULES, RULES } from '../src/axe.ts';
import { findCutParts } from '../src/cut-parts.ts';
import { expect, test } from '../src/fixtures.ts';
import { readEverythingAsOneWord } from '../src/long-texts.ts';
import { makeThings, showScreen, START } from '../src/walk.ts';
import { WALKED_AREAS } from '../src/walked-screens.ts';
import type { WalkedScreen } from '../src/walked-screens.ts';
import { WALKED_REPORTS } from '../src/walked-reports.ts';
import { WALKED_TALENT } from '../src/walked-talent.ts';
import { WALKED_USER_MANUALS } from '../src/walked-user-manuals.ts';

// The last and longest file: where nothing else is left to do, two areas are walked at once.
test.describe.configure({ mode: 'parallel' });

/** What is cut on one screen does not hide what is cut on the next. */
const expectSoftly = expect.configure({ soft: true });

interface Size {
  readonly width: number;
  readonly height: number;
  /** Of a text that nobody has chosen a size for, in pixels; 16 unless the browser's settings say otherwise. */
  readonly text?: number;
  /** What is examined besides; nothing where the same was before. */
  readonly rules?: readonly string[];
}

const PHONE = { width: 320, height: 900 };
const DESKTOP = { width: 1440, height: 900 };
/** R18: browsers lay out a window of 1,440 by 900 px at 200 % as one of 720 by 450 px. */
const DESKTOP_AT_200 = { width: 720, height: 450 };
/** The page is drawn for a phone where there is little room, and otherwise for a desk: all rules apply to both. */
const SIZES: readonly Size[] = [
  { ...PHONE, rules: RULES },
  DESKTOP_AT_200,
  { width: 768, height: 900, rules: ROOM_RULES },
  { width: 1024, height: 900 },
  { ...DESKTOP, rules: RULES },
];

/** As the browser's settings have it before the page is opened. */
const LARGE_TEXTS: readonly Size[] = [{ ...DESKTOP, text: 32, rules: ROOM_RULES }];

const nameOf = ({ width, height, text = 16 }: Size): string =>
  `${width} by ${height} px${text === 16 ? '' : `, texts of ${text} px`}`;

/** As in the browser's settings. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
}

/** One page through all sizes: only what closes by itself is opened again. */
async function expectUsable(page: Page, screen: WalkedScreen, sizes: readonly Size[]): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize({ width: size.width, height: size.height });
    if (index === 0 || screen.isFleeting === true) await showScreen(page, screen);
    await expectLoaded(page);
    const place = `${screen.name} at ${nameOf(size)}`;
    // A busy browser lays the page out for the new window some frames later.
    await expectSoftly.poll(() => findCutParts(page), { message: place }).toEqual([]);
    if (size.rules !== undefined) await examine(page, place, size.rules);
  }
}

for (const { area, account, screens } of [
  ...WALKED_AREAS,
  ...WALKED_TALENT,
  ...WALKED_USER_MANUALS,
  ...WALKED_REPORTS,
])
  for (const [texts, sizes] of [
    ['as they are', SIZES],
    ['as one word', [PHONE, DESKTOP]],
    ['of 32 px', LARGE_TEXTS],
  ] as const)
    test(`[D-128] ${area}: nothing is cut at any width and all is accessible, texts ${texts}`, async ({
      api,
      open,
      sessionOf,
      visitWith,
    }) => {
      // Some ten screens, most of them at five sizes.
      test.slow();
      const still = { reducedMotion: 'reduce' } as const;
      const walked = await screens(makeThings(api, sessionOf));
      const { page } = await (account === null
        ? open('signed out', still)
        : visitWith(await sessionOf(emailOf(account), 'acme'), START, still));
      if (texts === 'as one word') await readEverythingAsOneWord(page);
      if (texts === 'of 32 px') await setTextSize(page, 32);
      if (account === null || texts !== 'as they are') await page.goto(START);
      for (const screen of walked) await test.step(screen.name, () => expectUsable(page, screen, sizes));
    });

test('[D-128] with every text as one word the page shows words that no line has room for', async ({
  visit,
}) => {
  const { page } = await visit('manager', '/v3/help');
  await readEverythingAsOneWord(page);
  await page.goto('/v3/goals');
  await expect(page.getByRole('heading', { level: 2, name: /^\S{100}/ })).toBeVisible();
});

/** Two lines in the height of one. */
const FOLDED =
  '<div id="folded" style="height:20px;overflow:hidden"><p style="line-height:20px">Planted<br>Planted</p></div>';

/** What the walk has to find, and the sentence about it. */
const FAULTS = [
  {
    fault: 'a control that is cut',
    html: '<div style="overflow:hidden;width:60px"><button style="width:90px">Planted</button></div>',
    found: /Planted.* is cut by div/,
  },
  {
    fault: 'a control beyond the edge of the window',
    html: '<button style="position:absolute;left:-50px;top:10px">Planted</button>',
    found: /Planted.* is cut by the window/,
  },
  {
    fault: 'a control below the window, over a page that is scrolled beneath it',
    html: '<p style="height:3000px"></p><div style="position:fixed;top:2000px;left:0"><button>Planted</button></div>',
    found: /Planted.* is cut by the window/,
  },
  {
    fault: 'a control that is covered',
    html: '<div style="position:relative"><button>Planted</button><div style="position:absolute;inset:0">Cover</div></div>',
    found: /Planted.* is covered by div “Cover”/,
  },
  {
    fault: 'an ordinary word that is broken',
    html: '<p style="width:40px;word-break:break-all">Responsibility</p>',
    found: /the word “Responsibility” .* is broken/,
  },
  {
    fault: 'a text that is folded, and that nothing unfolds',
    html: FOLDED,
    found: /Planted.* is cut by div/,
  },
  {
    fault: 'what is moved sideways',
    html: '<div style="overflow-x:auto;width:60px"><p style="width:90px">Planted</p></div>',
    found: /Planted.* is scrolled sideways/,
  },
];

test('[D-128] the walk finds what is planted', async ({ open }) => {
  const { page } = await open('signed out');
  await page.goto('/v3/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => findCutParts(page)).toEqual([]);
  const main = page.locator('main');
  for (const { fault, html, found } of FAULTS) {
    await main.evaluate((element, planted) => {
      element.insertAdjacentHTML('beforeend', `<div id="planted">${planted}</div>`);
    }, html);
    expect.soft((await findCutParts(page)).join('\n'), fault).toMatch(found);
    await page.locator('#planted').evaluate((element) => element.remove());
  }
  await main.evaluate((element, folded) => {
    const opener = '<button aria-controls="folded" aria-expanded="false">View more</button>';
    element.insertAdjacentHTML('beforeend', `<div>${folded}${opener}</div>`);
  }, FOLDED);
  expect(await findCutParts(page)).toEqual([]);
});
