import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupApiServer } from '@cadence/shared-auth/testing';
import type { GoalListInput } from '@cadence/shared-contract';
import { NO_FILTERS } from '../features/list/goal-filters.ts';
import { rememberFilters } from '../features/list/remembered-filters.ts';
import { chooseOldestQuarter } from '../testing/choose-quarter.ts';
import { fakeBundle, fakeGoal, fakePage, PERIOD_ID, VIEWER_ID } from '../testing/goals.fixtures.ts';
import { showGoals } from '../testing/show-goals.tsx';

const server = setupApiServer();
beforeEach(() => {
  window.localStorage.clear();
  rememberFilters({ tenantId: 1, personId: VIEWER_ID }, NO_FILTERS);
});

const EARLIER = fakeGoal({
  Id: 9,
  GoalPeriodId: PERIOD_ID - 1,
  GoalDetail: { Title: 'Answer within the hour' },
});
const NOW = fakeGoal({ Id: 12, GoalDetail: { Title: 'Lift retention' } });
const list = ({ PeriodId }: GoalListInput) => fakePage(PeriodId === PERIOD_ID ? [NOW] : [EARLIER]);
const current = (): readonly (string | null)[] =>
  screen.getAllByRole('link', { current: true }).map((link) => link.textContent);

test('[GOAL-005] a link to a goal of another quarter shows the list of that quarter, with the goal marked', async () => {
  const { location } = showGoals(server, { list, goals: [EARLIER, NOW], route: '/v3/goals/9' });
  expect(await screen.findByRole('link', { name: 'Answer within the hour' })).toBeVisible();
  await waitFor(() => expect(location()).toBe(`/v3/goals/9?period=${PERIOD_ID - 1}`));
  expect(screen.getByRole('button', { name: 'Quarter: Q3 2026' })).toBeVisible();
  await waitFor(() => expect(current()).toEqual(['Answer within the hour']));
});

test('another quarter opens with a goal of its own, and Back leads to the one before', async () => {
  const { location } = showGoals(server, {
    list,
    goals: [EARLIER, NOW],
    route: '/v3/goals/12?tab=history&do=update',
  });
  await screen.findByRole('link', { name: 'Lift retention' });
  await userEvent.keyboard('{Escape}');
  await chooseOldestQuarter();
  expect(await screen.findByRole('heading', { level: 2, name: 'Answer within the hour' })).toBeVisible();
  await waitFor(() => expect(location()).toBe(`/v3/goals/9?period=${PERIOD_ID - 1}`));
});

test('the window’s tab names the open goal', async () => {
  const { titleTab, unmount } = showGoals(server, { list, goals: [NOW], route: '/v3/goals/12' });
  await waitFor(() => expect(titleTab()).toBe('Lift retention · Goals'));
  unmount();
  expect(titleTab()).toBeNull();
});

test('the open goal stays on top of the list while its own row is further down or filtered out', async () => {
  const others = [fakeGoal({ Id: 20, GoalDetail: { Title: 'Train deputies' } })];
  const { unmount } = showGoals(server, {
    list: ({ After }) =>
      After === undefined ? fakePage(others, { count: 2, After: 'next' }) : fakePage([NOW], { count: 2 }),
    bundles: [fakeBundle(NOW)],
    route: '/v3/goals/12',
  });
  expect(await screen.findByText('Further down')).toBeVisible();
  expect(current()).toEqual(['Lift retention']);
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(screen.queryByText('Further down')).not.toBeInTheDocument());
  expect(screen.getAllByRole('link', { name: 'Lift retention' })).toHaveLength(1);
  unmount();
  showGoals(server, { goals: others, bundles: [fakeBundle(NOW)], route: '/v3/goals/12?show=down' });
  expect(await screen.findByText('Not among these filters')).toBeVisible();
});
