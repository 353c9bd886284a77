import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeSession, on, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import Reminders from '../../slots/reminders.tsx';
import { fakeDashboard } from '../../testing/dashboard.fixtures.ts';
import { fakePassGoal, servePass } from '../../testing/fake-pass.ts';
import { fakePeriods, PERIOD_ID } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer(on('goals.periods', () => ({ data: fakePeriods() })));
beforeEach(() => window.localStorage.clear());

const posted = fakePassGoal(3, 'Deputies', { 7: [3, 3], 8: [3, 3] });
const pass = () => [fakePassGoal(1, 'Retention'), fakePassGoal(2, 'Onboarding'), posted];

function showReminders(route = '/v3/home') {
  const ThisWeek = { Week: 8, EndDate: '2026-11-22', count: 2 };
  server.use(on('dashboard.read', () => fakeDashboard({ ThisWeek })));
  const session = fakeSession({ profile: { RoleName: 'manager' } });
  return renderWithShell(<Reminders periodId={PERIOD_ID} />, { route, session });
}

test('on the dashboard the updates of this week are one thing, done right there and by a link', async () => {
  servePass(server, pass());
  const { location, unmount } = showReminders();
  const week = within(await screen.findByRole('region', { name: 'Reminders 1' }));
  await userEvent.click(await week.findByRole('button', { name: /^Update: .*2 goals, week 8$/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Update my week' }));
  expect(await drawer.findByText('1 of 3 updated')).toBeVisible();
  expect(location()).toBe('/v3/home?do=my-week');
  await userEvent.click(drawer.getByRole('radio', { name: /^Week 6/ }));
  await waitFor(() => expect(location()).toBe('/v3/home?do=my-week&week=6'));
  await userEvent.click(drawer.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(location()).toBe('/v3/home'));
  unmount();
  showReminders('/v3/home?do=my-week&week=6');
  expect(await screen.findByRole('radio', { name: /^Week 6/ })).toBeChecked();
});

test('above the list the way in says how many goals lack this week, and goes when none does', async () => {
  const { location } = showGoals(server, { pass: pass() });
  await userEvent.click(await screen.findByRole('button', { name: 'Update my week · 2' }));
  await waitFor(() => expect(location()).toContain('do=my-week'));
  servePass(server, pass());
  const drawer = within(await screen.findByRole('dialog', { name: 'Update my week' }));
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(3));
  await waitFor(() => expect(document.activeElement?.closest('[role="radiogroup"]')).not.toBeNull());
  await userEvent.keyboard('33{Enter}33{Enter}');
  await userEvent.click(await drawer.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Update my week/ })).not.toBeInTheDocument(),
  );
});

test('closed, it gives the focus back to the way in', async () => {
  showGoals(server, { pass: pass() });
  const entry = await screen.findByRole('button', { name: 'Update my week · 2' });
  await userEvent.click(entry);
  await screen.findByRole('dialog', { name: 'Update my week' });
  await waitFor(() => expect(document.activeElement?.closest('[role="radiogroup"]')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(entry).toHaveFocus());
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

test('u opens it too, but not while something else is open or typed', async () => {
  const { location } = showGoals(server, { pass: pass() });
  const entry = await screen.findByRole('button', { name: 'Update my week · 2' });
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search goals' }));
  await userEvent.keyboard('u');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => entry.focus());
  await userEvent.keyboard('u');
  expect(await screen.findByRole('dialog', { name: 'Update my week' })).toBeVisible();
  await waitFor(() => expect(location()).toContain('do=my-week'));
});
