import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MESSAGES, type ReportView } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { ApiProblem, findViolations, on, onPending, setupApiServer } from '@cadence/shared-auth/testing';
import { COMPLIANCE, Q2_2026, Q4_2026 } from '../testing/report.fixtures.ts';
import { showReport, serveReports as serveReport } from '../testing/show-report.tsx';
import { keepSaved, openDialog, serveReports, showReports } from '../testing/show-reports.tsx';

const server = setupApiServer();
afterEach(() => jest.restoreAllMocks());

const REFUSAL = 'This report has more than 10,000 rows. A PDF takes so many at most; take xlsx or CSV.';
/** The sentence where it is seen; the button is described by it too. */
const NOTICE = { selector: '[role="status"] p' };
const ofRows = (Count: number): ReportView => ({ ...COMPLIANCE, Count });
const isQuarter = ({ PeriodId }: Readonly<Record<string, string>>, { Id }: { Id: number }): boolean =>
  PeriodId === String(Id);

test('[D-167] the dialog says before it is made that a report is no PDF, and xlsx is taken instead', async () => {
  const asked = serveReports(server, { view: () => ofRows(10_001) });
  const saved = keepSaved();
  showReports();
  const dialog = await openDialog('User List');
  const notice = await dialog.findByRole('status');
  expect(notice).toHaveTextContent(REFUSAL);
  const pdf = dialog.getByRole('button', { name: 'Download PDF' });
  expect(pdf).toHaveAccessibleDescription(REFUSAL);
  expect(pdf).toHaveAttribute('aria-disabled', 'true');
  expect(await findViolations(screen.getByRole('dialog'))).toEqual([]);
  await dialog.press('Download PDF');
  await userEvent.click(within(notice).getByRole('button', { name: 'Take xlsx instead' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual([{ Report: REPORT_IDS.userList, Format: 'xlsx', Params: {} }]);
});

test('[D-167] a report of 10,000 rows is a PDF', async () => {
  const counted = jest.fn(() => ofRows(10_000));
  const asked = serveReports(server, { view: counted });
  const saved = keepSaved();
  showReports();
  const dialog = await openDialog('User List');
  await waitFor(() => expect(counted).toHaveBeenCalled());
  await dialog.press('Download PDF');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked[0]?.Format).toBe('pdf');
});

test('[D-167] other parameters have other rows: neither an older answer nor a late one is shown', async () => {
  const late = Promise.withResolvers<ReportView>();
  const answered: string[] = [];
  serveReports(server, {
    view: async (query) => {
      const view = isQuarter(query, Q4_2026)
        ? ofRows(10_001)
        : isQuarter(query, Q2_2026)
          ? ofRows(3)
          : await late.promise;
      answered.push(query['PeriodId'] ?? '');
      return view;
    },
  });
  showReports();
  const dialog = await openDialog('Quarterly Goal List');
  expect(await dialog.findByText(REFUSAL, NOTICE)).toBeVisible();
  await dialog.choose('Quarter', 'Q3 2026');
  expect(dialog.queryByText(REFUSAL)).not.toBeInTheDocument();
  await dialog.choose('Quarter', 'Q2 2026');
  await waitFor(() => expect(answered).toContain(String(Q2_2026.Id)));
  late.resolve(ofRows(10_001));
  await waitFor(() => expect(answered).toHaveLength(3));
  expect(dialog.queryByText(REFUSAL)).not.toBeInTheDocument();
  await dialog.choose('Quarter', 'Q4 2026 (current)');
  expect(await dialog.findByText(REFUSAL, NOTICE)).toBeVisible();
});

test.each([
  ['are still being counted', () => onPending('reports.view')],
  [
    'cannot be counted',
    () =>
      on('reports.view', () => {
        throw new ApiProblem('denied', 'You may not see this report.');
      }),
  ],
])(
  '[D-167] a PDF whose rows %s can be asked for, and the server’s sentence is shown once',
  async (_how, answer) => {
    serveReports(server);
    server.use(
      answer(),
      on('reports.start', () => {
        throw new ApiProblem('invalid', MESSAGES.tooManyPdfRows);
      }),
    );
    showReports();
    const dialog = await openDialog('User List');
    await dialog.press('Download PDF');
    expect(await dialog.findAllByText(REFUSAL)).toHaveLength(1);
    expect(dialog.queryByText('You may not see this report.')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Take xlsx instead' })).not.toBeInTheDocument();
  },
);

test('[D-167] rows that are counted after the server has refused are no reason to say it twice', async () => {
  const late = Promise.withResolvers<ReportView>();
  serveReports(server, { view: () => late.promise });
  server.use(
    on('reports.start', () => {
      throw new ApiProblem('invalid', MESSAGES.tooManyPdfRows);
    }),
  );
  showReports();
  const dialog = await openDialog('User List');
  await dialog.press('Download PDF');
  expect(await dialog.findByRole('alert')).toHaveTextContent(REFUSAL);
  late.resolve(ofRows(10_001));
  expect(await dialog.findByRole('status')).toHaveTextContent(REFUSAL);
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('[D-167] a schedule of a PDF says the same, for the parameters of each time', async () => {
  const queries: Readonly<Record<string, string>>[] = [];
  serveReports(server, {
    view: (query) => {
      queries.push(query);
      return ofRows(10_001);
    },
  });
  showReports();
  await userEvent.click(await screen.findByRole('button', { name: 'Add schedule' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add schedule' }));
  await userEvent.selectOptions(form.getByLabelText('File'), 'PDF');
  expect(await form.findByText(REFUSAL)).toBeVisible();
  expect(queries).toEqual([{ Kind: '2', Scope: '2', Page: '1' }]);
  await userEvent.click(form.getByRole('button', { name: 'Take xlsx instead' }));
  expect(form.getByLabelText('File')).toHaveDisplayValue('xlsx');
  expect(form.queryByText(REFUSAL)).not.toBeInTheDocument();
});

test('[D-167] an opened report of more rows has no PDF', async () => {
  const { made } = serveReport(server, { answer: () => ofRows(10_001) });
  showReport('/v3/reports/goal-compliance-list');
  await screen.findByRole('table', { name: 'Goal Compliance List' });
  const pdf = screen.getByRole('button', { name: 'PDF' });
  expect(pdf).toHaveAccessibleDescription(REFUSAL);
  await userEvent.click(pdf);
  expect(made).toEqual([]);
});
