import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MESSAGES } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { ApiProblem, fakeSession, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { keepSaved, serveReports, showReports } from '../testing/show-reports.tsx';

const server = setupApiServer();
afterEach(() => jest.restoreAllMocks());

/** What loads after the types: a test that ended earlier would leave requests to the next. */
const allIsHere = async (): Promise<void> => {
  expect(await screen.findByText('No reports in the last 7 days')).toBeVisible();
  expect(await screen.findByText('No schedules')).toBeVisible();
};

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Report types' });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
};

test('[REP-001] [REP-004] [SHELL-011] the types of reports with description, note and what can be done', async () => {
  serveReports(server);
  const { container } = showReports();
  expect(await rows()).toEqual([
    'Report | Description | Note | Action',
    'Goals',
    'Goal Compliance Listxlsx, PDF, CSV | Who has no goals, has not updated weekly predictions or has not finalized goals | Weekly predictions refer to the previous week | Generate',
    'Quarterly Goal Listxlsx, PDF, CSV | Every goal of a quarter with owner, parent, state, last prediction and result | For everyone or one person | Generate',
    'Goal Detail Listxlsx, PDF, CSV | The quarterly list with measurement, description, weekly values and feedback | Large: runs as a job | Generate',
    'Multi-Quarter Goal Listxlsx, CSV | One sheet for each quarter, from one quarter to another | Quarters up to 3 months ahead | Generate',
    'Team Goal Updatesprint, PDF | Cards to print: what each person of a team said last | Only people who report to you | Generate',
    'People',
    'User Listxlsx, PDF, CSV | Directory with role, permissions, manager and e-mail | – | Generate',
    'Employee Import Templatexlsx | The columns that the employee import reads | Two example rows | Download',
    'Appraisals',
    'Employee Appraisalsxlsx, PDF, CSV | Employee, reviewer, state, dates and the ratings you may see | – | Generate',
    'Appraisal Compliancexlsx, PDF, CSV | Who has not started, shared, acknowledged or completed | Ended quarters only | Generate',
    'Appraisal PrintsPDF | Appraisals of one person or one manager’s team, on paper | Signed ones carry both signatures | Generate',
    'AI summaries',
    'AI Goal Summary.pptx | A quarter in slides, written from the goals; you edit every line | – | Generate',
    'AI Executive Summary.pptx | A year in slides, quarter by quarter | Needs an ended quarter | Generate',
  ]);
  await allIsHere();
  expect(await findViolations(container)).toEqual([]);
});

test('[REP-023] [REP-025] a band without a report for the viewer is absent', async () => {
  serveReports(server, { choices: { Reports: [REPORT_IDS.userList, REPORT_IDS.goalCompliance] } });
  showReports();
  expect((await rows()).map((row) => row.split(/xlsx/)[0])).toEqual([
    'Report | Description | Note | Action',
    'Goals',
    'Goal Compliance List',
    'People',
    'User List',
  ]);
  await allIsHere();
});

test('[REP-001] the template is downloaded at once', async () => {
  const saved = keepSaved();
  serveReports(server);
  server.use(on('reports.template', () => new File(['x'], 'Employee Import Template - Acme.xlsx')));
  showReports();
  await userEvent.click(await screen.findByRole('button', { name: 'Download Employee Import Template' }));
  await waitFor(() => expect(saved).toEqual(['Employee Import Template - Acme.xlsx']));
  await allIsHere();
});

test('a phone has cards with the same reports', async () => {
  const plain = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(plain(query), { matches: query.includes('max-width') }));
  serveReports(server);
  showReports();
  const goals = within(await screen.findByRole('list', { name: 'Goals' }));
  expect(goals.getAllByRole('listitem')).toHaveLength(5);
  expect(goals.getByRole('button', { name: 'Generate Goal Detail List' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await allIsHere();
});

test('a command of the palette opens the dialog of its report', async () => {
  serveReports(server);
  const { location } = showReports('?report=user-list');
  const dialog = await screen.findByRole('dialog', { name: 'User List' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/v3/reports');
  await allIsHere();
});

test('a report that the viewer is not offered says so', async () => {
  serveReports(server, { choices: { Reports: [REPORT_IDS.userList] } });
  showReports('?report=appraisal-prints');
  expect(await screen.findByText(MESSAGES.reportDenied)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await allIsHere();
});

test('a report that belongs to what is switched off says so', async () => {
  serveReports(server, { choices: { Reports: [REPORT_IDS.userList] } });
  showReports('?report=appraisal-prints', fakeSession({ tenant: { TalentEnabled: false } }));
  expect(
    await screen.findByText(/^Your organization has Talent switched off\. Only the operator/),
  ).toBeVisible();
  await allIsHere();
});

test('a page that did not come says why, and can be tried again', async () => {
  serveReports(server);
  server.use(
    on('reports.choices', () => {
      throw new ApiProblem('unavailable', 'The server is busy.');
    }),
  );
  showReports();
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  serveReports(server);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Report types' })).toBeVisible();
  await allIsHere();
});
