import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MESSAGES, type ReportView } from '@cadence/shared-contract';
import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import {
  APPRAISALS,
  CHOICES,
  COMPLIANCE,
  Q1_2027,
  Q2_2026,
  Q3_2026,
  Q4_2026,
} from '../testing/report.fixtures.ts';
import { choose, keepDownloads, serveReports, showReport } from '../testing/show-report.tsx';

const server = setupApiServer();
afterEach(() => jest.restoreAllMocks());

const GOAL_COMPLIANCE = '/v3/reports/goal-compliance-list';
const table = () => screen.findByRole('table', { name: 'Goal Compliance List' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** A report of this many people, 50 per page. */
function longReport(count: number, { Page = '1' }: Readonly<Record<string, string>>): ReportView {
  const [row] = COMPLIANCE.Rows;
  const rows = Array.from({ length: count }, (_, index) => {
    const name = `Person ${String(index + 1).padStart(3, '0')}`;
    return { ...row!, Id: index + 1, Person: null, Cells: [name, ...row!.Cells.slice(1)] };
  });
  return { ...COMPLIANCE, Count: count, Rows: rows.slice(50 * (Number(Page) - 1), 50 * Number(Page)) };
}

test('[REP-004] [REP-006] a report opens with its kinds, its figure as a sentence, what was asked, and its rows', async () => {
  const { asked } = serveReports(server);
  const { title, titleParents } = showReport(GOAL_COMPLIANCE);
  expect(
    await screen.findByRole('heading', { name: '14 of 59 people have not updated weekly predictions' }),
  ).toBeVisible();
  expect(asked).toEqual([{ PeriodId: '40', Kind: '2', Scope: '2', Page: '1' }]);
  expect(title()).toBe('Goal Compliance List');
  expect(titleParents()).toEqual([{ label: 'Reports', to: '/v3/reports' }]);
  const kinds = within(screen.getByRole('group', { name: 'Kind' })).getAllByRole('button');
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'No goals1',
    'Not updated weekly predictions14',
    'Not finalized goals8',
  ]);
  expect(kinds[1]).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Left out')).toBeVisible();
  expect(screen.getByText('3 people: observers, or invitation not accepted')).toBeVisible();
  const rows = within(await table());
  expect(rows.getByRole('link', { name: 'Andrei Popescu' })).toHaveAttribute('href', '/v3/profile/21');
  expect(screen.getByText('3 people')).toBeVisible();
  expect(screen.getByText('What you may not see is in no file either.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[REP-014] [REP-015] another kind or quarter is requested, is in the address, and Back undoes it', async () => {
  const { asked } = serveReports(server);
  const { location } = showReport(GOAL_COMPLIANCE);
  await table();
  await choose(/^Quarter/, 'Q1 2027');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ PeriodId: String(Q1_2027.Id), Kind: '2' }));
  expect(location()).toBe(`${GOAL_COMPLIANCE}?period=${Q1_2027.Id}`);
  await press(/^Not finalized goals/);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ PeriodId: String(Q4_2026.Id), Kind: '3' }));
  expect(await screen.findByRole('button', { name: 'Quarter: Q4 2026' })).toBeVisible();
});

test('[REP-016] [REP-017] [REP-018] several quarters go from one to another, and none ends before it begins', async () => {
  const { asked } = serveReports(server);
  const { location } = showReport(
    `/v3/reports/multi-quarter-goal-list?period=${Q2_2026.Id}&to=${Q3_2026.Id}`,
  );
  await screen.findByRole('table');
  expect(asked).toEqual([{ PeriodId: '38', ToPeriodId: '39', Page: '1' }]);
  await choose(/^From quarter/, 'Q4 2026');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ PeriodId: '40', ToPeriodId: '40' }));
  expect(location()).toBe('/v3/reports/multi-quarter-goal-list?period=40&to=40');
  (await screen.findByRole('button', { name: 'To quarter: Q4 2026' })).focus();
  await userEvent.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitemradio');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Q1 2027', 'Q4 2026']);
});

