import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { fakeJob, runningJob, waitingJob } from '../testing/job.fixtures.ts';
import { keepSaved, serveReports, showReports } from '../testing/show-reports.tsx';

const server = setupApiServer();
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const list = async () => within(await screen.findByRole('list', { name: 'Your last reports' }));
const rowOf = async (name: string) =>
  (await list()).getAllByRole('listitem').find((row) => row.textContent?.startsWith(name))!;

/** Waits for a poll and its answer. */
const second = () => act(() => jest.advanceTimersByTimeAsync(1_000));

test('[D-96] the last reports: what is made, what waits, what is done, and what is gone', async () => {
  const jobs = [
    runningJob(6_200),
    waitingJob(),
    fakeJob(),
    fakeJob({
      Id: 6,
      Report: REPORT_IDS.appraisalPrints,
      Format: 'pdf',
      State: 'withdrawn',
      Problem: 'You may not see these appraisals any more. Ask Aoife Ní Dhomhnaill.',
    }),
    fakeJob({
      Id: 7,
      Report: REPORT_IDS.userList,
      Title: '',
      Content: '62 people',
      FinishedAt: '2026-11-16T15:00:00Z',
      KeptUntil: '2026-11-23T15:00:00Z',
    }),
    fakeJob({ Id: 8, Report: REPORT_IDS.quarterlyGoals, State: 'cancelled' }),
  ];
  serveReports(server, { jobs: () => jobs });
  const { container } = showReports();
  expect(screen.queryByText('No reports in the last 7 days')).not.toBeInTheDocument();
  const rows = (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Goal Detail List6,200 of 10,000 rowsCancel',
    'Multi-Quarter Goal ListWaits for the one aboveCancel',
    'Goal Compliance ListQ4 2026 · 14 people · today 10:42 am',
    'Appraisal PrintsYou may not see these appraisals any more. Ask Aoife Ní Dhomhnaill.',
    'User List62 people · Nov 16, kept until Monday',
    'Quarterly Goal ListCancelled',
  ]);
  expect(screen.getByText('Kept for 7 days, only for you. You can leave this page.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Goal Detail List' })).toHaveAttribute(
    'aria-valuenow',
    '62',
  );
  expect(await findViolations(container)).toEqual([]);
});

test('without any there is a sentence', async () => {
  serveReports(server);
  showReports();
  expect(await screen.findByText('No reports in the last 7 days')).toBeVisible();
});

test('[D-96] a report that is made is followed until it is ready, with its file at hand', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const saved = keepSaved();
  let job = runningJob(1_000);
  serveReports(server, { jobs: () => [job] });
  const { toasts } = showReports();
  await screen.findByText('1,000 of 10,000 rows');
  for (const rows of [2_000, 3_000, 4_000, 5_000, 6_000]) {
    job = runningJob(rows);
    await second();
    await screen.findByText(new RegExp(`^${rows / 1_000},000 of 10,000 rows`));
  }
  expect(screen.getByText(/^6,000 of 10,000 rows, (5|10) s left$/)).toBeVisible();
  expect(toasts).toEqual([]);
  job = fakeJob({ Id: 2, Report: REPORT_IDS.goalDetails });
  await second();
  await waitFor(() => expect(toasts[0]?.title).toBe('Goal Detail List is ready'));
  toasts[0]?.action?.onClick();
  await waitFor(() => expect(saved).toEqual(['Report 2.xlsx']));
  expect(screen.getByRole('button', { name: 'Download Goal Detail List' })).toBeVisible();
});

test('no request is sent while no report is being made', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const jobs = jest.fn(() => [fakeJob()]);
  serveReports(server, { jobs });
  showReports();
  await rowOf('Goal Compliance List');
  for (let passed = 0; passed < 5; passed += 1) await second();
  expect(jobs).toHaveBeenCalledTimes(1);
});

test('a report that failed while it was looked at says why', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  let job = runningJob(100);
  serveReports(server, { jobs: () => [job] });
  const { toasts } = showReports();
  await rowOf('Goal Detail List');
  job = runningJob(100, { State: 'failed', Problem: 'There was no room for the file.' });
  await second();
  expect(await screen.findByText('There was no room for the file.')).toBeVisible();
  expect(toasts[0]).toMatchObject({
    title: 'Goal Detail List was not made',
    description: 'There was no room for the file.',
  });
});

test('[D-96] what is made can be cancelled', async () => {
  let job = waitingJob();
  serveReports(server, { jobs: () => [job] });
  server.use(
    on('reports.cancel', () => {
      job = waitingJob({ State: 'cancelled' });
      return job;
    }),
  );
  showReports();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Multi-Quarter Goal List' }));
  await waitFor(async () => expect(await rowOf('Multi-Quarter')).toHaveTextContent('Cancelled'));
});

test('a report is taken off the list, and its file with it', async () => {
  let jobs = [fakeJob({ State: 'failed', Problem: 'No room.' })];
  serveReports(server, { jobs: () => jobs });
  server.use(
    on('reports.discard', () => {
      jobs = [];
      return { Success: true };
    }),
  );
  const { toasts } = showReports();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Goal Compliance List' }));
  expect(await screen.findByText('No reports in the last 7 days')).toBeVisible();
  expect(toasts.map(({ title }) => title)).toEqual(['Goal Compliance List removed']);
});

test('[D-97] the link of a mail leads to its report and offers the file', async () => {
  const saved = keepSaved();
  serveReports(server, { jobs: () => [fakeJob(), fakeJob({ Id: 9, Report: 1, IsScheduled: true })] });
  showReports('?job=9');
  const row = await rowOf('User List');
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(await rowOf('Goal Compliance List')).not.toHaveAttribute('aria-current');
  const download = within(row).getByRole('button', { name: 'Download User List' });
  expect(download).toHaveTextContent('Download');
  await userEvent.click(download);
  await waitFor(() => expect(saved).toEqual(['Report 9.xlsx']));
});

/** As where the window has no room for a column of them. */
function narrow(): void {
  const plain = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(plain(query), { matches: query.includes('max-width') }));
}

test('[D-96] without a column the latest three come before the types, all of them on request', async () => {
  narrow();
  serveReports(server, { jobs: () => [1, 2, 3, 4, 5].map((Id) => fakeJob({ Id })) });
  const { container } = showReports();
  const rows = async () => (await list()).getAllByRole('listitem');
  expect(await rows()).toHaveLength(3);
  const types = screen.getByRole('list', { name: 'Goals' });
  expect(types.compareDocumentPosition((await rows())[2]!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const all = screen.getByRole('button', { name: 'Show all 5' });
  await userEvent.click(all);
  expect(await rows()).toHaveLength(5);
  expect(all).toHaveFocus();
  expect(all).toHaveTextContent('Show fewer');
  expect(all).toHaveAttribute('aria-expanded', 'true');
  expect(await findViolations(container)).toEqual([]);
});

test('[D-97] the report of a mail is shown though it is not among the latest three', async () => {
  narrow();
  serveReports(server, { jobs: () => [1, 2, 3, 4, 5].map((Id) => fakeJob({ Id })) });
  showReports('?job=5');
  await screen.findByRole('button', { name: 'Show fewer' });
  expect((await list()).getAllByRole('listitem')[4]).toHaveAttribute('aria-current', 'true');
});

test('a link to a report that is not kept any more says so', async () => {
  serveReports(server, { jobs: () => [fakeJob()] });
  showReports('?job=99');
  expect(await screen.findByText('The report of your link is not kept any more.')).toBeVisible();
});
