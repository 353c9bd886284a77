import { chooseOldestQuarter } from '../testing/choose-quarter.ts';
import { clearFilters } from '../testing/clear-filters.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  onPending,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { Goal } from '@cadence/shared-contract';
import { NO_FILTERS } from '../features/list/goal-filters.ts';
import { rememberFilters } from '../features/list/remembered-filters.ts';
import { fakeGoal, fakePage, fakePeriods, PERIOD_ID, VIEWER_ID } from '../testing/goals.fixtures.ts';
import { showGoals } from '../testing/show-goals.tsx';

const server = setupApiServer();

/** The viewer has been here before and wants to see all goals. */
beforeEach(() => {
  window.localStorage.clear();
  rememberFilters({ tenantId: 1, personId: VIEWER_ID }, NO_FILTERS);
});

const KATERINA = {
  Id: 8,
  Name: 'Kateřina Dvořáková',
  OrgUnit: 'Support',
  Title: null,
  Avatar: null,
  ParentId: 7,
};
const goalNamed = (Id: number, Title: string, more: Partial<Goal> = {}): Goal => ({
  ...fakeGoal({ Id, GoalDetail: { Title } }),
  ...more,
});
const rows = async (): Promise<readonly string[]> => {
  const list = await screen.findByRole('list');
  return within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);
};

test('rows show title, owner and status', async () => {
  showGoals(server, {
    goals: [goalNamed(12, 'Lift retention'), goalNamed(13, 'Renew contracts', { User: KATERINA })],
  });
  expect(await rows()).toEqual(['Lift retention', 'Renew contracts']);
  const list = within(screen.getByRole('list'));
  for (const [owner, department] of [
    ['Zoë Lefèvre (You)', 'Customer Success'],
    ['Kateřina Dvořáková', 'Support'],
  ] as const)
    expect(list.getByText(owner).parentElement).toHaveTextContent(`${owner} · ${department}`);
  expect(screen.getByRole('button', { name: 'Quarter: Q4 2026' })).toBeVisible();
  await screen.findByRole('heading', { level: 2, name: 'Lift retention' });
  expect(await findViolations()).toEqual([]);
});

