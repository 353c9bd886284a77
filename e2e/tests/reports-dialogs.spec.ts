import { MESSAGES } from '@cadence/shared-contract';
import type { ReportJob } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { goInApp } from '../src/in-app.ts';
import { dialogPath, REPORTS_PAGE } from '../src/reports-api.ts';
import { readPdf, withoutBlanks } from '../src/reports-files.ts';
import { ReportsPage, savedReport } from '../src/reports-page.ts';

/** Holds what starts a report until it is released. */
async function holdStart(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/api/report/jobs', async (route) => {
    if (route.request().method() === 'POST') held.push(route);
    else await route.continue();
  });
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** 'Q4 2026 (current)' as 'Q4 2026'. */
const quarterOf = (choice: string): string => choice.slice(0, 7);

test('[REP-002] [REP-003] [REP-006] [REP-014] [REP-015] [REP-016] [REP-017] [REP-018] a dialog asks for what a report is of, and ends with its file', async ({
  visit,
}) => {
  const { page } = await visit('manager', REPORTS_PAGE);
  const reports = new ReportsPage(page);

  await test.step('kinds and quarters of the Goal Compliance List', async () => {
    const dialog = await reports.generate('Goal Compliance List');
    expect(await reports.choices('Kind')).toEqual([
      'No goals',
      'Not updated weekly predictions',
      'Not finalized goals',
    ]);
    const ahead = await reports.choices('Quarter');
    // It is November: the next quarter begins within three months, the one after it does not.
    expect(ahead.slice(0, 2).map(quarterOf)).toEqual(['Q1 2027', 'Q4 2026']);
    await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('Not finalized goals');
    expect((await reports.choices('Quarter'))[0]).toBe('Q4 2026 (current)');
  });

  await test.step('from loading to a file', async () => {
    const release = await holdStart(page);
    const { dialog } = reports;
    const xlsx = dialog.getByRole('button', { name: 'Download xlsx' });
    const { name, bytes } = await savedReport(page, 'Goal Compliance List', async () => {
      await xlsx.click();
      await expect(xlsx).toHaveAttribute('aria-busy', 'true');
      await release();
    });
    expect(name).toMatch(/^Goal Compliance List - .*Q4 2026.*\.xlsx$/);
    expect(String.fromCharCode(...bytes.subarray(0, 2))).toBe('PK');
    await expect(dialog).toBeHidden();
    await expect(reports.last.filter({ hasText: 'Goal Compliance List' }).first()).toBeVisible();
    await page.unroute('**/api/report/jobs');
  });

  await test.step('a span of quarters cannot end before it begins', async () => {
    const dialog = await reports.generate('Multi-Quarter Goal List');
    const [from, to] = ['From', 'To'].map((name) => dialog.getByRole('combobox', { name, exact: true }));
    if (from === undefined || to === undefined) throw new Error('No span');
    await to.selectOption('Q3 2026');
    await from.selectOption('Q2 2026');
    expect((await reports.choices('To')).map(quarterOf)).not.toContain('Q1 2026');
    await expect(to.locator('option:checked')).toHaveText('Q3 2026');
    await from.selectOption('Q4 2026 (current)');
    await expect(to.locator('option:checked')).toHaveText('Q4 2026 (current)');
    await from.selectOption('Q2 2026');
    await expect(to.locator('option:checked')).toHaveText('Q4 2026 (current)');
  });

  await test.step('it remembers nothing, and Escape closes it', async () => {
    await page.keyboard.press('Escape');
    await expect(reports.dialog).toBeHidden();
    await reports.generate('Goal Compliance List');
    await expect(reports.dialog.getByRole('combobox', { name: 'Kind' }).locator('option:checked')).toHaveText(
      'Not updated weekly predictions',
    );
  });
});

test('[REP-008] [REP-009] Appraisal Prints of one person and of a team, once somebody is chosen', async ({
  visit,
}) => {
  const { page } = await visit('manager', dialogPath(REPORT_IDS.appraisalPrints));
  const reports = new ReportsPage(page);
  const generate = reports.dialog.getByRole('button', { name: 'Generate' });
  await expect(generate).toBeDisabled();
  await reports.choosePerson('User', 'Nguyễn Thị Hương');
  const one = await savedReport(page, 'Appraisal Prints', () => generate.click());
  expect(one.name).toMatch(/^Appraisal Prints - .*\.pdf$/);
  const person = (await readPdf(one.bytes)).join('');
  expect(person).toContain(withoutBlanks('Nguyễn Thị Hương'));
  expect(person).not.toContain(withoutBlanks('Łukasz Żebrowski'));

  await goInApp(page, dialogPath(REPORT_IDS.appraisalPrints));
  await reports.dialog.getByRole('button', { name: 'A manager’s team' }).click();
  await expect(generate).toBeDisabled();
  await reports.choosePerson('Manager', 'Zoë Lefèvre');
  const all = await savedReport(page, 'Appraisal Prints', () => generate.click());
  const team = (await readPdf(all.bytes)).join('');
  for (const name of ['Nguyễn Thị Hương', 'Łukasz Żebrowski', 'Kateřina Dvořáková'])
    expect(team).toContain(inAnyFont(name));
});

