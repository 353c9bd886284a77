import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { ApiProblem, findViolations, on, onPending, setupApiServer } from '@cadence/shared-auth/testing';
import { fakeJob, runningJob } from '../testing/job.fixtures.ts';
import { ASTRID, Q2_2026 } from '../testing/report.fixtures.ts';
import { keepSaved, openDialog, serveReports, showReports } from '../testing/show-reports.tsx';

const server = setupApiServer();
afterEach(() => jest.restoreAllMocks());

const QUARTERS = ['Q1 2027', 'Q4 2026 (current)', 'Q3 2026', 'Q2 2026'];
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
/** An unfinished download would end in the next test. */
const isSaved = (saved: readonly string[]) => waitFor(() => expect(saved).toHaveLength(1));

test('[REP-002] [REP-006] [REP-014] Generate opens the dialog of the report, which remembers nothing', async () => {
  serveReports(server);
  const { container } = showReports();
  const dialog = await openDialog('Goal Compliance List');
  expect(dialog.offers('Kind')).toEqual([
    'No goals',
    'Not updated weekly predictions',
    'Not finalized goals',
  ]);
  expect(dialog.offers('Quarter')).toEqual(QUARTERS);
  expect(dialog.chosen('Quarter')).toBe('Q4 2026 (current)');
  expect(dialog.offers('Scope')).toEqual(['My direct reports', 'My organization']);
  expect(await findViolations(container)).toEqual([]);
  await dialog.choose('Quarter', 'Q2 2026');
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect((await openDialog('Goal Compliance List')).chosen('Quarter')).toBe('Q4 2026 (current)');
});

test('a report that is a table opens on its page, asked as the dialog says', async () => {
  serveReports(server);
  const { location } = showReports();
  const dialog = await openDialog('Goal Compliance List');
  await dialog.choose('Kind', 'No goals');
  await dialog.choose('Scope', 'My direct reports');
  await userEvent.click(dialog.getByRole('link', { name: 'Open' }));
  expect(location()).toBe('/v3/reports/goal-compliance-list?period=40&kind=1&scope=1');
});

test('[REP-003] [REP-005] a dialog goes from loading to the download of a file', async () => {
  const saved = keepSaved();
  const asked = serveReports(server);
  showReports();
  const dialog = await openDialog('User List');
  await dialog.press('Download PDF');
  await waitFor(() => expect(saved).toEqual(['Report 77.xlsx']));
  expect(asked).toEqual([{ Report: REPORT_IDS.userList, Format: 'pdf', Params: {} }]);
  await isClosed();
});

test('[REP-003] while a file is made its button is busy, and there is no second one', async () => {
  serveReports(server);
  server.use(onPending('reports.start'));
  showReports();
  const dialog = await openDialog('User List');
  await dialog.press('Download xlsx');
  expect(await dialog.findByRole('button', { name: 'Download xlsx', busy: true })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Download PDF' })).toHaveAccessibleDescription(
    'Another file is being made.',
  );
});

test('a report that takes longer is made while the person does something else', async () => {
  serveReports(server, { started: () => runningJob(0, { RowsTotal: null }) });
  const { toasts } = showReports();
  await (await openDialog('Goal Detail List')).press('Download xlsx');
  await isClosed();
  expect(toasts).toEqual([{ title: 'Goal Detail List is being made. You can leave this page.' }]);
});

test('[ERR-005] [D-124] a failed call stops the loading; the dialog says what failed', async () => {
  serveReports(server);
  server.use(
    on('reports.start', () => {
      throw new ApiProblem('denied', 'You have 10 reports waiting, which is the most.');
    }),
  );
  const { toasts } = showReports();
  const dialog = await openDialog('User List');
  await dialog.press('Download CSV');
  expect(await dialog.findByText('You have 10 reports waiting, which is the most.')).toBeVisible();
  expect(dialog.queryByRole('button', { busy: true })).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
});

test('[ERR-005] a report that could not be made says why in the dialog', async () => {
  serveReports(server, {
    started: () => fakeJob({ State: 'failed', Problem: 'There was no room for the file.' }),
  });
  showReports();
  const dialog = await openDialog('User List');
  await dialog.press('Download CSV');
  expect(await dialog.findByText('There was no room for the file.')).toBeVisible();
});

test('[REP-015] goals that are not finalized are offered for quarters up to today', async () => {
  serveReports(server);
  showReports();
  const dialog = await openDialog('Goal Compliance List');
  await dialog.choose('Quarter', 'Q1 2027');
  await dialog.choose('Kind', 'Not finalized goals');
  expect(dialog.offers('Quarter')).toEqual(QUARTERS.slice(1));
  expect(dialog.chosen('Quarter')).toBe('Q4 2026 (current)');
});

test('[REP-016] [REP-017] [REP-018] from one quarter to another that is not before it', async () => {
  const asked = serveReports(server);
  const saved = keepSaved();
  showReports();
  const dialog = await openDialog('Multi-Quarter Goal List');
  expect(dialog.offers('From')).toEqual(QUARTERS);
  await dialog.choose('From', 'Q3 2026');
  await dialog.choose('To', 'Q4 2026 (current)');
  expect(dialog.offers('To')).toEqual(QUARTERS.slice(0, 3));
  await dialog.choose('From', 'Q1 2027');
  expect(dialog.chosen('To')).toBe('Q1 2027');
  await dialog.choose('From', 'Q2 2026');
  expect(dialog.chosen('To')).toBe('Q1 2027');
  await dialog.press('Download xlsx');
  await isSaved(saved);
  expect(asked[0]?.Params).toEqual({ PeriodId: Q2_2026.Id, ToPeriodId: 41 });
});

test('a Quarterly Goal List is of everyone or of one person', async () => {
  const asked = serveReports(server);
  const saved = keepSaved();
  showReports();
  const dialog = await openDialog('Quarterly Goal List');
  await dialog.pick('Person', ASTRID.Name);
  await dialog.press('Download CSV');
  await isSaved(saved);
  expect(asked[0]?.Params).toEqual({ PeriodId: 40, UserId: ASTRID.Id });
});

test('the focus goes back to the button that opened the dialog', async () => {
  serveReports(server);
  showReports();
  const dialog = await openDialog('User List');
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  await dialog.press('Cancel');
  await isClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate User List' })).toHaveFocus());
  expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(12);
});
