import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import type { OutputOf } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { expect, test } from '../src/fixtures.ts';
import { lastQuarter, openedPath, REPORTS_PAGE } from '../src/reports-api.ts';
import { readDeck } from '../src/reports-files.ts';
import { ReportsPage } from '../src/reports-page.ts';
import { SummaryPage } from '../src/summary-page.ts';

const QUARTER = 'The quarter';
const OWN_WORDS = 'We kept every hospital that we had promised to keep.';
const SUMMARY = openedPath(REPORT_IDS.goalSummary);

/** Deck sizes (people §9), in inches. */
const WIDTH = 11.7;
const HEIGHT = 8.3;

test('[AI-007] [AI-008] [AI-009] [AI-010] [AI-021] [AI-022] [AI-024] a quarter: chosen, composed, edited in place, seen slide by slide, downloaded', async ({
  visit,
}) => {
  const { page } = await visit('contributor', REPORTS_PAGE);
  const summary = new SummaryPage(page);
  let title = '';
  let count = 0;

  await test.step('the dialog leads to the choice, and Generate to the texts', async () => {
    const dialog = await new ReportsPage(page).generate('AI Goal Summary');
    await dialog.getByRole('link', { name: 'Open' }).click();
    await expect(page).toHaveURL(new RegExp(SUMMARY));
    // Somebody who can only write it for themselves is not asked who it is for.
    await expect(page.getByRole('group', { name: 'Audience' })).toHaveCount(0);
    await summary.generate();
    await expect(page).toHaveURL(/[?&]id=\d+/);
    await expect(summary.texts.first()).toHaveText(/\S+ goals? /);
    await expect(page.getByText(MESSAGES.composedFromGoals).first()).toBeVisible();
  });

  await test.step('each sentence leads to its goal', async () => {
    const goal = page.getByRole('main').getByRole('region', { name: 'Text' }).getByRole('region').nth(1);
    title = (await goal.getByRole('heading').textContent()) ?? '';
    await expect(goal.getByRole('link', { name: /^Source 1: / }).first()).toHaveAttribute(
      'href',
      /^\/v3\/goals\/\d+$/,
    );
  });

  await test.step('a text is edited in place, and is there after a reload', async () => {
    await summary.rewrite(title, OWN_WORDS);
    await page.reload();
    await expect(summary.part(title)).toContainText(OWN_WORDS);
    await expect(summary.part(title)).toContainText('edited by you');
    await expect(summary.part(title)).toContainText('No sources: written by you');
  });

  await test.step('slides by Prev and Next, and by keys', async () => {
    count = Number(/of (\d+)/.exec((await summary.slide.getAttribute('aria-label')) ?? '')?.[1]);
    const [prev, next] = ['Prev', 'Next'].map((name) => page.getByRole('button', { name, exact: true }));
    await summary.slide.focus();
    await page.keyboard.press('Home');
    await summary.expectSlide(1, count);
    await expect(prev!).toBeDisabled();
    await next!.click();
    await summary.expectSlide(2, count);
    await prev!.click();
    await summary.expectSlide(1, count);
    await summary.slide.focus();
    await page.keyboard.press('ArrowRight');
    await summary.expectSlide(2, count);
    await page.keyboard.press('End');
    await summary.expectSlide(count, count);
    await expect(next!).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await summary.expectSlide(count - 1, count);
  });

  await test.step('the file has these slides, of the documented size, with the edited text', async () => {
    const file = await summary.download('AI Goal Summary');
    expect(file.name).toMatch(/^AI Goal Summary - .*\.pptx$/);
    const { width, height, slides, colors } = readDeck(file);
    expect([width, height].map((inches) => Number(inches.toFixed(2)))).toEqual([WIDTH, HEIGHT]);
    expect(slides.length).toBe(count);
    expect(slides[0]).toContain('Goal Summary');
    expect(slides.join(' ')).toContain(OWN_WORDS);
    // The organisation's own colour; others have 3781C2.
    expect([...colors]).toContain('E3AB24');
  });
});

