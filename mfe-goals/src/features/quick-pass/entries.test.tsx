import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeSession, on, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import type { Goal } from '@cadence/shared-contract';
import YourWeek from '../../slots/your-week.tsx';
import { fakePassGoal, servePass } from '../../testing/fake-pass.ts';
import { fakeGoal, fakePage, fakePeriods, fakeWeeks, PERIOD_ID } from '../../testing/goals.fixtures.ts';
import { patience } from '../../testing/patience.ts';
import { showGoals } from '../../testing/show-goals.tsx';

patience();
const server = setupApiServer(on('goals.periods', () => ({ data: fakePeriods() })));
beforeEach(() => window.localStorage.clear());

const posted = fakePassGoal(3, 'Deputies', { 7: [3, 3], 8: [3, 3] });
const pass = () => [fakePassGoal(1, 'Retention'), fakePassGoal(2, 'Onboarding'), posted];

function showYourWeek(goals: readonly Goal[], route = '/v3/home') {
  server.use(
    on('goals.list', ({ body }) =>
      fakePage(body.PeriodId === PERIOD_ID && body.NeedsReview !== true ? [...goals] : []),
    ),
  );
  return renderWithShell(<YourWeek periodId={PERIOD_ID} />, { route });
}

test('on the dashboard the updates of this week are one thing, done right there and by a link', async () => {
  servePass(server, pass());
  const { location, unmount } = showYourWeek(pass().map(({ Goal }) => Goal));
  const week = within(await screen.findByRole('region', { name: 'Your week 1' }));
  expect(await week.findByText('Post this week’s predictions')).toBeVisible();
  await userEvent.click(week.getByRole('button', { name: 'Update: 2 goals, week 8' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Update my week' }));
  expect(await drawer.findByText('1 of 3 updated')).toBeVisible();
  expect(location()).toBe('/v3/home?do=my-week');
  await userEvent.click(drawer.getByRole('radio', { name: /^Week 6/ }));
  await waitFor(() => expect(location()).toBe('/v3/home?do=my-week&week=6'));
  await userEvent.click(drawer.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(location()).toBe('/v3/home'));
  unmount();
  showYourWeek([], '/v3/home?do=my-week&week=6');
  expect(await screen.findByRole('radio', { name: /^Week 6/ })).toBeChecked();
});

test('a single goal keeps its own update', async () => {
  showYourWeek([fakeGoal({ Id: 1, GoalDetail: { Title: 'Retention' } }), posted.Goal]);
  expect(await screen.findByRole('button', { name: 'Update: Retention' })).toBeVisible();
});

test('a goal that waits to be shelved asks for no update (D-13)', async () => {
  showYourWeek([fakeGoal({ Id: 1, State: 'shelving_in_review' })]);
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
});

test('above the list the way in says how many goals lack this week, and goes when none does', async () => {
  const { location } = showGoals(server, { pass: pass() });
  await userEvent.click(await screen.findByRole('button', { name: 'Update my week · 2' }));
  await waitFor(() => expect(location()).toContain('do=my-week'));
  servePass(server, pass());
  const drawer = within(await screen.findByRole('dialog', { name: 'Update my week' }));
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(3));
  await userEvent.keyboard('44{Enter}44{Enter}');
  await userEvent.click(await drawer.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /Update my week/ })).not.toBeInTheDocument();
});

test('there is no way in over other quarters, over company goals and for observers', async () => {
  const isOffered = async (route: string, role: 'contributor' | 'observer' = 'contributor') => {
    const session = fakeSession({ profile: { RoleName: role } });
    const { unmount } = showGoals(server, { pass: pass(), route, session });
    await screen.findByText(/^No goals|You have no goals/);
    const found = screen.queryByRole('button', { name: /Update my week/ }) !== null;
    unmount();
    return found;
  };
  expect(await isOffered(`/v3/goals?period=${PERIOD_ID - 1}`)).toBe(false);
  expect(await isOffered('/v3/goals/type/company')).toBe(false);
  expect(await isOffered('/v3/goals', 'observer')).toBe(false);
});

test('a week that was updated everywhere leaves nothing to do', async () => {
  const goal = fakeGoal({ Id: 1, Weeks: fakeWeeks({ 7: [3, 3], 8: [3, 3] }) });
  showYourWeek([goal, posted.Goal]);
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
});
