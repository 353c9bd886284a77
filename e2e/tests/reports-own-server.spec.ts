import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { emailOf } from '../src/accounts.ts';
import { expect, test as base } from '../src/fixtures.ts';
import { goInApp } from '../src/in-app.ts';
import { reportLinksMailedTo } from '../src/mailbox.ts';
import { startOwnServer } from '../src/own-server.ts';
import type { OwnServer } from '../src/own-server.ts';
import { openedPath, REPORTS_PAGE, startReport } from '../src/reports-api.ts';
import { readXlsx, savedBy } from '../src/reports-files.ts';
import { ReportsPage } from '../src/reports-page.ts';
import { SummaryPage } from '../src/summary-page.ts';

/** Some seconds of work for each list on paper. */
const GOALS = 1_500;
/** A Monday, some minutes after eight in Chicago. */
const MONDAY = '2026-11-23T14:05:00Z';

const test = base.extend<object, { readonly own: OwnServer }>({
  own: [
    async ({}, use) => {
      const own = await startOwnServer(GOALS);
      await use(own);
      await own.stop();
    },
    // Two organisations are made: a limit for hangs, as those of the configuration are.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ own }, use) => {
    await use(`http://acme.localhost:${own.port}`);
  },
});

test('[D-96] a report that waits goes on while the page is left, is there after a reload, and one can be cancelled', async ({
  api,
  visit,
}) => {
  const session = await api('ceo', 'large');
  const { page } = await visit('ceo', REPORTS_PAGE, { tenant: 'large' });
  const reports = new ReportsPage(page);
  const ofGoals = reports.last.filter({ hasText: 'Goal Detail List' });
  const ofPeople = reports.last.filter({ hasText: 'User List' });
  // Two are made at a time, and the others wait: as many as may beside one more, to outlast the browser's way to that one.
  const asked = LIMITS.reportsWaiting - 1;
  const jobs = Promise.all(
    Array.from({ length: asked }, () => startReport(session, REPORT_IDS.goalDetails, 'pdf')),
  );
  await test.step('asked for while others are made, it waits', async () => {
    await expect.poll(async () => (await session.call('reports.jobs', {})).Jobs.length).toBe(asked);
    const dialog = await reports.generate('User List');
    await dialog.getByRole('button', { name: 'Download xlsx' }).click();
    await expect(dialog).toBeHidden();
    await expect(ofPeople).toContainText(/^User ListWaits for the \d above/);
    await expect(page.getByRole('progressbar', { name: 'Goal Detail List' }).first()).toBeVisible();
  });
  await test.step('one is cancelled', async () => {
    await page.getByRole('button', { name: 'Cancel Goal Detail List' }).last().click();
    await expect(ofGoals.filter({ hasText: 'Cancelled' })).toHaveCount(1);
  });
  await test.step('the page is left, and loaded again', async () => {
    await goInApp(page, '/v3/help');
    await page.goto(REPORTS_PAGE);
    await expect(ofGoals).toHaveCount(asked);
    await expect(ofGoals.filter({ hasText: 'Cancelled' })).toHaveCount(1);
    await expect(ofPeople).toHaveCount(1);
  });
  await test.step('the other one is made, and waits with its file', async () => {
    // What is finished in the meantime is refused.
    for (const { Id } of await jobs) await session.send('POST', `/report/jobs/${Id}/Cancel`, { data: {} });
    const button = page.getByRole('button', { name: 'Download User List' });
    await expect(button).toBeVisible();
    const file = await savedBy(page, () => button.click());
    expect((await readXlsx(file))[0]?.rows.length).toBe(60);
  });
});

test('[AI-007] [AI-016] [D-57] a model writes, gets an instruction for one text, and its use is listed', async ({
  own,
  visit,
}) => {
  const { page } = await visit('contributor', `${openedPath(REPORT_IDS.goalSummary)}?new=1`);
  const summary = new SummaryPage(page);
  await summary.generate();
  await expect(page.getByText(MESSAGES.writtenByModel).first()).toBeVisible();
  expect(own.model.read.length).toBeGreaterThan(0);
  const goal = page.getByRole('region', { name: 'Text', exact: true }).getByRole('region').nth(1);
  await goal.getByRole('button', { name: 'Regenerate' }).click();
  const words = 'The hospitals asked for it at the summit.';
  await page.getByRole('dialog').getByRole('textbox').fill(words);
  await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click();
  await expect(goal).toContainText(words);

  const { page: office } = await visit('orgadmin', `${openedPath(REPORT_IDS.goalSummary)}?new=1`);
  await new SummaryPage(office).generate();
  await office.getByRole('button', { name: 'More actions' }).click();
  await office.getByRole('menuitem', { name: 'Use of the model' }).click();
  const use = office.getByRole('dialog', { name: 'Use of the model' });
  await expect(use.getByRole('row', { name: /Mateusz Wójcik/ }).first()).toContainText('Answered');
  await expect(use).not.toContainText(words);
});

test('[D-97] a schedule mails a link to the report, never the file, and is stopped by its link', async ({
  own,
  visit,
}) => {
  await test.step('it is made from the page of the report', async () => {
    const { page } = await visit('contributor', openedPath(REPORT_IDS.userList));
    const { schedules } = new ReportsPage(page);
    await page.getByRole('link', { name: 'Schedule' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add schedule' });
    await expect(drawer.getByRole('combobox', { name: 'Report' }).locator('option:checked')).toHaveText(
      'User List',
    );
    await drawer.getByRole('combobox', { name: 'Day' }).selectOption('Monday');
    await drawer.getByRole('combobox', { name: 'Time' }).selectOption('8:00 am');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    await expect(schedules).toHaveText(/User ListMondays 8:00 am until .*, link by mail/);
    // The server ends.
    await page.goto('about:blank');
  });

  await own.goOnAt(MONDAY, 'scheduled-reports');
  const paths = await reportLinksMailedTo(emailOf('contributor'), own.dataDir);
  const [opened = '', stop = ''] = [/job=/, /stop$/].map(
    (part) => paths.find((path) => part.test(path)) ?? '',
  );
  const { page } = await visit('contributor', opened);
  const reports = new ReportsPage(page);

  await test.step('the link opens the page at the report', async () => {
    const row = page.locator('li[aria-current="true"]');
    await expect(row).toContainText('User List');
    await expect(row).toContainText('scheduled');
    const file = await savedBy(page, () => row.getByRole('button', { name: 'Download User List' }).click());
    expect((await readXlsx(file))[0]?.head).toContain('Name');
  });

  await test.step('the other link ends it', async () => {
    await goInApp(page, stop);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('No schedules')).toBeVisible();
    await expect(reports.schedules).toHaveCount(0);
    await goInApp(page, stop);
    await expect(page.getByText('This schedule has ended already.')).toBeVisible();
  });
});
