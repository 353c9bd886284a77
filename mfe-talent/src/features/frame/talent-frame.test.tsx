import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Session } from '@cadence/shared-contract';
import {
  ApiProblem,
  findViolations,
  on,
  onOffline,
  onPending,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { fakeAppraisal, HR_ADMIN, REVIEWER } from '../../testing/appraisal.fixtures.ts';
import { onPhone, showOverview } from '../../testing/show-overview.tsx';
import { SCHEDULE, scheduleWith, serveTeam, type Served } from '../../testing/team.fixtures.ts';

const server = setupApiServer();

function show(served: Served = {}, route?: string, session: Session = REVIEWER) {
  serveTeam(server, served);
  return showOverview(route, session);
}
const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);

test('[TAL-005] [TAL-001] the three tabs, each with its own address for the same quarter and team', async () => {
  const { location } = show({}, '/v3/talent/38/7?scope=all&status=draft');
  expect(await tabs()).toEqual(['Overview', 'Talent Matrix', 'My Appraisals']);
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Talent Matrix' }));
  expect(location()).toBe('/v3/talent/matrix/38/7?scope=all');
});

test('[TAL-005] My Appraisals says how many wait for the viewer to sign', async () => {
  const mine = { By: 'employee', Action: 'signAsEmployee', Person: fakeAppraisal().User } as const;
  const theirs = { By: 'reviewer', Action: 'signAsManager', Person: fakeAppraisal().Reviewer } as const;
  const { location } = show({
    own: [fakeAppraisal({ WaitingFor: mine }), fakeAppraisal({ WaitingFor: theirs })],
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'My Appraisals 1' }));
  expect(location()).toBe('/v3/talent/myappraisal');
});

test('[TAL-006] the ceo has no My Appraisals, and nobody asks for them', async () => {
  const asked: number[] = [];
  serveTeam(server, { schedule: scheduleWith({ Organization: true, MyAppraisals: false }) });
  server.use(
    on('talent.user', ({ params }) => {
      asked.push(params.userId);
      throw new ApiProblem('not_found', 'This does not exist.');
    }),
  );
  showOverview();
  expect(await tabs()).toEqual(['Overview', 'Talent Matrix']);
  await screen.findByRole('table');
  expect(asked).toEqual([]);
});

test.each(['/v3/talent', '/v3/talent/39/12'])(
  '[TAL-007] a contributor comes from %s to My Appraisals',
  async (route) => {
    const { location } = show({ schedule: scheduleWith({ Team: false, Spreadsheet: false }) }, route);
    await waitFor(() => expect(location()).toBe('/v3/talent/myappraisal'));
  },
);

test('[TAL-007] a person without any of the views sees a message', async () => {
  show({ schedule: scheduleWith({ Team: false, MyAppraisals: false, Spreadsheet: false }) });
  expect(await screen.findByText('You are not authorized!')).toBeVisible();
});

test('[TAL-008] Organization View and My Team View, for who has both; narrowing stays behind', async () => {
  const { location } = show(
    { schedule: scheduleWith({ Organization: true }) },
    '/v3/talent/39/30?q=ana',
    HR_ADMIN,
  );
  const own = await screen.findByRole('button', { name: 'My Team View' });
  expect(own).toHaveAttribute('aria-pressed', 'true');
  server.use(on('talent.organization', () => new Promise<never>(() => undefined)));
  await userEvent.click(screen.getByRole('button', { name: 'Organization View' }));
  expect(location()).toBe('/v3/talent/39/0');
  expect(screen.getByRole('button', { name: 'Organization View' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'My Team View' }));
  expect(location()).toBe('/v3/talent/39/30');
});

test('[TAL-008] somebody else’s team is neither view; who has one view has no switch', async () => {
  const { unmount } = show({ schedule: scheduleWith({ Organization: true }) }, '/v3/talent/39/12', HR_ADMIN);
  for (const name of ['Organization View', 'My Team View'])
    expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
  unmount();
  show();
  await tabs();
  expect(screen.queryByRole('group', { name: 'View' })).toBeNull();
});

