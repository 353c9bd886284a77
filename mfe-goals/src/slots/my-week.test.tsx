import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { Goal, WeekSlot } from '@cadence/shared-contract';
import { fakeDashboard, fakePerson } from '../testing/dashboard.fixtures.ts';
import { fakeGoal, fakePage, PERIOD_ID } from '../testing/goals.fixtures.ts';
import MyWeek from './my-week.tsx';

const server = setupApiServer();
beforeEach(() => window.localStorage.clear());

const slot = (Week: number, State: WeekSlot['State'], Likelihood: number | null = null): WeekSlot => ({
  ...{ Week, State, Likelihood, Quality: Likelihood },
  StartDate: '2026-10-05',
});
const WEEKS = [
  slot(3, 'posted', 1),
  slot(4, 'missed'),
  slot(5, 'missed'),
  slot(8, 'current'),
  slot(9, 'ahead'),
];

function serve(goals: readonly Goal[], lacking: number): void {
  server.use(
    on('goals.list', () => fakePage([...goals])),
    on('dashboard.read', () =>
      fakeDashboard({ ThisWeek: lacking === 0 ? null : { Week: 8, EndDate: '2026-11-22', count: lacking } }),
    ),
  );
}
const show = () =>
  renderWithShell(<MyWeek periodId={PERIOD_ID} />, {
    route: '/v3/home',
    session: fakeSession({ profile: { RoleName: 'contributor' } }),
  });

test('own goals by week: what can still be filled in is a button, and one button updates them all', async () => {
  const done = [slot(3, 'posted', 3), slot(8, 'posted', 4)];
  serve(
    [
      fakeGoal({ Id: 1, Weeks: WEEKS, ParentTitle: 'Reach 118%' }),
      fakeGoal({ Id: 2, Weeks: done, ParentTitle: null }),
    ],
    1,
  );
  const { location } = show();
  const [first, second] = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
  expect(screen.getByText('1 of 2 posted')).toBeVisible();
  expect(first?.getByText('Reach 118%')).toBeVisible();
  expect(second?.getByText('No parent')).toBeVisible();
  expect(first?.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Week 5 missed: update it',
    'Update week 8',
  ]);
  expect(first?.getByTitle('Week 3: Not sure')).toHaveTextContent('1');
  expect(first?.getByTitle('Week 4: Missed')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: '8' })).toHaveAttribute('aria-current', 'date');
  expect(await findViolations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Week 5 missed: update it' }));
  expect(location()).toBe('/v3/home?do=update&goal=1&week=5');
  await userEvent.click(screen.getByRole('button', { name: 'Update my week' }));
  expect(location()).toBe('/v3/home?do=my-week');
});

test('a goal that takes no updates says who acts next', async () => {
  const WaitingFor = { ...fakePerson(9, 'Zoë Lefèvre'), Since: '2026-11-18T10:00:00.000Z' };
  serve(
    [
      fakeGoal({ Id: 1, State: 'review', WaitingFor, Weeks: [] }),
      fakeGoal({ Id: 2, State: 'draft', Weeks: [] }),
      fakeGoal({ Id: 3, State: 'shelved' }),
    ],
    0,
  );
  show();
  expect(await screen.findByText(/^Waiting for/)).toHaveTextContent('Waiting for Zoë Lefèvre to approve');
  expect(screen.getByText(/, sent Nov 18\. Its weeks open then\.$/)).toBeVisible();
  expect(screen.getByText(/^A draft: request its approval/)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Update my week' })).not.toBeInTheDocument();
});

test('without goals it says so, as the reminder beneath offers one; a failure says why and tries again', async () => {
  serve([], 0);
  const { unmount } = show();
  expect(await screen.findByText('You have no goals in this quarter yet')).toBeVisible();
  unmount();
  server.use(
    on('goals.list', () => {
      throw new ApiProblem('denied', 'The tables are being moved.');
    }),
  );
  show();
  expect(await screen.findByText('The tables are being moved.')).toBeVisible();
  serve([fakeGoal({ Id: 1, Weeks: WEEKS })], 1);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Update week 8' })).toBeVisible();
});
