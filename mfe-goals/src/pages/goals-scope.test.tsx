import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeSession, setupApiServer } from '@cadence/shared-auth/testing';
import type { GoalListInput, RoleName } from '@cadence/shared-contract';
import { clearFilters } from '../testing/clear-filters.ts';
import { fakeGoal, fakePage, PERIOD_ID } from '../testing/goals.fixtures.ts';
import { showGoals } from '../testing/show-goals.tsx';

const server = setupApiServer();
const MINE = fakeGoal({ Id: 12, GoalDetail: { Title: 'Lift retention' } });
const COMPANYS = fakeGoal({ Id: 13, GoalDetail: { Title: 'Reach 118%' } });

beforeEach(() => window.localStorage.clear());

const as = (RoleName: RoleName) => fakeSession({ profile: { RoleName } });
/** One goal in the viewer's own scope, two in all. */
const list = ({ GoalSelectFilter }: GoalListInput) =>
  fakePage(GoalSelectFilter === undefined ? [MINE, COMPANYS] : [MINE]);
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove filter/ }).map((chip) => chip.getAttribute('aria-label'));

const FIRST_VISIT: readonly (readonly [RoleName, readonly number[] | undefined, readonly string[]])[] = [
  ['contributor', [1], ['Remove filter My Goals']],
  ['manager', [1, 2], ['Remove filter My Goals', 'Remove filter My Direct Reports']],
  ['ceo', [1, 2], ['Remove filter My Goals', 'Remove filter My Direct Reports']],
  ['observer', undefined, []],
];

test.each(FIRST_VISIT)(
  'on the first visit a %s sees the scope of their role',
  async (role, selects, shown) => {
    const { asked, location } = showGoals(server, { list, goals: [MINE, COMPANYS], session: as(role) });
    await screen.findByRole('heading', { level: 2, name: 'Lift retention' });
    expect(chips()).toEqual(shown);
    expect(asked).toEqual([
      { PeriodId: PERIOD_ID, ...(selects !== undefined && { GoalSelectFilter: selects }) },
    ]);
    const goals = selects === undefined ? '' : `?goals=${selects.join('%2C')}`;
    await waitFor(() => expect(location()).toBe(`/v3/goals/12${goals}`));
  },
);

test('Clear all really shows all goals, now and on the next visit', async () => {
  const goals = [MINE, COMPANYS];
  const first = showGoals(server, { list, goals, session: as('manager') });
  await screen.findByRole('heading', { level: 2, name: 'Lift retention' });
  expect(screen.queryByRole('link', { name: 'Reach 118%' })).not.toBeInTheDocument();
  await clearFilters();
  expect(await screen.findByRole('link', { name: 'Reach 118%' })).toBeVisible();
  expect(chips()).toEqual([]);
  first.unmount();
  const again = showGoals(server, { list, goals, session: as('manager') });
  expect(await screen.findByRole('link', { name: 'Reach 118%' })).toBeVisible();
  expect(again.asked).toEqual([{ PeriodId: PERIOD_ID }]);
  expect(chips()).toEqual([]);
});

test('where the device keeps nothing, Clear all holds for as long as the page', async () => {
  // A separate person: what the page keeps for them outlives this test.
  const session = fakeSession({ profile: { Id: 4711 } });
  const refuse = (): never => {
    throw new DOMException('Storage is forbidden.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const first = showGoals(server, { list, goals: [MINE, COMPANYS], session });
  await screen.findByRole('heading', { level: 2, name: 'Lift retention' });
  await clearFilters();
  await screen.findByRole('link', { name: 'Reach 118%' });
  first.unmount();
  const again = showGoals(server, { list, goals: [MINE, COMPANYS], session });
  expect(await screen.findByRole('link', { name: 'Reach 118%' })).toBeVisible();
  expect(again.asked).toEqual([{ PeriodId: PERIOD_ID }]);
});

test('a link to the list with a filter is taken at its word', async () => {
  const { asked } = showGoals(server, {
    list,
    goals: [MINE],
    session: as('manager'),
    route: '/v3/goals?show=needs-review',
  });
  await screen.findByRole('heading', { level: 2, name: 'Lift retention' });
  expect(asked).toEqual([{ PeriodId: PERIOD_ID, NeedsReview: true }]);
});

const EMPTY: readonly (readonly [RoleName, string])[] = [
  ['contributor', 'You have no goals in Q4 2026 yet'],
  ['manager', 'You and your direct reports have no goals in Q4 2026 yet'],
];

test.each(EMPTY)(
  '[GOAL-011] the default scope of a %s is no filter: an empty list prompts for a goal (D-66)',
  async (role, sentence) => {
    showGoals(server, {
      list: ({ GoalSelectFilter }) => fakePage(GoalSelectFilter === undefined ? [COMPANYS] : []),
      goals: [COMPANYS],
      session: as(role),
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a Goal' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show All Goals' }));
    expect(await screen.findByRole('link', { name: 'Reach 118%' })).toBeVisible();
  },
);

test('[GOAL-012] a scope that a manager chose themselves is a filter', async () => {
  showGoals(server, { session: as('manager'), route: '/v3/goals?goals=1' });
  expect(await screen.findByText('No goals in this quarter.')).toBeVisible();
  expect(screen.getByText('No goals match My Goals.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a Goal' })).not.toBeInTheDocument();
});

test('[GOAL-012] a past quarter without goals of one’s own leads to all of them', async () => {
  showGoals(server, {
    session: as('manager'),
    route: `/v3/goals?period=${PERIOD_ID - 1}&goals=1,2`,
    list: ({ GoalSelectFilter }) => fakePage(GoalSelectFilter === undefined ? [COMPANYS] : []),
    goals: [COMPANYS],
  });
  expect(await screen.findByText('No goals in this quarter.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Show All Goals' }));
  expect(await screen.findByRole('link', { name: 'Reach 118%' })).toBeVisible();
});