test('[TAL-017] the spreadsheet is of the quarter, manager and scope that are shown', async () => {
  const asked: unknown[] = [];
  const file = Promise.withResolvers<File>();
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:http://acme.localhost/1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  show({}, '/v3/talent/38/12?scope=all');
  server.use(
    on('talent.excel', ({ params }) => {
      asked.push(params);
      return file.promise;
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Compliance spreadsheet' }));
  expect(await screen.findByRole('button', { name: 'Preparing' })).toBeVisible();
  file.resolve(new File(['rows'], 'Appraisal Compliance - Q2 2026 - Acme.xlsx'));
  expect(await screen.findByRole('button', { name: 'Compliance spreadsheet' })).toBeVisible();
  expect(asked).toEqual([{ periodId: 38, managerId: 12, scope: 1 }]);
  expect(saved).toEqual(['Appraisal Compliance - Q2 2026 - Acme.xlsx']);
});

test('[TAL-017] a spreadsheet that is refused is said; who may have none sees no button', async () => {
  const { toasts, unmount } = show();
  server.use(
    on('talent.excel', () => {
      throw new ApiProblem('denied', 'You are not authorized!');
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Compliance spreadsheet' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'You are not authorized!', tone: 'alarm' }]));
  unmount();
  show({ schedule: scheduleWith({ Spreadsheet: false }) });
  await tabs();
  expect(screen.queryByRole('button', { name: 'Compliance spreadsheet' })).toBeNull();
});

test('[TAL-017] on a phone the spreadsheet comes after the people', async () => {
  onPhone();
  show();
  const button = await screen.findByRole('button', { name: 'Compliance spreadsheet' });
  const [first] = await screen.findAllByRole('listitem');
  expect(first?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[TAL-014] a quarter without anybody to appraise: the nearest others are one press away', async () => {
  const { location } = show({ team: () => [] }, '/v3/talent/38/7');
  expect(await screen.findByText('No Appraisals for This Quarter')).toBeVisible();
  expect(screen.getByText(/Pick another quarter\./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Progress of the team' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Q1 2026' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Q3 2026' }));
  expect(location()).toBe('/v3/talent/39/7');
});

test('[TAL-014] a quarter that is not offered leads to the latest', async () => {
  const { location } = show({}, '/v3/talent/40/7');
  expect(await screen.findByText('No Appraisals for This Quarter')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose a quarter' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Q3 2026' }));
  expect(location()).toBe('/v3/talent/39/7');
});

test('[TAL-015] without a quarter that is over there is no data yet', async () => {
  show({ schedule: { ...SCHEDULE, Periods: [] } });
  expect(await screen.findByText('No Talent Data Yet')).toBeVisible();
  expect(
    screen.getByText(
      "Starting next quarter, you'll be able to create appraisals, which require existing goal data to assess effectively.",
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to goals of Q4 2026' })).toHaveAttribute('href', '/v3/goals');
});

test('[TAL-016] Talent that is not enabled says what it would be and whom to ask', async () => {
  show({ schedule: { ...SCHEDULE, IsEnabled: false, Periods: [] } });
  expect(await screen.findByRole('heading', { name: 'Welcome to Talent' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    ...['Write', 'Share', 'Sign', 'Complete'],
  ]);
  expect(screen.getByText(/^Acme has not turned it on yet\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Point of Contact' })).toHaveAttribute('href', '/v3/help');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(await findViolations()).toEqual([]);
});

test('[TAL-043] a refused load says so and leads back', async () => {
  serveTeam(server);
  server.use(
    on('talent.load', () => {
      throw new ApiProblem('denied', 'You are not authorized!');
    }),
  );
  showOverview('/v3/talent/39/3');
  expect(await screen.findByText('You are not authorized!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Talent' })).toHaveAttribute('href', '/v3/talent');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test.each(['talent.schedule', 'talent.load'] as const)(
  '%s that does not come is said, and Retry asks again',
  async (id) => {
    serveTeam(server);
    server.use(onOffline(id));
    showOverview();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('The server could not be reached. Please try again.')).toBeVisible();
    serveTeam(server);
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Mateusz Wójcik' })).toBeVisible();
  },
);

test('while the first answer is on its way the page says that it loads', async () => {
  server.use(onPending('talent.schedule'));
  showOverview();
  expect(screen.getByRole('status')).toHaveTextContent('Loading appraisals');
});