test('[D-96] a report that its answer did not wait for is downloaded from the list of the last ones', async ({
  visit,
  serverOrigin,
}) => {
  const { page } = await visit('hradmin', dialogPath(REPORT_IDS.userList));
  // What was made the moment after the answer.
  await page.route('**/api/report/jobs', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // Node does not resolve `*.localhost`; the token says whose tenant it is.
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: `${serverOrigin}${pathname}` });
    const job = (await response.json()) as ReportJob;
    const going = { State: 'running', FileName: null, Size: null, FinishedAt: null } as const;
    return route.fulfill({ response, json: { ...job, ...going } });
  });
  const { dialog } = new ReportsPage(page);
  const { name, bytes } = await savedReport(page, 'User List', () =>
    dialog.getByRole('button', { name: 'Download xlsx' }).click(),
  );
  expect(name).toMatch(/^User List.*\.xlsx$/);
  expect(String.fromCharCode(...bytes.subarray(0, 2))).toBe('PK');
});

const A4 = { width: '210mm', height: '297mm' };
const LETTER = { width: '8.5in', height: '11in' };

interface ShownPage {
  /** Of each card: whose it is, and what it says first. */
  readonly cards: readonly { readonly name: string; readonly title: string }[];
  /** Cards that reach beyond their page. */
  readonly cut: number;
}

/** The pages as the screen has them for paper. */
function pagesFor(page: Page): Promise<readonly ShownPage[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('section[aria-label^="Page "]')].map((sheet) => {
      const { bottom, right } = sheet.getBoundingClientRect();
      const cards = [...sheet.querySelectorAll('ul > li')];
      return {
        cards: cards.map((card) => ({
          name: card.querySelector('b')?.textContent ?? '',
          title: card.querySelector('h3')?.textContent ?? '',
        })),
        cut: cards.filter((card) => {
          const box = card.getBoundingClientRect();
          return (
            box.bottom > bottom + 1 || box.right > right + 1 || card.scrollHeight > card.clientHeight + 1
          );
        }).length,
      };
    }),
  );
}

/** A name as far as it is drawn on a machine without fonts for other scripts. */
const inAnyFont = (name: string): string => withoutBlanks(name.replaceAll(/\p{Script=Han}/gu, ''));

test('[REP-010] [REP-011] [REP-012] [REP-013] Team Goal Updates of somebody beneath, printed on A4 and Letter: 8 cards, then 10, nothing cut', async ({
  visit,
}) => {
  const { page } = await visit('manager', dialogPath(REPORT_IDS.teamGoalUpdates));
  const { dialog } = new ReportsPage(page);
  await test.step('nobody but people beneath can be chosen', async () => {
    await dialog.getByRole('combobox', { name: 'User', exact: true }).click();
    const options = page.getByRole('option');
    await expect(options.filter({ hasText: 'Siobhán Ó Briain' })).toBeVisible();
    const names = (await options.allTextContents()).join();
    expect(names).toContain('Mei Tanaka');
    for (const other of ['Ingrid', 'Ana Ruiz', 'Zoë', 'Renée']) expect(names).not.toContain(other);
    await options.filter({ hasText: 'Siobhán Ó Briain' }).click();
    await dialog.getByRole('link', { name: 'Open print view' }).click();
  });
  await expect(page.getByRole('heading', { name: 'Team of Siobhán Ó Briain' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const pages = await pagesFor(page);
  const counts = pages.map(({ cards }) => cards.length);
  expect(counts.length, 'the team of the demo fills more than one page').toBeGreaterThan(1);
  expect(counts.slice(0, -1)).toEqual(counts.slice(0, -1).map((_, index) => (index === 0 ? 8 : 10)));
  expect(pages.map(({ cut }) => cut)).toEqual(counts.map(() => 0));
  for (const [paper, size] of Object.entries({ A4, LETTER })) {
    const printed = await readPdf(
      await page.pdf({ ...size, preferCSSPageSize: false, printBackground: true }),
    );
    expect(printed.length, `${paper}: a sheet of paper for each page`).toBe(pages.length);
    for (const [index, { cards }] of pages.entries())
      for (const { name, title } of cards) {
        expect(printed[index], `${paper}, page ${index + 1}`).toContain(inAnyFont(name));
        expect(printed[index], `${paper}, page ${index + 1}`).toContain(withoutBlanks(title).slice(0, 20));
      }
  }
  await page.emulateMedia({ media: 'screen' });
  const file = await savedReport(page, 'Team Goal Updates', () =>
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  );
  const made = await readPdf(file.bytes);
  expect(made.length).toBe(pages.length);
  for (const { title } of pages[1]?.cards ?? []) expect(made[1]).toContain(withoutBlanks(title).slice(0, 20));
});

test('[REP-013] somebody without goals has a sentence in the place of a card', async ({ api, visit }) => {
  const { call, me } = await api('ceo');
  const { data } = await call('people.org', {});
  const idle = data.find(({ Name }) => Name === 'Carla Esposito');
  const { page } = await visit('ceo', `/v3/reports/team-goal-updates/${idle?.id}/${me.Period.Id}`);
  await expect(page.getByText(MESSAGES.noGoalUpdates(idle?.Name ?? ''))).toBeVisible();
});