test('[GOAL-009] beside the list the first goal is shown until one is chosen', async () => {
  const { location } = showGoals(server, {
    goals: [goalNamed(12, 'Lift retention'), goalNamed(13, 'Renew contracts')],
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Lift retention' })).toBeVisible();
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
  await userEvent.click(screen.getByRole('link', { name: 'Renew contracts' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Renew contracts' })).toBeVisible();
  await waitFor(() => expect(location()).toBe('/v3/goals/13'));
});

test('j and k move through the list, and leave what is typed alone', async () => {
  const { location } = showGoals(server, { goals: [goalNamed(12, 'One'), goalNamed(13, 'Two')] });
  await screen.findByRole('heading', { level: 2, name: 'One' });
  await userEvent.keyboard('j');
  await waitFor(() => expect(location()).toBe('/v3/goals/13'));
  await userEvent.keyboard('k');
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search goals' }), 'j');
  await waitFor(() => expect(location()).toBe('/v3/goals/12?q=j'));
});

test('[GOAL-006] the search goes to the server and into the URL', async () => {
  const { asked, location } = showGoals(server, { goals: [goalNamed(12, 'Lift retention')] });
  await screen.findByRole('heading', { level: 2, name: 'Lift retention' });
  await userEvent.keyboard('/');
  await userEvent.keyboard('Support');
  await waitFor(() => expect(asked.at(-1)).toEqual({ PeriodId: PERIOD_ID, Title: 'Support' }));
  await waitFor(() => expect(location()).toBe('/v3/goals/12?q=Support'));
});

test('[GOAL-005] the chosen quarter is listed and stays in the URL', async () => {
  const { asked, location } = showGoals(server, {
    list: ({ PeriodId }) =>
      fakePage(PeriodId === PERIOD_ID ? [goalNamed(12, 'This quarter')] : [goalNamed(9, 'Last quarter')]),
    goals: [goalNamed(9, 'Last quarter'), goalNamed(12, 'This quarter')],
  });
  await screen.findByRole('link', { name: 'This quarter' });
  await chooseOldestQuarter();
  expect(await screen.findByRole('link', { name: 'Last quarter' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'This quarter' })).not.toBeInTheDocument();
  await waitFor(() => expect(asked.at(-1)).toEqual({ PeriodId: PERIOD_ID - 1 }));
  await waitFor(() => expect(location()).toContain(`period=${PERIOD_ID - 1}`));
});

test('[GOAL-008] Load More appends a page in place and says how many there are', async () => {
  const first = Array.from({ length: 10 }, (_, index) => goalNamed(index + 1, `Goal ${index + 1}`));
  const { asked } = showGoals(server, {
    list: ({ After }) =>
      After === undefined
        ? fakePage(first, { count: 11, After: 'next' })
        : fakePage([goalNamed(11, 'Goal 11')], { count: 11 }),
    goals: first,
  });
  expect(await screen.findByText('10 of 11 goals')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('11 goals')).toBeVisible();
  expect(asked.at(-1)?.After).toBe('next');
  expect(await rows()).toHaveLength(11);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('[GOAL-004][GOAL-007] filters are chosen in a drawer, shown as chips and taken away one by one', async () => {
  const { asked, location } = showGoals(server, { goals: [goalNamed(12, 'Lift retention')] });
  await screen.findByRole('heading', { level: 2, name: 'Lift retention' });
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter goals' }));
  await userEvent.click(drawer.getByRole('checkbox', { name: 'My Goals' }));
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Needs Update' }));
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Not at all' }));
  expect(await findViolations()).toEqual([]);
  await userEvent.click(drawer.getByRole('button', { name: 'Show 1 goal' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      PeriodId: PERIOD_ID,
      GoalSelectFilter: [1],
      NeedsUpdate: true,
      Likelihood: [0],
    }),
  );
  await waitFor(() => expect(location()).toBe('/v3/goals/12?goals=1&show=needs-update&likelihood=0'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Needs Update' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ PeriodId: PERIOD_ID, GoalSelectFilter: [1], Likelihood: [0] }),
  );
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  await clearFilters();
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
});

test('[GOAL-018][GOAL-023] contributors are offered every state, but not My Direct Reports', async () => {
  showGoals(server, { goals: [goalNamed(12, 'Lift retention')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter goals' }));
  expect(drawer.getByRole('checkbox', { name: 'My Manager & Peers' })).toBeInTheDocument();
  expect(drawer.queryByRole('checkbox', { name: 'My Direct Reports' })).not.toBeInTheDocument();
  const states = within(drawer.getByRole('group', { name: 'State' })).getAllByRole('checkbox');
  expect(states.map((box) => box.closest('label')?.textContent)).toEqual([
    'Draft',
    'In review',
    'Approved',
    'Shelving in review',
    'Shelved',
    'Results in review',
    'Finalized',
  ]);
});

test('[GOAL-019] the ceo is not offered My Manager & Peers', async () => {
  showGoals(server, {
    goals: [goalNamed(12, 'Lift retention')],
    session: fakeSession({ profile: { RoleName: 'ceo' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter goals' }));
  expect(drawer.getByRole('checkbox', { name: 'My Direct Reports' })).toBeInTheDocument();
  expect(drawer.queryByRole('checkbox', { name: 'My Manager & Peers' })).not.toBeInTheDocument();
});

test('[GOAL-011] an empty quarter where goals may be added prompts for one', async () => {
  showGoals(server);
  expect(await screen.findByText('No goals in Q4 2026 yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a Goal' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Goal' })).toBeVisible();
});

test('[GOAL-002][GOAL-012] a past quarter offers neither prompt nor Add Goal, and the way back', async () => {
  const { location } = showGoals(server, { route: `/v3/goals?period=${PERIOD_ID - 1}` });
  expect(await screen.findByText('No goals in this quarter.')).toBeVisible();
  await screen.findByText(/Q3 2026 has ended/);
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go to Q4 2026' }));
  await waitFor(() => expect(location()).toBe('/v3/goals'));
});

test('[GOAL-005] until the quarter of a link is known, no quarter is requested or shown instead', async () => {
  const released = Promise.withResolvers<void>();
  const passes: unknown[] = [];
  const { asked, location } = showGoals(server, {
    list: ({ PeriodId }) =>
      fakePage(PeriodId === PERIOD_ID ? [goalNamed(12, 'This quarter')] : [goalNamed(9, 'Last quarter')]),
    goals: [goalNamed(9, 'Last quarter'), goalNamed(12, 'This quarter')],
    route: `/v3/goals?period=${PERIOD_ID - 1}`,
  });
  const isAsked = Promise.withResolvers<void>();
  server.use(
    on('goals.weeklyPass', () => {
      passes.push(null);
      return { data: [] };
    }),
    on('goals.periods', async () => {
      isAsked.resolve();
      await released.promise;
      return { data: fakePeriods() };
    }),
  );
  await act(() => isAsked.promise);
  expect(screen.getByText('Loading goals')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Quarter|Update my week|Add/ })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
  released.resolve();
  expect(await screen.findByRole('link', { name: 'Last quarter' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Quarter: Q3 2026' })).toBeVisible();
  await waitFor(() => expect(location()).toBe(`/v3/goals/9?period=${PERIOD_ID - 1}`));
  expect(asked).toEqual([{ PeriodId: PERIOD_ID - 1 }]);
  expect(passes).toEqual([]);
});

test('a new goal waits for the quarter that a link means', async () => {
  const released = Promise.withResolvers<void>();
  showGoals(server, { route: `/v3/goals?period=${PERIOD_ID + 1}&do=add` });
  server.use(
    on('goals.periods', async () => {
      await released.promise;
      return { data: fakePeriods() };
    }),
  );
  expect(await screen.findByText('Loading goals')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  released.resolve();
  const form = within(await screen.findByRole('dialog', { name: 'Add goal' }));
  expect(form.getByRole('combobox', { name: 'Quarter' })).toHaveDisplayValue(/^Q1 2027/);
});

test('quarters that cannot be loaded can be loaded again', async () => {
  const { asked } = showGoals(server, { route: `/v3/goals?period=${PERIOD_ID - 1}` });
  server.use(
    on('goals.periods', () => {
      throw new ApiProblem('denied', 'The tables are being moved.');
    }),
  );
  expect(await screen.findByText('The quarters could not be loaded')).toBeVisible();
  expect(screen.getByText('The tables are being moved.')).toBeVisible();
  expect(asked).toEqual([]);
  server.use(on('goals.periods', () => ({ data: fakePeriods() })));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No goals in this quarter.')).toBeVisible();
  expect(asked).toEqual([{ PeriodId: PERIOD_ID - 1 }]);
});

test('[GOAL-012] a list that is filtered out names the filters and clears them', async () => {
  const { location } = showGoals(server, { route: '/v3/goals?show=down&q=abc' });
  expect(await screen.findByText('No goals in this quarter.')).toBeVisible();
  expect(screen.getByText('No goals match Trending Down and “abc”.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1) as HTMLElement);
  await waitFor(() => expect(location()).toBe('/v3/goals'));
  expect(await screen.findByRole('button', { name: 'Add a Goal' })).toBeVisible();
});

test('[GOAL-003] observers cannot add goals and get no scopes', async () => {
  const session = fakeSession({ profile: { RoleName: 'observer' }, abilities: { addGoal: false } });
  showGoals(server, { session });
  expect(await screen.findByText('No goals in this quarter.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Filter by/ })).not.toBeInTheDocument();
});

test('[GOAL-016] the route type company lists company goals and keeps to its path', async () => {
  const { asked, location } = showGoals(server, {
    goals: [goalNamed(12, 'Reach 118%')],
    route: '/v3/goals/type/company',
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Reach 118%' })).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toEqual({ PeriodId: PERIOD_ID, GoalSelectFilter: [3] }));
  await waitFor(() => expect(location()).toBe('/v3/goals/type/company?goal=12'));
});

test('while the list is loading, a skeleton shows its final layout', async () => {
  server.use(onPending('goals.list'));
  const { asked } = showGoals(server);
  server.use(onPending('goals.list'));
  expect(await screen.findByText('Loading goals')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a list that cannot be loaded says why and tries again', async () => {
  let isDown = true;
  showGoals(server, {
    list: () => {
      if (isDown) throw new ApiProblem('bad_request', 'The filter is not known.');
      return fakePage([goalNamed(12, 'Lift retention')]);
    },
    goals: [goalNamed(12, 'Lift retention')],
  });
  expect(await screen.findByText('The goals could not be loaded')).toBeVisible();
  expect(screen.getByText('The filter is not known.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Lift retention' })).toBeVisible();
});

test('[LIVE-006] what others change appears without losing the place', async () => {
  let title = 'Lift retention';
  const { asked, hub, location } = showGoals(server, {
    list: () => fakePage([goalNamed(12, title), goalNamed(13, 'Renew')]),
    goals: [goalNamed(13, 'Renew')],
    route: '/v3/goals/13?q=re',
  });
  server.use(on('goals.rows', ({ body }) => ({ data: body.Ids.map((id) => goalNamed(id, title)) })));
  await screen.findByRole('link', { name: 'Lift retention' });
  title = 'Lift retention further';
  act(() => hub.emit('TenantUpdate', { type: 'goal_update', id: 12, actorId: 3 }));
  expect(await screen.findByRole('link', { name: 'Lift retention further' })).toBeVisible();
  await waitFor(() => expect(location()).toBe('/v3/goals/13?q=re'));
  // Only the goal was read.
  expect(asked).toHaveLength(1);
  title = 'Lift retention again';
  act(() => hub.emit('missed', {}));
  expect(await screen.findByRole('link', { name: 'Lift retention again' })).toBeVisible();
});

test('a goal that is gone says so beside the list', async () => {
  showGoals(server, { goals: [goalNamed(12, 'Lift retention')], route: '/v3/goals/99' });
  server.use(
    on('goals.read', () => {
      throw new ApiProblem('not_found', 'Not found.');
    }),
  );
  expect(await screen.findByText('This goal is not available')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Lift retention' })).toBeVisible();
});

test('opened from the menu, the list comes up as it was filtered last; a link is taken at its word', async () => {
  const goals = [goalNamed(12, 'Lift retention')];
  const first = showGoals(server, { goals });
  await userEvent.click(await screen.findByRole('button', { name: 'Filter by My Goals' }));
  await waitFor(() => expect(first.location()).toContain('goals=1'));
  first.unmount();
  const again = showGoals(server, { goals });
  await waitFor(() => expect(again.location()).toBe('/v3/goals/12?goals=1'));
  expect(screen.getByRole('button', { name: 'Remove filter My Goals' })).toBeVisible();
  again.unmount();
  const linked = showGoals(server, { goals, route: '/v3/goals/12' });
  await screen.findByRole('heading', { level: 2, name: 'Lift retention' });
  expect(linked.location()).toBe('/v3/goals/12');
});
