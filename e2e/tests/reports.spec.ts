import { MESSAGES } from '@cadence/shared-contract';
import { REPORTS } from '@cadence/shared-contract/reports';
import type { ReportType } from '@cadence/shared-contract/reports';
import type { Page } from '@playwright/test';
import type { Account } from '../src/accounts.ts';
import { expect, test } from '../src/fixtures.ts';
import { Frame } from '../src/frame.ts';
import { goInApp } from '../src/in-app.ts';
import { openedPath, REPORTS_PAGE } from '../src/reports-api.ts';
import { readCsv, readPdf, readXlsx, savedBy, withoutBlanks } from '../src/reports-files.ts';
import type { ReadTable, SavedFile } from '../src/reports-files.ts';
import { ReportsPage } from '../src/reports-page.ts';
import type { ShownTable } from '../src/reports-page.ts';

const OF_GOALS = [
  'Goal Compliance List',
  'Quarterly Goal List',
  'Goal Detail List',
  'Multi-Quarter Goal List',
];
const SUMMARIES = ['AI Goal Summary', 'AI Executive Summary'];
const ALL = [
  ...OF_GOALS,
  'Team Goal Updates',
  'User List',
  'Employee Import Template',
  'Employee Appraisals',
  'Appraisal Compliance',
  'Appraisal Prints',
  ...SUMMARIES,
];

/** What each of them is offered (people §6 Reports), in the order of the page. */
const OFFERED: readonly (readonly [account: Account, ids: string, names: readonly string[]])[] = [
  ['hradmin', '[REP-022]', ALL],
  ['manager', '[D-70]', ALL],
  ['contributor', '[REP-024]', [...OF_GOALS, 'User List', ...SUMMARIES]],
  ['observer', '[REP-024] [REP-026]', [...OF_GOALS, 'User List']],
];

/**
 * What a page shows of texts is what the file has, row by row; a date of the file is one. Other tests add people and goals
 * at the same time: rows about what the page did not have are passed over.
 */
function expectSameRows({ head, rows }: ShownTable, table: ReadTable, what: string): void {
  const places = head.map((name) => table.head.indexOf(name));
  const subjects: ReadonlySet<unknown> = new Set(rows.map(([subject]) => subject));
  const written = table.rows.filter((row) => subjects.has(row[places[0] ?? 0] ?? ''));
  for (const [index, shown] of rows.entries())
    for (const [column, place] of places.entries()) {
      const cell = written[index]?.[place] ?? '';
      // Files write numbers and days as what they are.
      if (typeof cell === 'string' && !/^\d{4}-\d\d-\d\d/.test(cell) && !/^[\d.]+$/.test(cell))
        expect(cell, `${what}: ${head[column]} of row ${index + 1}`).toBe(shown[column]);
      else expect(shown[column], `${what}: ${head[column]} of row ${index + 1}`).not.toBe('');
    }
}

function expectNamed({ name }: SavedFile, report: ReportType, ending: string): void {
  expect(name).toMatch(new RegExp(`^${report.name}( - .+)? - Acme.*\\.${ending}$`));
}

async function expectWorkbook(page: Page, report: ReportType, shown: ShownTable): Promise<void> {
  const file = await new ReportsPage(page).save(report.name, 'Download xlsx');
  expectNamed(file, report, 'xlsx');
  const sheets = await readXlsx(file);
  // The last sheet says what was asked.
  expect(sheets.length).toBeGreaterThan(1);
  const [first] = sheets;
  if (first === undefined) throw new Error(`${file.name} has no sheet`);
  const isByQuarter = shown.head[0] === 'Quarter';
  const { head, rows } = shown;
  if (isByQuarter)
    expectSameRows({ head: head.slice(1), rows: rows.map((row) => row.slice(1)) }, first, file.name);
  else expectSameRows(shown, first, file.name);
}

/** Opens the report, and compares its files with what the page shows. */
async function expectReport(page: Page, report: ReportType): Promise<void> {
  const reports = new ReportsPage(page);
  await goInApp(page, openedPath(report.id));
  await expect(page.getByRole('heading', { level: 1, name: report.name })).toBeVisible();
  const shown = await reports.firstRows(report.name);
  await expectWorkbook(page, report, shown);
  const csv = await reports.save(report.name, 'CSV');
  expectNamed(csv, report, 'csv');
  expectSameRows(shown, readCsv(csv), csv.name);
  if (!report.formats.includes('pdf')) return;
  const pdf = await reports.save(report.name, 'PDF');
  expectNamed(pdf, report, 'pdf');
  const [paper = ''] = await readPdf(pdf.bytes);
  expect(paper).toContain(withoutBlanks(report.name));
  for (const [subject = ''] of shown.rows.slice(0, 1)) expect(paper).toContain(withoutBlanks(subject));
}

/** Opens the page of the reports by the menu, and compares what it offers. */
async function expectOffered(page: Page, names: readonly string[]): Promise<void> {
  await new Frame(page).goTo('Reports');
  await expect(page).toHaveURL(new RegExp(`${REPORTS_PAGE}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(await new ReportsPage(page).offered()).toEqual(names);
}

for (const [account, ids, names] of OFFERED)
  test(`${ids} [SHELL-011] [SHELL-021] ${account}: the reports that are offered`, async ({ visit }) => {
    const { page } = await visit(account, '/v3/help');
    await expectOffered(page, names);
  });

/** Who may see what is the server's to say, and is proven there for every role. */
test('[REP-001] [REP-004] [REP-005] [REP-007] [SHELL-011] [SHELL-021] the ceo opens every report and has it in every format', async ({
  visit,
}) => {
  // Some twenty files are made and read: on a busy machine that takes minutes.
  test.setTimeout(600_000);
  const { page } = await visit('ceo', '/v3/help');
  await expectOffered(page, ALL);
  const template = await savedBy(page, () =>
    page.getByRole('button', { name: 'Download Employee Import Template' }).click(),
  );
  expect((await readXlsx(template))[0]?.head).toEqual(expect.arrayContaining(['Name', 'Email']));
  for (const report of REPORTS.filter(({ isTable }) => isTable))
    await test.step(report.name, () => expectReport(page, report));
});

test('[REP-024] a report that is not offered is refused by its address and by the API, with a sentence', async ({
  api,
  visit,
}) => {
  const { page } = await visit('contributor', `${openedPath(6)}`);
  await expect(page.getByText(MESSAGES.reportDenied)).toBeVisible();
  const { send } = await api('contributor');
  const answer = await send('POST', '/report/jobs', {
    data: { Report: 6, Format: 'xlsx', Params: {} },
  });
  expect(answer.status()).toBe(400);
});