test('[AI-014] [AI-020] one text is written again; versions are kept, seen and brought back', async ({
  sessionOf,
  visitWith,
}) => {
  const session = await sessionOf('lukasz.zebrowski@acme.example', 'acme');
  const { Id: period } = await lastQuarter(session);
  const { page } = await visitWith(session, `${SUMMARY}?period=${period}`);
  const summary = new SummaryPage(page);
  await summary.generate();
  await expect(summary.texts.first()).toBeVisible();
  const first = (await summary.texts.first().textContent()) ?? '';
  const again = summary.part(QUARTER).getByRole('button', { name: 'Regenerate' });

  await test.step('what fails leaves the text as it is', async () => {
    await summary.rewrite(QUARTER, OWN_WORDS);
    await page.route('**/api/Gpt/quartersummary/**', (route) => route.abort());
    await again.click();
    await expect(summary.failure).toContainText(MESSAGES.summaryFailed);
    await summary.failure.getByRole('button', { name: 'OK' }).click();
    await expect(summary.part(QUARTER)).toContainText(OWN_WORDS);
    await page.unroute('**/api/Gpt/quartersummary/**');
  });

  await test.step('it is written again', async () => {
    await again.click();
    await expect(summary.texts.first()).toHaveText(first);
    await expect(summary.part(QUARTER)).not.toContainText('edited by you');
  });

  await test.step('the edited version is brought back', async () => {
    await page.getByRole('button', { name: '3 versions' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: /^Version 2/ }).click();
    // Marked word by word against the current text.
    await expect(drawer.locator('ins').first()).toContainText('We kept');
    await drawer.getByRole('button', { name: 'Restore' }).click();
    await expect(drawer).toBeHidden();
    await expect(summary.part(QUARTER)).toContainText(OWN_WORDS);
    await expect(page.getByRole('button', { name: '4 versions' })).toBeVisible();
  });
});

test('[AI-011] [AI-013] [AI-015] [AI-022] an Org Admin has a year written For CEO, quarter by quarter', async ({
  visit,
}) => {
  const { page } = await visit('orgadmin', `${openedPath(REPORT_IDS.executiveSummary)}?new=1`);
  const summary = new SummaryPage(page);
  await page.getByRole('group', { name: 'Audience' }).getByRole('button', { name: 'For CEO' }).click();
  const asked = page.waitForRequest(/\/api\/Gpt\/annualsummary\/2026\/ceo$/i);
  await summary.generate();
  await asked;
  await expect(summary.part('The year')).toBeVisible();
  for (const quarter of ['Q1 2026', 'Q2 2026', 'Q3 2026']) await expect(summary.part(quarter)).toBeVisible();
  await expect(page.getByText(`${LIMITS.goalsOnAnnualSlide} goals on each`)).toBeVisible();
  const { slides } = readDeck(await summary.download('AI Executive Summary'));
  expect(slides[0]).toContain('Executive Summary');
  expect(slides.length).toBeGreaterThan(1);
});

test('[AI-018] [AI-019] what is not written is said in a dialog: the server’s sentence, or that something went wrong', async ({
  visit,
}) => {
  const { page } = await visit('observer', `${SUMMARY}?new=1`);
  await expect(page.getByText(MESSAGES.reportDenied)).toBeVisible();

  const { page: own } = await visit('goaladmin', `${SUMMARY}?new=1`);
  const summary = new SummaryPage(own);
  await own.route('**/api/Gpt/summary/**', (route) => route.abort());
  await summary.generate();
  await expect(summary.failure.getByRole('heading')).toHaveText(MESSAGES.summaryFailed);
  await expect(summary.failure).toContainText('Please try again to generate..');
  await own.unroute('**/api/Gpt/summary/**');
  const refused: OutputOf<'summaries.quarter'> = {
    ...{ Success: false, Message: 'There are no published goals of Q3 2026.' },
    ...{ User: null, Context: null, CompanyGoals: [], GoalSummary: null },
    ...{ QuarterSummary: null, AnnualSummary: null, Saved: null },
  };
  await own.route('**/api/Gpt/summary/**', (route) => route.fulfill({ json: refused }));
  await summary.failure.getByRole('button', { name: 'Try again' }).click();
  await expect(summary.failure).toContainText('There are no published goals of Q3 2026.');
});
