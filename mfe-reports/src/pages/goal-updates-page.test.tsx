import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MESSAGES, type OutputOf } from '@cadence/shared-contract';
import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { ANDREI, Q4_2026, updateCard, updatesOf } from '../testing/report.fixtures.ts';
import { choose, keepDownloads, serveReports, showReport } from '../testing/show-report.tsx';

type GoalUpdates = OutputOf<'reports.teamGoalUpdates'>;

const server = setupApiServer();
afterEach(() => jest.restoreAllMocks());

const ADDRESS = `/v3/reports/team-goal-updates/30/${Q4_2026.Id}`;

function serve(updates: GoalUpdates = updatesOf([1])) {
  const asked: unknown[] = [];
  const served = serveReports(server);
  server.use(
    on('reports.teamGoalUpdates', ({ params }) => {
      asked.push(params);
      return updates;
    }),
  );
  return { ...served, asked };
}
const pages = () => screen.findAllByRole('region', { name: /^Page/ });

test('[REP-010] the cards of a team say what each person said last of each goal', async () => {
  const { asked } = serve(updatesOf([2, 1], { LeftOut: '1 person is left out: an observer.' }));
  const { title } = showReport(ADDRESS);
  expect(await screen.findByRole('heading', { name: 'Team of Person A' })).toBeVisible();
  expect(asked).toEqual([{ userId: 30, periodId: 40 }]);
  expect(title()).toBe('Team Goal Updates');
  const [page] = await pages();
  const head = within(page!);
  expect(head.getByText('Acme')).toBeVisible();
  expect(head.getByText('Q4 2026, Oct 1 – Dec 31')).toBeVisible();
  expect(head.getByText('1 person is left out: an observer.')).toBeVisible();
  const [card] = head.getAllByRole('listitem');
  const first = within(card!);
  expect(first.getByText('Person A')).toBeVisible();
  expect(first.getByRole('link', { name: 'Goal 101' })).toHaveAttribute('href', '/v3/goals/101');
  expect(first.getByText('Published · week 7, Nov 9 – 15')).toBeVisible();
  expect(first.getByText('Likelihood:', { exact: false })).toBeInTheDocument();
  expect(first.getByText('up since the last update', { exact: false })).toBeInTheDocument();
  expect(first.getByText('The second line runs since Tuesday.')).toBeVisible();
  expect(first.getByText('Andrei Popescu, Nov 13, 2026')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('a goal without an update or a comment says so', async () => {
  const none = { Likelihood: null, Quality: null, LikelihoodDelta: 0, Week: null, WeekStart: null };
  const card = updateCard(1, { ...none, Text: null, TextBy: null, TextAt: null, NeedsUpdate: true });
  const updates = updatesOf([0]);
  serve({ ...updates, People: [{ Person: updates.People[0]!.Person, Cards: [card] }] });
  showReport(ADDRESS);
  expect(await screen.findByText('No update yet')).toBeVisible();
  expect(screen.getByText('No comment yet')).toBeVisible();
  expect(screen.getByText('· Needs Update')).toBeVisible();
});

test('[REP-012] pages have 8 cards with the head, and 10 later', async () => {
  serve(updatesOf([12, 8]));
  showReport(ADDRESS);
  const all = await pages();
  expect(all.map((page) => within(page).getAllByRole('listitem').length)).toEqual([8, 10, 2]);
  expect(all.map((page) => within(page).queryAllByRole('heading', { level: 2 }).length)).toEqual([1, 0, 0]);
});

test('[REP-013] a person without goals has a sentence', async () => {
  serve(updatesOf([1, 0]));
  showReport(ADDRESS);
  expect(await screen.findByText('Person B has no published or finalized goals this period.')).toBeVisible();
});

test('[REP-011] the team of somebody beneath the viewer is chosen, and nobody else’s', async () => {
  const { asked } = serve();
  const { location } = showReport(ADDRESS);
  await pages();
  await userEvent.click(screen.getByRole('combobox', { name: 'Person' }));
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(3);
  await userEvent.click(options[0]!);
  await waitFor(() => expect(location()).toBe(`/v3/reports/team-goal-updates/${ANDREI.Id}/40`));
  await waitFor(() => expect(asked.at(-1)).toEqual({ userId: ANDREI.Id, periodId: 40 }));
});

test('[REP-014] another quarter can be chosen, including one that begins soon', async () => {
  serve();
  const { location } = showReport(ADDRESS);
  await pages();
  await choose(/^Quarter/, 'Q1 2027');
  await waitFor(() => expect(location()).toBe('/v3/reports/team-goal-updates/30/41'));
});

test('Print is the browser’s, PDF a file of the same team and quarter', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const saved = keepDownloads();
  const { made } = serve();
  showReport(ADDRESS);
  await pages();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(made).toEqual([{ Report: 9, Format: 'pdf', Params: { UserId: 30, PeriodId: 40 } }]);
});

test('a team that is not beneath the viewer is refused in the server’s words', async () => {
  serve();
  server.use(
    on('reports.teamGoalUpdates', () => {
      throw new ApiProblem('denied', MESSAGES.reportDenied);
    }),
  );
  showReport(ADDRESS);
  expect(await screen.findByText(MESSAGES.reportDenied)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'true');
});

test('cards that fail to load can be loaded again', async () => {
  serve();
  server.use(onOffline('reports.teamGoalUpdates'));
  showReport(ADDRESS);
  expect(await screen.findByText('The cards could not be loaded')).toBeVisible();
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await pages()).toHaveLength(1);
});

test.each(['/v3/reports/team-goal-updates/abc/40', '/v3/reports/team-goal-updates/30/0'])(
  '%s is no address of a team',
  async (address) => {
    serve();
    showReport(address);
    expect(await screen.findByText('There is no report at this address')).toBeVisible();
  },
);