test('a column is sorted by the server, one way and then the other, and says so', async () => {
  const { asked } = serveReports(server);
  const { location } = showReport(GOAL_COMPLIANCE);
  expect(within(await table()).getByRole('columnheader', { name: 'User' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await press('Department');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ SortBy: 'department', SortOrder: 'asc' }));
  await press('Department');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ SortBy: 'department', SortOrder: 'desc' }));
  expect(within(await table()).getByRole('columnheader', { name: 'Department' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(location()).toBe(`${GOAL_COMPLIANCE}?sort=department&order=desc`);
});

test('more rows are appended, and their number is announced', async () => {
  serveReports(server, { answer: (query) => longReport(60, query) });
  showReport(GOAL_COMPLIANCE);
  expect(await screen.findByText('50 of 60 people')).toHaveAttribute('role', 'status');
  await press('Load More');
  expect(await screen.findByText('60 people')).toHaveAttribute('role', 'status');
  const rows = within(await table()).getAllByRole('rowheader');
  expect([rows[0]?.textContent, rows[50]?.textContent, rows.length]).toEqual([
    'Person 001',
    'Person 051',
    60,
  ]);
});

test('a page that does not come leaves the others, says so, and can be asked for again', async () => {
  serveReports(server, { answer: (query) => longReport(60, query) });
  showReport(GOAL_COMPLIANCE);
  await screen.findByText('50 of 60 people');
  server.use(onOffline('reports.view'));
  await press('Load More');
  expect(await screen.findByRole('alert')).toHaveTextContent('More could not be loaded. Please try again.');
  expect(screen.getByText('Person 050')).toBeVisible();
  serveReports(server, { answer: (query) => longReport(60, query) });
  await press('Load More');
  expect(await screen.findByText('60 people')).toBeVisible();
});

test('the search text is in the address; an empty result says so and can be cleared', async () => {
  const answer = ({ Search }: Readonly<Record<string, string>>) =>
    Search === undefined ? COMPLIANCE : { ...COMPLIANCE, Rows: [], Count: 0, Empty: 'Nobody has this name.' };
  const { asked } = serveReports(server, { answer });
  const { location } = showReport(GOAL_COMPLIANCE);
  await table();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the report' }), 'xyz');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ Search: 'xyz' }));
  await waitFor(() => expect(location()).toBe(`${GOAL_COMPLIANCE}?search=xyz`));
  expect(await screen.findByText('Nobody has this name.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(await table()).toBeVisible();
  expect(location()).toBe(GOAL_COMPLIANCE);
});

test('[REP-003] what is downloaded is what is shown', async () => {
  const saved = keepDownloads();
  const { made } = serveReports(server);
  showReport(`${GOAL_COMPLIANCE}?kind=3&scope=1&search=ana&sort=department&order=desc`);
  await table();
  const shown = { PeriodId: 40, Kind: 3, Scope: 1, Search: 'ana', SortBy: 'department', SortOrder: 'desc' };
  for (const [button, Format] of [
    ['Download xlsx', 'xlsx'],
    ['PDF', 'pdf'],
    ['CSV', 'csv'],
  ] as const) {
    await press(button);
    await waitFor(() => expect(made.at(-1)).toEqual({ Report: 2, Format, Params: shown }));
    await screen.findByRole('button', { name: button });
  }
  await waitFor(() => expect(saved).toHaveLength(3));
});

test('[REP-007] a report has the formats that it is made as', async () => {
  serveReports(server);
  showReport('/v3/reports/multi-quarter-goal-list');
  expect(await screen.findByRole('button', { name: 'Download xlsx' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'PDF' })).not.toBeInTheDocument();
});

test('a schedule begins with what the address names, so that a quarter nobody chose stays the current one', async () => {
  serveReports(server);
  showReport(`${GOAL_COMPLIANCE}?kind=3&sort=department`);
  expect(await screen.findByRole('link', { name: 'Schedule' })).toHaveAttribute(
    'href',
    '/v3/reports?schedule=new&report=goal-compliance-list&kind=3',
  );
});

test('the Quarterly Goal List is of everyone, or of one person', async () => {
  const { asked } = serveReports(server);
  const { location } = showReport('/v3/reports/quarterly-goal-list');
  await screen.findByRole('table');
  expect(asked.at(-1)).not.toHaveProperty('UserId');
  await userEvent.click(screen.getByRole('combobox', { name: 'Person' }));
  await userEvent.click(await screen.findByRole('option', { name: /Astrid/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ UserId: '22' }));
  expect(location()).toBe('/v3/reports/quarterly-goal-list?user=22');
});

test('dates, instants in the organisation’s zone, and shares read as elsewhere; a row without a page has no link', async () => {
  serveReports(server, { answer: () => APPRAISALS });
  showReport('/v3/reports/employee-appraisals');
  const rows = within(await screen.findByRole('table', { name: 'Employee Appraisals' }));
  expect(rows.getByText('Nov 25, 2026')).toBeVisible();
  expect(rows.getByText('Nov 20, 2026 10:42 am')).toBeVisible();
  expect(rows.getByText('75%')).toBeVisible();
  expect(rows.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('1 appraisal')).toBeVisible();
});

test('a long text is reached by its title, or with all others at once', async () => {
  serveReports(server);
  showReport(GOAL_COMPLIANCE);
  const text = 'Replace 40 ventilator filters before the flu season';
  expect(within(await table()).getByText(text)).toHaveAttribute('title', text);
  await press('Full text');
  expect(screen.getByRole('button', { name: 'Full text' })).toHaveAttribute('aria-pressed', 'true');
  expect(await table()).not.toHaveClass('rep-table-cut');
});

test('Refresh asks again', async () => {
  const { asked } = serveReports(server);
  showReport(GOAL_COMPLIANCE);
  await table();
  await press('Refresh');
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('a report that does not come says why, and is tried again', async () => {
  serveReports(server);
  server.use(onOffline('reports.view'));
  showReport(GOAL_COMPLIANCE);
  expect(await screen.findByText('The report could not be loaded')).toBeVisible();
  serveReports(server);
  await press('Retry');
  expect(await table()).toBeVisible();
});

test('what the server refuses is said in its words, with the way back', async () => {
  serveReports(server);
  server.use(
    on('reports.view', () => {
      throw new ApiProblem('denied', 'Observers see company goals only.');
    }),
  );
  showReport(GOAL_COMPLIANCE);
  expect(await screen.findByText('Observers see company goals only.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Reports' })).toHaveAttribute('href', '/v3/reports');
});

test('[REP-024] a report that is not offered is not asked for', async () => {
  const { asked } = serveReports(server, { choices: { ...CHOICES, Reports: [1, 2, 3, 4, 5] } });
  showReport('/v3/reports/employee-appraisals');
  expect(await screen.findByText(MESSAGES.reportDenied)).toBeVisible();
  expect(asked).toEqual([]);
});

test.each([
  ['[REP-019] no quarter has ended', [], MESSAGES.noPastQuarters],
  ['[REP-020] there are no appraisals', [{ ...Q3_2026, Appraisals: 0 }], MESSAGES.noAppraisals],
])('%s', async (_why, AppraisalPeriods, sentence) => {
  serveReports(server, { choices: { ...CHOICES, AppraisalPeriods } });
  showReport('/v3/reports/employee-appraisals');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('[REP-021] a quarter without appraisals says so in the place of its rows', async () => {
  serveReports(server, { answer: () => ({ ...APPRAISALS, Rows: [], Count: 0 }) });
  showReport('/v3/reports/employee-appraisals');
  expect(await screen.findByText(MESSAGES.noAppraisalsInPeriod)).toBeVisible();
});

test('an address without a report says so', async () => {
  serveReports(server);
  showReport('/v3/reports/no-such-report');
  expect(await screen.findByText('There is no report at this address')).toBeVisible();
});

test('[REP-002] a report that is no table has its dialog', async () => {
  serveReports(server);
  const { location } = showReport('/v3/reports/appraisal-prints?user=21');
  await waitFor(() => expect(location()).toBe('/v3/reports?user=21&report=appraisal-prints'));
});
